import type { Seat } from '@parlour/kernel';
import type { SeatInfo, TableInfo } from '@parlour/protocol';
import type { TableClient, TableClientState } from '../../../client/table/table-client.ts';

export interface SeatingProps {
  readonly client: TableClient;
  readonly state: TableClientState;
  readonly table: TableInfo;
}

export const occupantName = (seated: SeatInfo): string => (seated.kind === 'bot' ? seated.name : seated.person.name);

/** The seat a bot plays for this person, which they can take back. */
export function reservedSeatOf({ you }: TableClientState, table: TableInfo): { readonly seat: Seat; readonly bot: string } | null {
  for (const [seat, seated] of table.seats.entries()) {
    if (seated.kind === 'bot' && seated.owner !== undefined && seated.owner.handle === you && seated.removed !== true)
      return { seat, bot: seated.name };
  }
  return null;
}

export function ownSeatOf(state: TableClientState, table: TableInfo): Seat | null {
  return state.seat ?? reservedSeatOf(state, table)?.seat ?? null;
}

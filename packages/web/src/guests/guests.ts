import type { Seated, TableInfo } from '@parlour/protocol';
import type { TableClient, TableState } from '../play/table-store.ts';

export interface GuestsProps {
  readonly client: TableClient;
  readonly state: TableState;
  readonly table: TableInfo;
}

export const nameOf = (seated: Seated): string => (seated.kind === 'bot' ? seated.name : seated.person.name);

import type { ClientMessage } from '@parlour/protocol';
import type { Effect, Input, Occupant } from './inputs.ts';
import type { Room } from './room.ts';

/** An input that changed the table, and the occupant whom a seat number in it stood for. */
export interface RepeatableInput {
  readonly input: Input;
  readonly meant: Occupant | undefined;
}

/** The occupant of the seat that a message names by its number. Asked before the input is applied. */
export function occupantMeant(input: Input, { occupants }: Room): Occupant | undefined {
  return input.type === 'message' && namesOccupant(input.message) ? occupants[input.message.seat] : undefined;
}

/** The input to apply again if the write of its effect is lost. Automatic changes happen again by themselves. */
export function inputBehind(effect: Extract<Effect, { type: 'save' | 'create' }>, input: Input, { pendingMatch }: Room): Input | undefined {
  if (effect.type === 'create')
    return pendingMatch === null ? undefined : { type: 'message', connection: pendingMatch.asker, message: { type: 'start' } };
  if (input.type === 'connect') return { type: 'person-changed', person: input.person };
  return input.type === 'message' || input.type === 'person-changed' || input.type === 'leave' || input.type === 'erase-person'
    ? input
    : undefined;
}

/** The same input for the present table: the occupant meant may have another seat, or none. */
export function inputAgain({ input, meant }: RepeatableInput, room: Room): Input | undefined {
  if (input.type !== 'message' || !namesOccupant(input.message) || meant === undefined) return input;
  const seat = room.occupants.findIndex((occupant) => identityOf(occupant) === identityOf(meant));
  return seat < 0 ? undefined : { ...input, message: { ...input.message, seat } };
}

type OccupantMessage = ClientMessage & { readonly type: 'remove' | 'stand-in' | 'seat-code' };

const namesOccupant = (message: ClientMessage): message is OccupantMessage =>
  message.type === 'remove' || message.type === 'stand-in' || message.type === 'seat-code';

const identityOf = (occupant: Occupant): string => (occupant.kind === 'bot' ? `bot ${occupant.name}` : `person ${occupant.person.handle}`);

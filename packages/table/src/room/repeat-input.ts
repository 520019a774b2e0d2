import type { Effect, Input } from './inputs.ts';
import type { Room } from './room.ts';

const REPEATED: ReadonlySet<Input['type']> = new Set(['message', 'person-changed', 'leave', 'erase-person']);

/** The input to apply again if the write of its effect is lost. Automatic changes happen again by themselves. */
export function inputBehind(effect: Extract<Effect, { type: 'save' | 'create' }>, input: Input, { pendingMatch }: Room): Input | undefined {
  if (effect.type === 'create')
    return pendingMatch === null ? undefined : { type: 'message', connection: pendingMatch.asker, message: { type: 'start' } };
  if (input.type === 'connect') return { type: 'person-changed', person: input.person };
  return REPEATED.has(input.type) ? input : undefined;
}

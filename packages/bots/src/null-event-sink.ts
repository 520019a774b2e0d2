import type { EventSink } from '@parlour/kernel';

/** Nobody listens to a simulation, or to a game that a bot plays in its head. */
export const NULL_EVENT_SINK: EventSink<object> = {
  emit() {},
  emitTo() {},
  emitSplit() {},
  disclose: (secret) => secret.secret,
  answer: (secret, _to, question) => question(secret.secret),
};

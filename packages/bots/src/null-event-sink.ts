import type { EventSink } from '@parlour/kernel';

/** An event sink for simulations and for matches that a bot imagines: no viewer receives their events. */
export const NULL_EVENT_SINK: EventSink<object> = {
  emit() {},
  emitTo() {},
  emitSplit() {},
  disclose: (secret) => secret.secret,
  answer: (secret, _to, question) => question(secret.secret),
};

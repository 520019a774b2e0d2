import type { Viewer } from '@parlour/kernel';
import { hiddenFrom, type Mutant, type Wire } from '@parlour/kernel/laws';

/** A table whose messages depend on values hidden from their receivers. */
function inMessages(name: string, leak: (messages: readonly string[], hidden: number) => readonly string[]): Mutant {
  return {
    name,
    plantInWire:
      (wire: Wire): Wire =>
      (before, played, viewers) =>
        new Map(
          [...wire(before, played, viewers)].map(([viewer, sent]: readonly [Viewer, readonly string[]]) => [
            viewer,
            leak(sent, hiddenFrom(played.match.state, viewer)),
          ]),
        ),
  };
}

const isFrame = (message: string): boolean => message.startsWith('{"type":"frame"');

/** The message with one more field at the end of the frame. */
const withField = (field: string) => (message: string) => (isFrame(message) ? `${message.slice(0, -1)},${field}}` : message);

/** Leaks that show in no view and in no event: in the shape, the size, the number and the order of messages. */
export const FRAME_MUTANTS: readonly Mutant[] = [
  inMessages('a frame has an empty private part when something hidden calls for it', (messages, hidden) =>
    hidden % 2 === 0 ? messages : messages.map(withField('"own":{"events":[]}')),
  ),
  inMessages('a field without meaning is as long as a hidden value', (messages, hidden) =>
    messages.map(withField(`"pad":"${'x'.repeat(hidden % 7)}"`)),
  ),
  inMessages('a field is null or absent, as a hidden value has it', (messages, hidden) =>
    hidden % 2 === 0 ? messages : messages.map((message) => message.replace('"step"', '"note":null,"step"')),
  ),
  inMessages('one more message comes when something hidden calls for it', (messages, hidden) =>
    hidden % 2 === 0 ? messages : [...messages, '{"type":"pong"}'],
  ),
  inMessages('a frame is sent twice when something hidden calls for it', (messages, hidden) =>
    hidden % 2 === 0 ? messages : messages.flatMap((message) => (isFrame(message) ? [message, message] : [message])),
  ),
  inMessages('a step that changes nothing for a viewer is not sent to them, unless something hidden calls for it', (messages, hidden) =>
    hidden % 2 === 0 ? messages : messages.filter((message) => !isFrame(message)),
  ),
  inMessages('the order of messages follows a hidden value', (messages, hidden) => (hidden % 2 === 0 ? messages : messages.toReversed())),
];

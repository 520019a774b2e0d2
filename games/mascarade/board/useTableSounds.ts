import type { BoardTools, StepEvents } from '@parlour/ui/board/game-ui.ts';
import type { SoundName } from '@parlour/ui/sound/sounds.ts';
import { type Words } from '@parlour/words';
import { useEffect, useEffectEvent } from 'react';
import type { Event } from '../rules/index.ts';
import { announceSpeech } from '../words/sentences.ts';

/** [M-42*] The cloth sounds alike whatever the hands did: the sound hangs on the kind of event alone. */
const SOUNDS: Readonly<Partial<Record<Event['type'], SoundName>>> = {
  revealed: 'slam',
  confessed: 'slam',
  shown: 'card',
  looked: 'card',
  peeked: 'card',
  covered: 'card',
  exchanged: 'cloth',
  juggled: 'cloth',
  returned: 'cloth',
  traded: 'coin',
  paid: 'coin',
  announced: 'turn',
};

/** Each step is heard once, as it happens: the first thing of it that makes a sound, and what was said aloud. */
export function useTableSounds({ step, events }: StepEvents<Event>, tools: BoardTools, words: Words): void {
  const sound = useEffectEvent((_step: number) => {
    const name = events.map((event) => SOUNDS[event.type]).find((found) => found !== undefined);
    if (name !== undefined) tools.play(name);
    const announced = events.find((event) => event.type === 'announced');
    if (announced !== undefined) tools.speak(announceSpeech(words, announced.mask));
  });
  useEffect(() => sound(step), [step]);
}

import type { BoardTools, StepEvents } from '@parlour/ui/board/game-ui.ts';
import type { SoundName } from '@parlour/ui/sound/sounds.ts';
import { type Words } from '@parlour/words';
import { useEffect, useEffectEvent } from 'react';
import type { Event } from '../rules/index.ts';
import { announceSpeech } from '../words/sentences.ts';

/** [M-42*] The cloth sounds the same whatever the hands did: the sound depends only on the type of event. */
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

/** Plays the sounds of each step once: its first event with a sound, and its speech. */
export function useTableSounds({ step, events }: StepEvents<Event>, tools: BoardTools, words: Words): void {
  const sound = useEffectEvent((_step: number) => {
    const name = events.map((event) => SOUNDS[event.type]).find((found) => found !== undefined);
    if (name !== undefined) tools.play(name);
    const announced = events.find((event) => event.type === 'announced');
    if (announced !== undefined) tools.speak(announceSpeech(words, announced.mask));
  });
  useEffect(() => sound(step), [step]);
}

import type { BoardTools, StepEvents } from '@parlour/ui/board/game-ui.ts';
import type { SoundName } from '@parlour/ui/sound/sounds.ts';
import { type Words } from '@parlour/words';
import { useEffect, useEffectEvent } from 'react';
import type { Event } from '../rules/index.ts';
import { offerSpeech, refuseSpeech } from '../words/sentences.ts';

const SOUNDS: Readonly<Partial<Record<Event['type'], SoundName>>> = {
  drew: 'card',
  turned: 'card',
  gave: 'turn',
  thanked: 'thank',
  refused: 'slam',
};

/** Plays the sounds of each step once: its first event with a sound, and its speech. */
export function useTableSounds({ step, events }: StepEvents<Event>, tools: BoardTools, words: Words): void {
  const sound = useEffectEvent((_step: number) => {
    const name = events.map((event) => SOUNDS[event.type]).find((found) => found !== undefined);
    if (name !== undefined) tools.play(name);
    const speech = events.map((event) => speechOf(words, event)).find((text) => text !== null);
    if (speech) tools.speak(speech);
  });
  useEffect(() => sound(step), [step]);
}

function speechOf(words: Words, event: Event): string | null {
  switch (event.type) {
    case 'gave':
      return offerSpeech(words, event.said);
    case 'thanked':
      return words.t('thats-not-a-hat.say.thank');
    case 'refused':
      return refuseSpeech(words, event.said);
    default:
      return null;
  }
}

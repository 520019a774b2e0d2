import type { Event } from '@parlour/games/thats-not-a-hat';
import { speechOffering, speechRefusing, type Words } from '@parlour/words';
import { useEffect } from 'react';
import type { SoundName } from '../../sound/sounds.ts';
import type { Heard, TableTools } from '../face.ts';

const SOUNDS: Readonly<Partial<Record<Event['type'], SoundName>>> = {
  drew: 'card',
  turned: 'card',
  gave: 'turn',
  thanked: 'thank',
  refused: 'slam',
};

/** Each step is heard once, as it happens: the first thing of it that makes a sound, and what was said aloud. */
export function useTableSounds({ step, events }: Heard<Event>, tools: TableTools, words: Words): void {
  useEffect(() => {
    const sound = events.map((event) => SOUNDS[event.type]).find((name) => name !== undefined);
    if (sound !== undefined) tools.play(sound);
    const speech = events.map((event) => speechOf(words, event)).find((text) => text !== null);
    if (speech) tools.speak(speech);
    // A new step sounds; a new language or a new handler does not repeat the old one.
  }, [step]);
}

function speechOf(words: Words, event: Event): string | null {
  switch (event.type) {
    case 'gave':
      return speechOffering(words, event.said);
    case 'thanked':
      return words.t('hat.say.thank');
    case 'refused':
      return speechRefusing(words, event.said);
    default:
      return null;
  }
}

import type { BoardTools, StepEvents } from '@parlour/ui/board/game-ui.ts';
import type { SoundName } from '@parlour/ui/sound/sounds.ts';
import { useEffect, useEffectEvent } from 'react';
import type { Event } from '../rules/index.ts';

/** In order of priority: a step with a Good Photo plays its sound, whatever else it holds. */
const SOUNDS: readonly (readonly [Event['type'], SoundName])[] = [
  ['sunset', 'sunset'],
  ['goodPhoto', 'thank'],
  ['photo', 'shutter'],
  ['took', 'card'],
];

export function useTableSounds({ step, events }: StepEvents<Event>, tools: BoardTools): void {
  const sound = useEffectEvent(() => {
    const found = SOUNDS.find(([type]) => events.some((event) => event.type === type));
    if (found !== undefined) tools.play(found[1]);
    if (found?.[1] === 'shutter' && events.some((event) => event.type === 'photo' && event.focus !== 'sharp')) tools.play('wrong');
  });
  useEffect(() => sound(), [step]);
}

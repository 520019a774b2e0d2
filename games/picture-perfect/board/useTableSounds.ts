import type { BoardTools, StepEvents } from '@parlour/ui/board/game-ui.ts';
import type { SoundName } from '@parlour/ui/sound/sounds.ts';
import { useEffect, useEffectEvent } from 'react';
import type { Event } from '../rules/index.ts';

/** In order of priority. */
const SOUNDS: readonly (readonly [Event['type'], SoundName])[] = [
  ['finalPhoto', 'sunset'],
  ['scored', 'shutter'],
  ['turnedUp', 'knock'],
  ['sold', 'slam'],
  ['bid', 'tap'],
  ['opened', 'card'],
  ['moved', 'card'],
];

export function useTableSounds({ step, events }: StepEvents<Event>, tools: BoardTools): void {
  const sound = useEffectEvent(() => {
    const found = SOUNDS.find(([type]) => events.some((event) => event.type === type));
    if (found !== undefined) tools.play(found[1]);
  });
  useEffect(() => sound(), [step]);
}

import type { Event } from '@parlour/games/picture-perfect';
import { useEffect, useEffectEvent } from 'react';
import type { SoundName } from '../../sound/sounds.ts';
import type { Heard, TableTools } from '../face.ts';

/** The most telling first. */
const SOUNDS: readonly (readonly [Event['type'], SoundName])[] = [
  ['finalPhoto', 'sunset'],
  ['scored', 'shutter'],
  ['turnedUp', 'knock'],
  ['sold', 'slam'],
  ['bid', 'tap'],
  ['opened', 'card'],
  ['moved', 'card'],
];

export function useTableSounds({ step, events }: Heard<Event>, tools: TableTools): void {
  const sound = useEffectEvent(() => {
    const found = SOUNDS.find(([type]) => events.some((event) => event.type === type));
    if (found !== undefined) tools.play(found[1]);
  });
  useEffect(() => sound(), [step]);
}

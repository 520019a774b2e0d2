import { type ArenaBots, BOT_LEVELS, type Bot, variantOf } from '@parlour/bots';
import type { Seat } from '@parlour/kernel';
import { activeSeat, coinsOf, type Event, type MascaradeTypes, type MaskKind, type Move, type View } from '../rules/index.ts';
import { bestGuess, likelihood } from './frozen-1/beliefs.ts';
import { bot as frozen } from './frozen-1/index.ts';
import type { MascaradeMemory } from './frozen-1/memory.ts';

const sharp = frozen('sharp');
const SURE = 0.95;
const LEADER = 9;

const pass: Move = { do: 'pass' };
const claim: Move = { do: 'claim' };

const placeOf = (view: View, seat: Seat): number => view.placeOf[seat] ?? seat;
const odds = ({ beliefs }: MascaradeMemory, view: View, seat: Seat, mask: MaskKind): number =>
  likelihood(beliefs, view.inPlay, placeOf(view, seat), mask);
const mayAnnounce = (view: View, seat: Seat): boolean =>
  view.phase === 'turn' && view.turn >= 4 && !view.barred && view.owesLook[seat] !== true;

/** Takes every exchange of another player as a swap. */
const asSwap = (event: Event): Event =>
  (event.type === 'exchanged' || event.type === 'juggled') && event.sleight === null ? { ...event, sleight: 'swap' } : event;

/** Masks that bring most coins from the bank. */
const RICH: readonly MaskKind[] = ['empress', 'patron', 'widow', 'king'];

/** Frozen versions, and scripts that each use one weakness. */
export const ENTRANTS: ArenaBots = {
  ...Object.fromEntries(BOT_LEVELS.map((level) => [`frozen-1-${level}`, frozen(level)])),
  'exchange-reader': {
    ...sharp,
    observe: (memory, events, view, seat, chance) => sharp.observe(memory, events.map(asSwap), view, seat, chance),
  } satisfies Bot<MascaradeTypes, MascaradeMemory>,
  'never-objects': variantOf(sharp, (_memory, view): Move | undefined => (view.phase === 'claim' ? pass : undefined)),
  'only-what-it-wears': variantOf(sharp, (memory, view, seat): Move | undefined => {
    const mask = bestGuess(memory.beliefs, view.inPlay, placeOf(view, seat));
    if (view.phase === 'claim') return view.announced !== null && odds(memory, view, seat, view.announced) >= SURE ? claim : pass;
    if (!mayAnnounce(view, seat)) return undefined;
    return odds(memory, view, seat, mask) >= SURE ? { do: 'announce', mask } : { do: 'look' };
  }),
  'always-the-richest': variantOf(sharp, (_memory, view, seat): Move | undefined => {
    const mask = RICH.find((kind) => view.inPlay.includes(kind));
    return mask !== undefined && mayAnnounce(view, seat) ? { do: 'announce', mask } : undefined;
  }),
  'objects-to-leaders': variantOf(sharp, (_memory, view): Move | undefined =>
    view.phase === 'claim' && coinsOf(view, activeSeat(view)) >= LEADER ? claim : undefined,
  ),
  'guesses-its-mask': variantOf(sharp, (memory, view, seat): Move | undefined =>
    mayAnnounce(view, seat) ? { do: 'announce', mask: bestGuess(memory.beliefs, view.inPlay, placeOf(view, seat)) } : undefined,
  ),
};

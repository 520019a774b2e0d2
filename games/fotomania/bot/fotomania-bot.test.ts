import { BOT_LEVELS, type BotLevel, chooseMove, newBotPlayer, observeStep, parseLevel, playBotMatch } from '@parlour/bots';
import { type AnyGame, chanceFor, EventCollector, seedFromText, startMatch } from '@parlour/kernel';
import { describe, expect, it } from 'vitest';
import { botFor } from '../../bots-catalogue.ts';
import {
  type Advance,
  advanceCard,
  type Card,
  cardOf,
  type Event,
  type Frame,
  fotomania,
  halfOf,
  previewPhotos,
  type View,
} from '../rules/index.ts';
import { bot, botWith } from './index.ts';
import { LEVEL_PARAMS } from './level-params.ts';
import { beliefsOf, emptyMemory, remember } from './memory.ts';
import { quickMove } from './quick-policy.ts';

const game = fotomania as unknown as AnyGame;

function optionsFor(seats: number, given: object = {}) {
  const parsed = fotomania.parseOptions(given, seats);
  if (!('ok' in parsed)) throw new Error('the options are refused');
  return parsed.ok;
}

/**
 * Mean lead and share of wins of `level` over `other` in matches of two, with alternating seats. One match's lead varies
 * by some 14 points, so a dozen matches prove nothing.
 */
function duel(level: BotLevel, other: BotLevel, games: number) {
  const bots = [bot(level), bot(other)];
  let lead = 0;
  let wins = 0;
  for (let i = 0; i < games; i++) {
    const seat = i % 2;
    const { scores, winners } = playBotMatch(game, optionsFor(2), seat === 0 ? bots : bots.toReversed(), `duel ${i}`);
    lead += ((scores[seat] ?? 0) - (scores[1 - seat] ?? 0)) / games;
    wins += (winners.length === 1 && winners[0] === seat ? 1 : 0) / games;
  }
  return { lead, wins };
}

/** What the first of two players sees before the last photos, without grey and purple. */
function finale(seed: string, hand: readonly Card[]): View {
  const { match } = startMatch(fotomania, optionsFor(2, { leaveOut: 'grey', leaveOutToo: 'purple' }), 2, seedFromText(seed));
  const view = fotomania.view(match.state, 0);
  return { ...view, phase: 'finale', deck: 0, sunsetPassed: true, city: view.city.map(() => null), hand, handSizes: [3, 3] };
}

describe('Fotomania bots', () => {
  it('are found under all their names', () => {
    expect(botFor('fotomania', 'sharp').level).toBe('sharp');
    expect(['strong', 'beginner', 'normal', 'nobody'].map(parseLevel)).toEqual(['sharp', 'easy', 'normal', undefined]);
  });

  it('play whole games at every number of seats, with every option, and never an illegal move', () => {
    for (const seats of [2, 3, 4]) {
      const players = Array.from({ length: seats }, (_, i) => bot(BOT_LEVELS[i % 2] as BotLevel));
      const result = playBotMatch(game, optionsFor(seats, { openBacks: true, missedOpportunity: true }), players, `game ${seats}`);
      expect(result.scores).toHaveLength(seats);
    }
  });

  it('hard beats easy by far', () => {
    const { lead, wins } = duel('sharp', 'easy', 16);
    expect(lead).toBeGreaterThan(12);
    expect(wins).toBeGreaterThanOrEqual(0.75);
  });

  it('normal beats easy too', () => {
    expect(duel('normal', 'easy', 60).lead).toBeGreaterThan(4);
  });

  it('chooses the same again with the same chance', () => {
    const started = startMatch(game, optionsFor(3), 3, seedFromText('again'));
    const player = observeStep(newBotPlayer(bot('sharp'), started.match, 1), started);
    const turn = { ...started.match, state: { ...started.match.state, turn: 1 } };
    expect(chooseMove(player, turn)).toEqual(chooseMove(player, turn));
  });

  it('plays what fits when it can: spoils no photo that an advance would save', () => {
    const base = finale('fit', [cardOf('blue', 12), cardOf('red', 3), cardOf('green', 4)]);
    const view: View = {
      ...base,
      strips: base.strips.map((own) =>
        own.map((strip) => (strip.colour === 'blue' ? { ...strip, frames: [{ face: 'up', number: 2 }], last: 2, sharp: 1 } : strip)),
      ),
    };
    const move = bot('sharp').choose(emptyMemory(view), view, 0, chanceFor(seedFromText('x'), 1)) as Advance;
    expect(previewPhotos(view, 0, move).map((shot) => shot.focus)).toEqual(['sharp', 'sharp']);
  });
});

describe('the card left in hand at the end', () => {
  const base = finale('missed', [cardOf('red', 3), cardOf('green', 4), cardOf('blue', 12)]);
  const numbers = [2, 3, 4, 5, 6];
  /** Blue is the best strip, and the blue card in hand does not fit. */
  const view: View = {
    ...base,
    strips: base.strips.map((own, seat) =>
      own.map((strip) => {
        if (seat !== 0 || strip.colour !== 'blue') return strip;
        const frames = numbers.map((number) => ({ face: 'up' as const, number }));
        return { ...strip, frames, direction: 'ascending' as const, last: 6, sharp: numbers.length };
      }),
    ),
  };
  const left = (level: BotLevel, missedOpportunity: boolean) => {
    const seen: View = { ...view, options: { ...view.options, missedOpportunity } };
    const attentive = botWith(level, { ...LEVEL_PARAMS[level], attention: 1 });
    const move = attentive.choose(emptyMemory(seen), seen, 0, chanceFor(seedFromText('left'), 1)) as Advance;
    return advanceCard(seen.hand ?? [], move).at(-1)?.colour;
  };

  it.each(BOT_LEVELS)('is one that costs nothing, at the level %s', (level) => {
    expect(left(level, false)).toBe('blue');
  });

  it.each(BOT_LEVELS)('[F-35] is of no colour that would be lost with Missed Opportunity, at the level %s', (level) => {
    expect(left(level, true)).not.toBe('blue');
  });

  it('[F-35] is what the quick policy of playouts wants it to be', () => {
    const options = { ...view.options, missedOpportunity: true };
    const world = fotomania.imagine({ ...view, options }, 0, {}, chanceFor(seedFromText('left'), 2));
    const hand = (world.hands[0] ?? []).map(({ secret }) => secret);
    expect(advanceCard(hand, quickMove(world, 0) as Advance).at(-1)?.colour).not.toBe('blue');
  });
});

const PERFECT = { decay: 0, interference: 0 };
const chance = chanceFor(seedFromText('memory'), 1);

describe('the memory of a bot', () => {
  const { match, events } = startMatch(fotomania, optionsFor(2), 2, seedFromText('memory'));
  const state = fotomania.clone(match.state);
  const tell = (move: Parameters<typeof fotomania.check>[2], seat: number): readonly Event[] => {
    const scribe = new EventCollector<Event>();
    fotomania.resolve(state, [{ seat, move }], chanceFor(seedFromText('x'), 1), scribe);
    return scribe.collected.filter(({ except, only }) => !(except?.includes(1 - seat) || only?.includes(seat))).map(({ event }) => event);
  };

  it('follows a card that was taken face up through the hand, and knows a face-down one by its back', () => {
    const [mover, watcher] = [match.state.turn, 1 - match.state.turn];
    let memory = remember(
      emptyMemory(fotomania.view(state, watcher)),
      events.map(({ event }) => event),
      fotomania.view(state, watcher),
      PERFECT,
      chance,
    );
    memory = remember(memory, tell({ do: 'take', count: 2, row: 0, side: 'left' }, mover), fotomania.view(state, watcher), PERFECT, chance);
    const [open, closed] = (state.hands[mover] ?? []).slice(-2).map((card) => card.secret);
    const known = () => beliefsOf(memory).hands?.[mover] ?? [];
    expect(known().slice(0, 5)).toEqual([null, null, null, null, null]);
    expect(known()[5]).toEqual(open);
    expect(known()[6]).toEqual({ colour: closed?.colour, half: (closed?.number ?? 0) <= 6 ? 'low' : 'high' });

    memory = remember(memory, tell({ do: 'advance', from: 5, to: 6 }, mover), fotomania.view(state, watcher), PERFECT, chance);
    expect(known().at(-1)).toEqual(open);
    const dream = fotomania.imagine(fotomania.view(state, watcher), watcher, beliefsOf(memory), chanceFor(seedFromText('dream'), 1));
    const dreamt = (dream.hands[mover] ?? []).map((card) => card.secret);
    expect(dreamt.at(-1)).toEqual(open);
    expect(dreamt.at(-2)).toMatchObject({ colour: closed?.colour });
  });

  it('knows an out-of-focus card: in every world it imagines that card lies there and nowhere else', () => {
    const dealt = match.state;
    const next = dealt.deck.at(-1)?.secret;
    if (next === undefined || next === 'sunset') throw new Error('Sunset never comes first');
    const faceDown: Frame = { face: 'down', half: halfOf(next.number) };
    const strips = dealt.strips.map((own, seat) =>
      own.map((strip) => (seat === 0 && strip.colour === next.colour ? { ...strip, frames: [faceDown] } : strip)),
    );
    const view = { ...fotomania.view(dealt, 0), strips, deck: dealt.deck.length - 1 } satisfies View;
    const memory = remember(emptyMemory(view), [{ type: 'photo', seat: 1, card: next, focus: 'too-far' }], view, PERFECT, chance);
    for (let seed = 0; seed < 20; seed++) {
      const world = fotomania.imagine(view, 0, beliefsOf(memory), chanceFor(seedFromText(`${seed}`), 1));
      expect(world.gone.map((card) => card.secret)).toEqual([next]);
      expect(world.deck.map((card) => card.secret)).not.toContainEqual(next);
    }
  });
});

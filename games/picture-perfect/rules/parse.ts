import { isIndex, isRecord, type Parsed, refuse } from '@parlour/kernel';
import { DECORATION_IDS, type DecorationId, GUEST_IDS, type GuestId, parsePlacement, parseScene } from '../photo/index.ts';
import type { Move, Statement } from './types.ts';

/** No bid or price is ever higher: there are fewer decorations. */
const MOST = 99;

export function parseMove(input: unknown): Parsed<Move> {
  if (!isRecord(input) || typeof input.do !== 'string' || !Object.hasOwn(READERS, input.do)) return refuse('malformed-move');
  const move = READERS[input.do as Move['do']](input);
  return move === undefined ? refuse('malformed-move') : { ok: move };
}

type Reader = (input: Readonly<Record<string, unknown>>) => Move | undefined;

const bare =
  (kind: 'done' | 'ready' | 'pass' | 'sell' | 'buy'): Reader =>
  () => ({ do: kind });

const ofGuest =
  (kind: 'open' | 'keep' | 'steal' | 'contribute'): Reader =>
  ({ guest }) =>
    isGuest(guest) ? { do: kind, guest } : undefined;

const READERS: Readonly<Record<Move['do'], Reader>> = {
  done: bare('done'),
  ready: bare('ready'),
  pass: bare('pass'),
  sell: bare('sell'),
  buy: bare('buy'),
  open: ofGuest('open'),
  keep: ofGuest('keep'),
  steal: ofGuest('steal'),
  contribute: ofGuest('contribute'),
  rumour: ({ guest }) => (isGuestOrNull(guest) ? { do: 'rumour', guest } : undefined),
  close: ({ vip }) => (typeof vip === 'boolean' ? { do: 'close', vip } : undefined),
  give: ({ left, right }) => (isGuestOrNull(left) && isGuestOrNull(right) ? { do: 'give', left, right } : undefined),
  swap: ({ take, give }) => (isList(take, isGuest) && isList(give, isGuest) ? { do: 'swap', take, give } : undefined),
  offer: ({ guest, says, price }) =>
    isGuest(guest) && isStatement(says) && (price === null || isAmount(price)) ? { do: 'offer', guest, says, price } : undefined,
  bid: ({ amount }) => (isAmount(amount) ? { do: 'bid', amount } : undefined),
  answer: ({ pays }) => (typeof pays === 'boolean' ? { do: 'answer', pays } : undefined),
  pay: ({ decorations }) => (isList(decorations, isDecoration) ? { do: 'pay', decorations } : undefined),
  vote: (input) => (input.for === null || isAmount(input.for) ? { do: 'vote', for: input.for } : undefined),
  arrange: (input) => {
    const placement = parsePlacement(input.placement);
    return placement.ok ? { do: 'arrange', placement: placement.value } : undefined;
  },
  photo: (input) => {
    const scene = parseScene(input.scene);
    return scene.ok ? { do: 'photo', scene: scene.value } : undefined;
  },
};

const isGuest = (value: unknown): value is GuestId => GUEST_IDS.some((guest) => guest === value);
const isGuestOrNull = (value: unknown): value is GuestId | null => value === null || isGuest(value);
const isDecoration = (value: unknown): value is DecorationId => DECORATION_IDS.some((decoration) => decoration === value);
const isStatement = (value: unknown): value is Statement | null => value === null || value === 'vip' || value === 'no-vip';
const isAmount = (value: unknown): value is number => isIndex(value) && value <= MOST;
const isList = <T>(value: unknown, isItem: (item: unknown) => item is T): value is T[] =>
  Array.isArray(value) && value.length <= MOST && value.every(isItem);

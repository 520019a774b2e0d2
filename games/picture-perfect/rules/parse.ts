import { isRecord, type Parsed, refuse } from '@parlour/kernel';
import { DECORATION_IDS, type DecorationId, GUEST_IDS, type GuestId, parsePlacement, parseScene } from '../photo/index.ts';
import type { Move, Statement } from './types.ts';

/** No bid or price is ever higher: there are fewer decorations. */
const MOST = 99;

export function parseMove(input: unknown): Parsed<Move> {
  if (!isRecord(input)) return refuse('malformed-move');
  const move = readMove(input);
  return move === undefined ? refuse('malformed-move') : { ok: move };
}

function readMove(input: Readonly<Record<string, unknown>>): Move | undefined {
  switch (input.do) {
    case 'done':
    case 'ready':
    case 'pass':
    case 'sell':
    case 'buy':
      return { do: input.do };
    case 'open':
    case 'keep':
    case 'steal':
    case 'contribute':
      return isGuest(input.guest) ? { do: input.do, guest: input.guest } : undefined;
    case 'rumour':
      return isGuestOrNull(input.guest) ? { do: 'rumour', guest: input.guest } : undefined;
    case 'close':
      return typeof input.vip === 'boolean' ? { do: 'close', vip: input.vip } : undefined;
    case 'give':
      return isGuestOrNull(input.left) && isGuestOrNull(input.right) ? { do: 'give', left: input.left, right: input.right } : undefined;
    case 'swap':
      return isList(input.take, isGuest) && isList(input.give, isGuest) ? { do: 'swap', take: input.take, give: input.give } : undefined;
    case 'offer':
      return isGuest(input.guest) && isStatement(input.says) && (input.price === null || isAmount(input.price))
        ? { do: 'offer', guest: input.guest, says: input.says, price: input.price }
        : undefined;
    case 'bid':
      return isAmount(input.amount) ? { do: 'bid', amount: input.amount } : undefined;
    case 'answer':
      return typeof input.pays === 'boolean' ? { do: 'answer', pays: input.pays } : undefined;
    case 'pay':
      return isList(input.decorations, isDecoration) ? { do: 'pay', decorations: input.decorations } : undefined;
    case 'vote':
      return input.for === null || isAmount(input.for) ? { do: 'vote', for: input.for } : undefined;
    case 'arrange': {
      const placement = parsePlacement(input.placement);
      return placement.ok ? { do: 'arrange', placement: placement.value } : undefined;
    }
    case 'photo': {
      const scene = parseScene(input.scene);
      return scene.ok ? { do: 'photo', scene: scene.value } : undefined;
    }
    default:
      return undefined;
  }
}

const isGuest = (value: unknown): value is GuestId => GUEST_IDS.some((guest) => guest === value);
const isGuestOrNull = (value: unknown): value is GuestId | null => value === null || isGuest(value);
const isDecoration = (value: unknown): value is DecorationId => DECORATION_IDS.some((decoration) => decoration === value);
const isStatement = (value: unknown): value is Statement | null => value === null || value === 'vip' || value === 'no-vip';
const isAmount = (value: unknown): value is number => Number.isInteger(value) && (value as number) >= 0 && (value as number) <= MOST;
const isList = <T>(value: unknown, isItem: (item: unknown) => item is T): value is T[] =>
  Array.isArray(value) && value.length <= MOST && value.every(isItem);

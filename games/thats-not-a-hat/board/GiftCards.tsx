import type { Seat } from '@parlour/kernel';
import type { BoardProps } from '@parlour/ui/board/game-ui.ts';
import { isSmall } from '@parlour/ui/seats/seat-geometry.ts';
import { type Gift, type HatTypes, type ObjectId, type Seen, thatsNotAHat } from '../rules/index.ts';
import { type CardLook, GiftCard } from './GiftCard.tsx';
import { captionOf, cardLabel } from './labels.ts';
import type { CardPlace, ScreenPlaces } from './table-geometry.ts';
import { useTrackedCards } from './useTrackedCards.ts';

interface Lying {
  readonly key: number;
  readonly owner: Seat;
  readonly seen: Seen;
  readonly spot: CardPlace;
  readonly look: CardLook;
  readonly tag: string | undefined;
  readonly truth: ObjectId | undefined;
}

interface GiftCardsProps extends BoardProps<HatTypes> {
  readonly places: ScreenPlaces;
}

/** Every card on the table except the shop's and the penalties. */
export function GiftCards(props: GiftCardsProps) {
  const { view, stepEvents, places, words, seat, tools, legal } = props;
  const tracked = useTrackedCards(view, stepEvents);
  const { phase } = view;
  const inHand = phase === 'name' && !isSmall(places.layout);
  // An element that changes its order among siblings loses its animation, so the order never changes.
  const lying = [...restingCards(props, tracked, inHand), ...movingCard(props, tracked, inHand)].sort((a, b) => a.key - b.key);

  /** Tapping the moving gift shows why it cannot be answered. */
  const ask = () => {
    const refusal = seat === null ? undefined : thatsNotAHat.check(view, seat, { do: 'thank' });
    if (refusal !== undefined) tools.explain(refusal);
  };
  const canAsk = seat !== null && phase === 'answer' && legal.length === 0;

  return lying.map(({ key, owner, seen, spot, look, tag, truth: hidden }) => (
    <GiftCard
      key={key}
      spot={spot}
      seen={seen}
      look={look}
      label={cardLabel(props, seen, owner)}
      caption={seen.face === 'up' ? captionOf(words, seen.object) : ''}
      turn={seen.face === 'down' ? places.turn(spot, owner, seen.arrow) : 0}
      order={view.phase === 'ready' ? owner : 0}
      tag={tag}
      truth={hidden}
      onAsk={look === 'parcel' && canAsk ? ask : undefined}
    />
  ));
}

type Tracked = ReturnType<typeof useTrackedCards>;

function restingCards({ view, places, words, fullState }: GiftCardsProps, tracked: Tracked, inHand: boolean): Lying[] {
  return view.gifts.flatMap((column, owner) => {
    const held = inHand && owner === view.giver ? 1 : 0;
    return column.map((seen, index) => ({
      key: tracked.columns[owner]?.[index] ?? 0,
      owner,
      seen,
      spot: places.gift(owner, index + held, column.length + held),
      look: 'rest' as const,
      tag: index === 0 && column.length > 1 && held === 0 ? words.t('thats-not-a-hat.card.oldest.other') : undefined,
      truth: truthOf(fullState?.gifts[owner]?.[index]),
    }));
  });
}

function movingCard(props: GiftCardsProps, tracked: Tracked, inHand: boolean): Lying[] {
  const { view, words, seat, fullState } = props;
  const { giver, phase, moving } = view;
  if (moving === null || tracked.moving === null) return [];
  const look = moving.face === 'up' ? 'open' : 'give';
  return [
    {
      key: tracked.moving,
      owner: giver,
      seen: moving,
      spot: movingPlace(props, moving, inHand),
      look: phase === 'answer' ? 'parcel' : look,
      tag: phase === 'name' && giver === seat && !view.fresh ? words.t('thats-not-a-hat.card.oldest') : undefined,
      truth: truthOf(fullState?.moving ?? undefined),
    },
  ];
}

function movingPlace({ view, places }: GiftCardsProps, moving: Seen, inHand: boolean): CardPlace {
  const { giver } = view;
  if (moving.face === 'up') return places.podium(giver);
  return inHand ? places.gift(giver, 0, (view.gifts[giver]?.length ?? 0) + 1) : places.between(giver, moving.arrow);
}

/** What a face-down card is, for a point of view that sees everything. */
const truthOf = (hidden: Gift | undefined): ObjectId | undefined => (hidden?.face === 'down' ? hidden.object.secret : undefined);

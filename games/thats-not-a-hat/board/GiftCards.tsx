import type { Seat } from '@parlour/kernel';
import type { BoardProps } from '@parlour/ui/board/game-ui.ts';
import { isSmall } from '@parlour/ui/seats/seat-geometry.ts';
import { type HatTypes, type ObjectId, type Seen, thatsNotAHat } from '../rules/index.ts';
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

/** Every card on the table except the shop's and the penalties. */
export function GiftCards(props: BoardProps<HatTypes> & { readonly places: ScreenPlaces }) {
  const { view, stepEvents, places, words, seat, fullState, tools, legal } = props;
  const tracked = useTrackedCards(view, stepEvents);
  const lying: Lying[] = [];

  const { giver, phase, moving } = view;
  const inHand = phase === 'name' && !isSmall(places.layout);
  view.gifts.forEach((column, owner) => {
    const held = inHand && owner === giver ? 1 : 0;
    column.forEach((seen, index) => {
      const hidden = fullState?.gifts[owner]?.[index];
      lying.push({
        key: tracked.columns[owner]?.[index] ?? 0,
        owner,
        seen,
        spot: places.gift(owner, index + held, column.length + held),
        look: 'rest',
        tag: index === 0 && column.length > 1 && held === 0 ? words.t('thats-not-a-hat.card.oldest.other') : undefined,
        truth: hidden?.face === 'down' ? hidden.object.secret : undefined,
      });
    });
  });
  if (moving !== null && tracked.moving !== null) {
    const count = (view.gifts[giver]?.length ?? 0) + 1;
    const look = phase === 'answer' ? 'parcel' : moving.face === 'up' ? 'open' : 'give';
    const spot =
      moving.face === 'up'
        ? places.podium(giver)
        : phase === 'name' && inHand
          ? places.gift(giver, 0, count)
          : places.between(giver, moving.arrow);
    const hidden = fullState?.moving;
    lying.push({
      key: tracked.moving,
      owner: giver,
      seen: moving,
      spot,
      look,
      tag: phase === 'name' && giver === seat && !view.fresh ? words.t('thats-not-a-hat.card.oldest') : undefined,
      truth: hidden?.face === 'down' ? hidden.object.secret : undefined,
    });
  }

  // An element that changes its order among siblings loses its animation, so the order never changes.
  lying.sort((a, b) => a.key - b.key);

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

import type { BoardProps } from '@parlour/ui/board/game-ui.ts';
import { seatNames } from '@parlour/ui/board/seat-names.ts';
import { cssVars } from '@parlour/ui/css-vars.ts';
import { isSmall, SIZES } from '@parlour/ui/seats/seat-geometry.ts';
import { useLayout } from '@parlour/ui/seats/useLayout.ts';
import { renderRichText } from '@parlour/ui/words/useWords.ts';
import { giftsEach, type HatTypes } from '../rules/index.ts';
import { objectPhrase } from '../words/object-names.ts';
import { describeHat, refuseSpeech } from '../words/sentences.ts';
import { Actions } from './Actions.tsx';
import styles from './Board.module.css';
import { GiftCards } from './GiftCards.tsx';
import { captionOf, isNaming, quoted, shopLabel } from './labels.ts';
import { Players } from './Players.tsx';
import { RefusalReveal, useReveal } from './RefusalReveal.tsx';
import { SpeechBubble } from './SpeechBubble.tsx';
import { Shop, TableSurface } from './TableSurface.tsx';
import { giftPath, type ScreenPlaces, screenPlaces } from './table-geometry.ts';
import { useTableSounds } from './useTableSounds.ts';

export function Board(props: BoardProps<HatTypes>) {
  const { view, seat, words, players, stepEvents, tools, tv } = props;
  const layout = useLayout(tv);
  const places = screenPlaces(layout, view.seats, seat, giftsEach(view.options, view.seats));
  const reveal = useReveal(stepEvents);
  useTableSounds(stepEvents, tools, words);
  const who = seatNames(players);
  const { shop, penaltyCard } = places.plan;
  const yours = places.yourPenalties;
  return (
    <div className={styles.hat} data-layout={layout} data-seats={view.seats} data-naming={isNaming(props)}>
      <div
        className={styles.board}
        style={cssVars({ '--shop-x': shop.x, '--shop-y': shop.y, '--penalty': penaltyCard, '--felt-x': yours.x, '--felt-y': yours.y })}
      >
        <TableSurface />
        <Lane places={places} {...props} />
        <Shop
          plan={places.plan}
          top={view.shopTop}
          caption={view.shopTop === null ? '' : captionOf(words, view.shopTop)}
          label={shopLabel(props)}
          title={words.t('thats-not-a-hat.shop')}
          count={view.shopBelow + (view.shopTop === null ? 0 : 1)}
          round={view.rounds > 1 ? words.t('thats-not-a-hat.round', { round: view.round, rounds: view.rounds }) : null}
        />
        <Players {...props} places={places} arriving={reveal?.wrong ?? null} />
        <GiftCards {...props} places={places} />
        {view.said !== null && (
          <SpeechBubble places={places} speaker={view.giver} said={view.said}>
            {quoted(words, renderRichText(words.rich('thats-not-a-hat.say.offer', { gift: objectPhrase(words, view.said, 'nice') })))}
          </SpeechBubble>
        )}
      </div>
      {reveal !== null && (
        <RefusalReveal
          key={stepEvents.step}
          refused={reveal}
          places={places}
          caption={captionOf(words, reveal.object)}
          cry={refuseSpeech(words, reveal.said)}
          verdict={describeHat(words, reveal, who, seat)}
        />
      )}
      <Actions {...props} places={places} />
    </div>
  );
}

/** The dotted path from giver to receiver. A tall table has no room for it. */
function Lane({ places, view }: BoardProps<HatTypes> & { readonly places: ScreenPlaces }) {
  const { moving, receiver, giver, phase } = view;
  if (moving?.face !== 'down' || receiver === null || isSmall(places.layout)) return null;
  const { width, height } = SIZES[places.layout];
  const by = places.between(giver, moving.arrow);
  return (
    <svg className={styles.lane} viewBox={`0 0 ${width} ${height}`} data-phase={phase} aria-hidden="true">
      <path d={giftPath(places, giver, receiver, by)} />
    </svg>
  );
}

import type { BoardProps } from '@parlour/ui/board/game-ui.ts';
import { whoIn } from '@parlour/ui/board/seat-names.ts';
import { vars } from '@parlour/ui/css-vars.ts';
import { SIZES } from '@parlour/ui/seats/seat-geometry.ts';
import { useLayout } from '@parlour/ui/seats/useLayout.ts';
import { dressed } from '@parlour/ui/words/useWords.ts';
import { giftsEach, type HatTypes } from '../rules/index.ts';
import { objectPhrase } from '../words/object-names.ts';
import { describeHat, refuseSpeech } from '../words/sentences.ts';
import { Actions } from './Actions.tsx';
import styles from './Board.module.css';
import { Cards } from './GiftCards.tsx';
import { History } from './HatHistory.tsx';
import { captionOf, isNaming, quoted, shopLabel } from './labels.ts';
import { People } from './Players.tsx';
import { Reveal, useReveal } from './RefusalReveal.tsx';
import { Bubble } from './SpeechBubble.tsx';
import { Felt, Shop } from './TableSurface.tsx';
import { laneOf, type Places, placesOf } from './table-geometry.ts';
import { useTableSounds } from './useTableSounds.ts';

export function Board(props: BoardProps<HatTypes>) {
  const { view, seat, words, players, heard, tools, tv } = props;
  const layout = useLayout(tv);
  const places = placesOf(layout, view.seats, seat, giftsEach(view.options, view.seats));
  const reveal = useReveal(heard);
  useTableSounds(heard, tools, words);
  const who = whoIn(players);
  const { shop, penaltyCard } = places.plan;
  const yours = places.yourPenalties;
  return (
    <div className={styles.hat} data-layout={layout} data-seats={view.seats} data-naming={isNaming(props)}>
      <div
        className={styles.board}
        style={vars({ '--shop-x': shop.x, '--shop-y': shop.y, '--penalty': penaltyCard, '--felt-x': yours.x, '--felt-y': yours.y })}
      >
        <Felt />
        <Lane places={places} {...props} />
        <Shop
          plan={places.plan}
          top={view.shopTop}
          caption={view.shopTop === null ? '' : captionOf(words, view.shopTop)}
          label={shopLabel(props)}
          title={words.t('hat.shop')}
          count={view.shopBelow + (view.shopTop === null ? 0 : 1)}
          round={view.rounds > 1 ? words.t('hat.round', { round: view.round, rounds: view.rounds }) : null}
        />
        <People {...props} places={places} arriving={reveal?.wrong ?? null} />
        <Cards {...props} places={places} />
        {view.said !== null && (
          <Bubble chair={places.chair(view.giver)} said={view.said}>
            {quoted(words, dressed(words.rich('hat.say.offer', { gift: objectPhrase(words, view.said, 'nice') })))}
          </Bubble>
        )}
      </div>
      {reveal !== null && (
        <Reveal
          key={heard.step}
          refused={reveal}
          places={places}
          caption={captionOf(words, reveal.object)}
          cry={refuseSpeech(words, reveal.said)}
          verdict={describeHat(words, reveal, who, seat)}
        />
      )}
      <Actions {...props} places={places} />
      {view.history !== null && <History {...props} history={view.history} />}
    </div>
  );
}

/** The dotted way from giver to receiver. A tall table has no room for it. */
function Lane({ places, view }: BoardProps<HatTypes> & { readonly places: Places }) {
  const { moving, receiver, giver, phase } = view;
  if (moving?.face !== 'down' || receiver === null || places.layout === 'portrait') return null;
  const { width, height } = SIZES[places.layout];
  const by = places.between(giver, moving.arrow);
  return (
    <svg className={styles.lane} viewBox={`0 0 ${width} ${height}`} data-phase={phase} aria-hidden="true">
      <path d={laneOf(places, giver, receiver, by)} />
    </svg>
  );
}

import { Avatar } from '@parlour/ui/art/Avatar.tsx';
import type { BoardProps } from '@parlour/ui/board/game-ui.ts';
import { seatNames } from '@parlour/ui/board/seat-names.ts';
import { SeatClock } from '@parlour/ui/seats/SeatClock.tsx';
import { isSmall } from '@parlour/ui/seats/seat-geometry.ts';
import { shortNameList } from '@parlour/words';
import type { HatTypes } from '../rules/index.ts';
import { refuseSpeech } from '../words/sentences.ts';
import { AnswerButtons, ReadyButton } from './AnswerButtons.tsx';
import styles from './CompactTable.module.css';
import { CompactTable } from './CompactTable.tsx';
import { isNaming } from './labels.ts';
import { ObjectPicker } from './ObjectPicker.tsx';
import type { ScreenPlaces } from './table-geometry.ts';

/** The moves the player can make now. An impossible move leaves no disabled button. */
export function Actions(props: BoardProps<HatTypes> & { readonly places: ScreenPlaces }) {
  const { view, seat, players, legal, waiting, words, tv, sealed, tools, places } = props;
  if (tv || seat === null) return null;
  const who = seatNames(players);
  const me = players[seat];

  if (view.phase === 'ready' && props.over === null) {
    const others = waiting.filter((other) => other !== seat);
    // For a moment after the last player was ready, nobody is waited for.
    if (legal.length === 0 && others.length === 0) return null;
    return (
      <ReadyButton
        title={words.t('thats-not-a-hat.button.ready')}
        hint={words.t('thats-not-a-hat.button.ready.hint')}
        waiting={legal.length > 0 ? null : words.t('thats-not-a-hat.now.ready.wait', { names: shortNameList(words, others.map(who)) })}
        onReady={() => props.choose({ do: 'ready' })}
      />
    );
  }
  if (isNaming(props) && view.receiver !== null && me !== undefined) {
    return (
      <>
        {isSmall(places.layout) && <CompactTable {...props} to={view.receiver} />}
        <ObjectPicker
          words={words}
          to={who(view.receiver)}
          said={sealed !== null}
          clock={
            <span className={styles.mini}>
              <Avatar avatar={me.avatar} />
              <SeatClock {...props} whose={seat} onTick={() => tools.play('tick')} />
            </span>
          }
          onGive={(object) => props.choose({ do: 'name', object })}
        />
      </>
    );
  }
  if (view.phase === 'answer' && view.said !== null && legal.length > 0) {
    return (
      <AnswerButtons
        thank={words.t('thats-not-a-hat.button.thank')}
        thankHint={words.t('thats-not-a-hat.button.thank.hint')}
        refuse={refuseSpeech(words, view.said)}
        refuseHint={words.t('thats-not-a-hat.button.refuse.hint')}
        armedHint={words.t('thats-not-a-hat.button.refuse.again')}
        onThank={() => props.choose({ do: 'thank' })}
        onRefuse={() => props.choose({ do: 'refuse' })}
      />
    );
  }
  return null;
}

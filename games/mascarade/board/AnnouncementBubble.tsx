import { cssVars } from '@parlour/ui/css-vars.ts';
import { isSmall } from '@parlour/ui/seats/seat-geometry.ts';
import { activeSeat } from '../rules/index.ts';
import { maskName } from '../words/mask-names.ts';
import { announceSpeech } from '../words/sentences.ts';
import styles from './AnnouncementBubble.module.css';
import type { MascaradeBoardProps } from './board-props.ts';

const NEAR_THE_SIDE = 120;

/** The announcement, while it is being answered. Where the sentence has no room it is only the name: the status line has it all. */
export function AnnouncementBubble({ view, places, words, seat }: MascaradeBoardProps) {
  if (view.announced === null) return null;
  const { layout, plan, seats } = places;
  const mine = places.mine && activeSeat(view) === seat;
  const { x, y } = mine ? { x: plan.purse.x - (isSmall(layout) ? 60 : 90), y: plan.purse.y - 24 } : places.person(view.active);
  const side = sideOf(x, y, places);
  const short = seats > 8 || layout === 'landscape' || side.startsWith('up-') || (mine && isSmall(layout));
  const speech = short
    ? words.t('mascarade.board.say.short', { mask: maskName(words, view.announced) })
    : announceSpeech(words, view.announced);
  return (
    <p
      className={styles.bubble}
      data-side={side}
      data-keep-clear
      data-short={short}
      data-mine={mine}
      style={cssVars({ '--x': x, '--y': y, '--size': plan.avatar })}
      aria-hidden="true"
    >
      {speech}
    </p>
  );
}

/** Beside the speaker, on the inner side; on a narrow screen above, unless the list of masks is there. */
function sideOf(x: number, y: number, { layout, plan }: MascaradeBoardProps['places']): 'left' | 'right' | 'up' | 'up-left' | 'up-right' {
  const top = y < plan.centre.y - plan.seatRy * 0.9;
  if (!isSmall(layout) || top) return x < plan.centre.x + 30 ? 'right' : 'left';
  if (x < NEAR_THE_SIDE) return 'up-right';
  return x > plan.centre.x * 2 - NEAR_THE_SIDE ? 'up-left' : 'up';
}

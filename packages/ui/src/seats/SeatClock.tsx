import type { GameTypes, Seat } from '@parlour/kernel';
import { useEffect, useEffectEvent, useState } from 'react';
import type { BoardProps } from '../board/game-ui.ts';
import { cssVars } from '../css-vars.ts';
import styles from './SeatClock.module.css';
import { SpeakingMark } from './SpeakingMark.tsx';

const LAST_SECONDS = 5;
const MINUTE = 60;
const HOUR = 60 * MINUTE;

interface ClockProps {
  /** In milliseconds of `performance.now()`. */
  readonly deadline: number;
  /** The whole time, in seconds. */
  readonly seconds: number;
  /** Called as each of the last seconds begins. */
  readonly onTick?: (() => void) | undefined;
}

function Clock({ deadline, seconds, onTick }: ClockProps) {
  const left = useSecondsLeft(deadline);
  const whole = Math.ceil(left);
  const tick = useEffectEvent(() => onTick?.());
  useEffect(() => {
    if (whole > 0 && whole <= LAST_SECONDS) tick();
  }, [whole]);
  return (
    <span className={styles.clock} data-late={whole <= LAST_SECONDS} role="timer">
      <svg viewBox="0 0 100 100" aria-hidden="true">
        <circle cx="50" cy="50" r="46" />
        <circle cx="50" cy="50" r="46" pathLength="100" style={cssVars({ '--left': Math.min(100, (left / seconds) * 100) })} />
      </svg>
      <b>{timeLeft(whole)}</b>
    </span>
  );
}

interface ClockOfProps extends Pick<BoardProps<GameTypes>, 'waiting' | 'deadline' | 'pace' | 'seat'> {
  readonly whose: Seat;
  readonly onTick?: (() => void) | undefined;
}

/** What lies over a portrait: that its player is speaking, and the clock. The hidden mark says whose portrait it is. */
export function SeatClock(props: ClockOfProps) {
  return (
    <>
      <span hidden data-portrait-of={props.whose} />
      <SpeakingMark seat={props.whose} />
      <RunningClock {...props} />
    </>
  );
}

/** The clock of the player the match waits for; when it waits for everyone, the viewer's own is enough. */
function RunningClock({ waiting, deadline, pace, seat, whose, onTick }: ClockOfProps) {
  const seconds = pace?.seconds ?? HOUR;
  if (deadline === null || !waiting.includes(whose)) return null;
  if (waiting.length > 1 && whose !== seat) return null;
  return <Clock deadline={deadline} seconds={seconds} onTick={onTick} />;
}

/** Seconds, but minutes and hours in a correspondence match. */
function timeLeft(seconds: number): string {
  if (seconds < 1000) return String(seconds);
  return seconds < 100 * MINUTE ? `${Math.ceil(seconds / MINUTE)}′` : `${Math.floor(seconds / HOUR)}h`;
}

function useSecondsLeft(deadline: number): number {
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(performance.now()), 200);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, (deadline - now) / 1000);
}

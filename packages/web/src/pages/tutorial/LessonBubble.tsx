import { announce } from '@parlour/ui/announcer/announcer.ts';
import { useAnnounced } from '@parlour/ui/announcer/useAnnounced.ts';
import { Icon } from '@parlour/ui/art/Icon.tsx';
import { Button } from '@parlour/ui/Button.tsx';
import { cssVars } from '@parlour/ui/css-vars.ts';
import { type AnyTutorial, answerToWrongMove } from '@parlour/ui/tutorial/lesson.ts';
import type { Words } from '@parlour/words';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { focusDecision } from '../table/useDecisionFocus.ts';
import styles from './LessonBubble.module.css';
import { type Box, type BubblePosition, placeBubble } from './place-bubble.ts';

interface LessonBubbleProps {
  readonly tutorial: AnyTutorial;
  readonly at: number;
  /** The number of moves that were not the expected one. */
  readonly nudges: number;
  readonly words: Words;
  readonly onNext: () => void;
  readonly onSkip: () => void;
}

/** The bubble beside its subject. It never covers the board: the learner acts there. */
export function LessonBubble({ tutorial, at, nudges, words, onNext, onSkip }: LessonBubbleProps) {
  const bubble = useRef<HTMLElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  const lesson = tutorial.lessons[at];
  const { spot, target } = useSpot(bubble, lesson, nudges);
  const asks = lesson?.ends.by === 'move';
  // A wrong move moves the focus too: to what the answer asks for.
  useEffect(() => {
    if (asks) focusDecision();
    else next.current?.focus({ preventScroll: true });
  }, [at, nudges, asks]);
  const text = lesson === undefined ? null : words.t(lesson.say, lesson.values?.(words));
  const answer = lesson === undefined || nudges === 0 ? null : words.t(answerToWrongMove(lesson));
  useAnnounced(text);
  useAnswered(answer === null ? null : `${answer} ${text}`, nudges);
  if (lesson === undefined) return null;
  const last = at === tutorial.lessons.length - 1;
  return (
    <>
      {target !== null && (
        <i
          className={styles.ring}
          style={cssVars({ '--x': `${target.left}px`, '--y': `${target.top}px`, '--w': `${target.width}px`, '--h': `${target.height}px` })}
        />
      )}
      <aside
        data-overlay
        ref={bubble}
        className={styles.bubble}
        data-tail={spot.tail}
        style={cssVars({ '--x': `${spot.left}px`, '--y': `${spot.top}px` })}
        aria-label={words.t('tutorial.coach')}
      >
        <p key={`${at} ${nudges}`} className={styles.words} data-nudged={nudges > 0}>
          {answer !== null && <strong>{answer} </strong>}
          {text}
        </p>
        <footer>
          <span className={styles.progress}>{words.t('tutorial.progress', { n: at + 1, of: tutorial.lessons.length })}</span>
          <button type="button" className={styles.skip} onClick={onSkip}>
            {words.t(last ? 'tutorial.leave' : 'tutorial.skip')}
          </button>
          {lesson.ends.by === 'next' && (
            <Button ref={next} className={nudges > 0 ? styles.wanted : ''} look="red" iconAfter="arrow" onClick={onNext}>
              {words.t(last ? 'tutorial.play' : 'tutorial.next')}
            </Button>
          )}
          {lesson.ends.by === 'move' && (
            <span className={styles.yours}>
              <Icon name="eye" />
              {words.t('tutorial.yourMove')}
            </span>
          )}
        </footer>
      </aside>
    </>
  );
}

/** Each wrong move is answered, also the same one twice. */
function useAnswered(answer: string | null, nudges: number): void {
  useEffect(() => {
    if (answer !== null && nudges > 0) announce(answer);
  }, [answer, nudges]);
}

const LOOK_AGAIN_MS = 250;

/** Follows the subject of the lesson, wherever the board moves it. An answer makes the bubble larger: each one is placed anew. */
function useSpot(
  bubble: { readonly current: HTMLElement | null },
  lesson: AnyTutorial['lessons'][number] | undefined,
  nudges: number,
): { spot: BubblePosition; target: Box | null } {
  const [found, setFound] = useState<{ spot: BubblePosition; target: Box | null }>({ spot: { left: 0, top: 0, tail: null }, target: null });
  useLayoutEffect(() => {
    const look = () => {
      const size = bubble.current?.getBoundingClientRect();
      if (size === undefined) return;
      const target = lesson?.at === undefined ? null : (boxesOf(lesson.at)[0] ?? null);
      const [header] = boxesOf('top-bar');
      const screen = { width: innerWidth, height: innerHeight, top: header === undefined ? 0 : header.top + header.height };
      const clear = (lesson?.keepClear ?? []).flatMap(boxesOf);
      const spot = placeBubble(target, size, screen, { ...lesson, clear });
      setFound((before) => (JSON.stringify(before) === JSON.stringify({ spot, target }) ? before : { spot, target }));
    };
    look();
    const timer = setInterval(look, LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [bubble, lesson, nudges]);
  return found;
}

/** Every part of that name on the screen. */
function boxesOf(name: string): Box[] {
  return [...document.querySelectorAll(`[data-tutorial="${name}"]`)]
    .map((part) => part.getBoundingClientRect())
    .filter(({ width }) => width > 0)
    .map(({ left, top, width, height }) => ({ left, top, width, height }));
}

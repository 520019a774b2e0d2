import type { GameTypes } from '@parlour/kernel';
import { describe, expect, it } from 'vitest';
import { afterMove, afterView, answerToWrongMove, type Lesson } from './lesson.ts';

const LESSONS = [
  { say: 'tutorial.next', ends: { by: 'next' } },
  { say: 'tutorial.next', ends: { by: 'move', accepts: (move: object) => 'right' in move, lets: (move: object) => 'idle' in move } },
  { say: 'tutorial.next', ends: { by: 'view', of: (view: object) => 'back' in view } },
  { say: 'tutorial.next', ends: { by: 'next' } },
] as unknown as readonly Lesson<GameTypes>[];

describe('a tutorial', () => {
  it('plays the move a lesson asks for, and no other', () => {
    expect(afterMove(LESSONS, 1, { wrong: 1 })).toEqual({ at: 1, play: false });
    expect(afterMove(LESSONS, 1, { right: 1 })).toEqual({ at: 2, play: true });
  });

  it('plays allowed side moves, and stays', () => {
    expect(afterMove(LESSONS, 1, { idle: 1 })).toEqual({ at: 1, play: true });
  });

  it('plays nothing while something is being read, and everything from the last lesson on', () => {
    expect(afterMove(LESSONS, 0, { right: 1 })).toEqual({ at: 0, play: false });
    expect(afterMove(LESSONS, 3, { wrong: 1 })).toEqual({ at: 4, play: true });
    expect(afterMove(LESSONS, 4, { wrong: 1 })).toEqual({ at: 4, play: true });
  });

  it('answers a wrong move with what the lesson waits for', () => {
    expect(LESSONS.map(answerToWrongMove)).toEqual([
      'tutorial.wrong.next',
      'tutorial.wrong.move',
      'tutorial.wrong.wait',
      'tutorial.wrong.next',
    ]);
  });

  it('goes on when the view shows what the lesson waited for', () => {
    expect(afterView(LESSONS, 2, {}, [])).toBe(2);
    expect(afterView(LESSONS, 2, { back: 1 }, [])).toBe(3);
    expect(afterView(LESSONS, 0, { back: 1 }, [])).toBe(0);
  });
});

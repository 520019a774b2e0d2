import { describe, expect, it } from 'vitest';
import { speechQueue } from './speech-queue.ts';

function testQueue(isReady: () => boolean = () => true) {
  const said: string[] = [];
  const timers: (() => void)[] = [];
  const announce = speechQueue({
    say: (text) => {
      if (isReady()) said.push(text);
      return isReady();
    },
    later: (_ms, call) => timers.push(call),
  });
  return { said, announce, tick: () => timers.shift()?.() };
}

describe('the speech queue', () => {
  it('says one line at a time, in order, and drops none', () => {
    const { said, announce, tick } = testQueue();
    for (const line of ['one', 'two', 'two', 'three']) announce(line);
    expect(said).toEqual(['one']);
    for (let i = 0; i < 5; i++) tick();
    expect(said).toEqual(['one', 'two', 'two', 'three']);
  });

  it('starts again after a pause', () => {
    const { said, announce, tick } = testQueue();
    announce('one');
    tick();
    announce('two');
    expect(said).toEqual(['one', 'two']);
  });

  it('keeps a line until it can be said', () => {
    let ready = false;
    const { said, announce, tick } = testQueue(() => ready);
    announce('one');
    tick();
    expect(said).toEqual([]);
    ready = true;
    tick();
    tick();
    expect(said).toEqual(['one']);
  });

  it('says nothing for an empty text', () => {
    const { said, announce } = testQueue();
    announce('  ');
    expect(said).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import type { Move, Placement } from '../rules/index.ts';
import { EMPTY_OUTBOX, nextMessage } from './outbox.ts';

const placement: Placement = { guests: [{ id: 'dog', x: 0, z: 300 }], decorations: [] };
const open: Move = { do: 'open', guest: 'dog' };

describe('what is sent from behind the shield', () => {
  it('is nothing when there is nothing', () => {
    expect(nextMessage(EMPTY_OUTBOX)).toBeNull();
  });

  it('sends the placement before the look is over', () => {
    const first = nextMessage({ placement, next: { do: 'done' } });
    expect(first?.move).toEqual({ do: 'arrange', placement });
    expect(nextMessage(first?.left ?? EMPTY_OUTBOX)).toEqual({ move: { do: 'done' }, left: EMPTY_OUTBOX });
  });

  it('lets an envelope be opened before the placement is sent', () => {
    const first = nextMessage({ placement, next: open });
    expect(first?.move).toEqual(open);
    expect(nextMessage(first?.left ?? EMPTY_OUTBOX)?.move).toEqual({ do: 'arrange', placement });
  });

  it('sends nothing more after the photo', () => {
    const photo: Move = { do: 'photo', scene: { ...placement, camera: { x: 0, y: 0, z: 0, pan: 0, tilt: 0, zoom: 0 } } };
    expect(nextMessage({ placement, next: photo })?.left).toEqual(EMPTY_OUTBOX);
  });
});

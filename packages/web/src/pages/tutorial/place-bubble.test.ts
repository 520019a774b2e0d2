import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placeBubble } from './place-bubble.ts';

const screen = { width: 1280, height: 800, top: 64 };
const phone = { width: 360, height: 740, top: 70 };
const bubble = { width: 340, height: 160 };

describe('a coach bubble', () => {
  it('stands where there is room', () => {
    expect(placeBubble({ left: 300, top: 80, width: 400, height: 100 }, bubble, screen).tail).toBe('up');
    expect(placeBubble({ left: 20, top: 600, width: 1240, height: 180 }, bubble, screen).tail).toBe('down');
    expect(placeBubble({ left: 20, top: 80, width: 500, height: 700 }, bubble, screen).tail).toBe('left');
    expect(placeBubble({ left: 760, top: 80, width: 500, height: 700 }, bubble, screen).tail).toBe('right');
  });

  it('stands beside when what lies below is needed', () => {
    expect(placeBubble({ left: 300, top: 80, width: 400, height: 100 }, bubble, screen, { beside: true }).tail).toBe('left');
  });

  it('stands in the middle without a subject', () => {
    expect(placeBubble(null, bubble, screen)).toEqual({ left: 470, top: 320, tail: null });
  });

  it('stands in a corner of a low screen, of those the one where nothing needed lies', () => {
    const low = { width: 844, height: 390, top: 52 };
    expect(placeBubble(null, bubble, low)).toEqual({ left: 12, top: 218, tail: null });
    const clear = [{ left: 60, top: 300, width: 80, height: 60 }];
    expect(placeBubble(null, bubble, low, { clear })).toEqual({ left: 252, top: 64, tail: null });
  });

  it('leaves the board of a small screen visible, and its header', () => {
    const wide = { width: 328, height: 130 };
    expect(placeBubble(null, wide, phone)).toEqual({ left: 16, top: 598, tail: null });
    expect(placeBubble(null, wide, phone, { high: true })).toEqual({ left: 16, top: 82, tail: null });
    expect(placeBubble({ left: 0, top: 400, width: 360, height: 200 }, wide, phone, { high: true }).top).toBe(82);
  });

  it('hides half a picture rather than a whole button', () => {
    const picture = { left: 0, top: 100, width: 360, height: 240 };
    const button = { left: 0, top: 660, width: 360, height: 80 };
    const { top } = placeBubble(null, { width: 328, height: 170 }, phone, { high: true, clear: [picture, button] });
    expect(top).toBe(82);
  });

  it('never leaves the screen, covers the header, or covers its subject', () => {
    const part = fc.integer({ min: 0, max: 1000 });
    fc.assert(
      fc.property(part, part, part, part, (x, y, w, h) => {
        const target = { left: x, top: Math.min(y, 700), width: 20 + w / 3, height: 20 + h / 3 };
        const { left, top, tail } = placeBubble(target, bubble, screen);
        expect(left).toBeGreaterThanOrEqual(0);
        expect(top).toBeGreaterThanOrEqual(screen.top);
        expect(left + bubble.width).toBeLessThanOrEqual(screen.width);
        expect(top + bubble.height).toBeLessThanOrEqual(screen.height);
        if (tail === null) return;
        const apart =
          left >= target.left + target.width ||
          left + bubble.width <= target.left ||
          top >= target.top + target.height ||
          top + bubble.height <= target.top;
        expect(apart).toBe(true);
      }),
    );
  });
});

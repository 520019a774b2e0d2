import { SIZES } from '@parlour/ui/seats/seat-geometry.ts';
import { describe, expect, test } from 'vitest';
import { placesClockwise, screenPlaces } from './table-geometry.ts';

const LAYOUTS = ['wide', 'portrait', 'landscape', 'tv'] as const;
const COUNTS = [4, 5, 6, 7, 8, 9, 10, 11, 12];
const tables = LAYOUTS.flatMap((layout) => COUNTS.map((seats) => ({ layout, seats })));

describe.each(tables)('$layout table for $seats', ({ layout, seats }) => {
  // On a shared screen the near edge is empty.
  const viewer = layout === 'tv' ? null : 1;
  const places = screenPlaces(layout, seats, viewer);
  const { width, height } = SIZES[layout];
  const others = placesClockwise(places).filter((place) => !(places.mine && place === places.near));

  test('everyone sits on the stage', () => {
    for (const place of others) {
      const { x, y } = places.person(place);
      expect(x - places.plan.avatar / 2).toBeGreaterThanOrEqual(0);
      expect(x + places.plan.avatar / 2).toBeLessThanOrEqual(width);
      expect(y).toBeGreaterThan(0);
      expect(y + places.plan.avatar / 2).toBeLessThan(height);
    }
  });

  test('portraits do not touch', () => {
    for (const one of others) {
      for (const other of others) {
        if (one >= other) continue;
        const a = places.person(one);
        const b = places.person(other);
        expect(Math.hypot(a.x - b.x, a.y - b.y), `${one} and ${other}`).toBeGreaterThan(places.plan.avatar * 1.2);
      }
    }
  });

  test('masks lie apart from each other, from the court and from the centre ones', () => {
    const { card, rx, ry } = places.plan;
    // Pressed back to a circle, cards are as large as they are drawn.
    const flat = ({ x, y }: { x: number; y: number }) => ({ x, y: (y * rx) / ry });
    const lying = [...others.map(places.card), places.centreCard(0, 2), places.centreCard(1, 2)].map(flat);
    for (const [index, a] of lying.entries()) {
      for (const b of lying.slice(index + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(card * 1.05);
      const court = flat(places.court);
      expect(Math.hypot(a.x - court.x, a.y - court.y)).toBeGreaterThan(rx * 0.27 + card * 0.4);
    }
  });

  test('[M-11] the order goes round clockwise', () => {
    const angles = others.filter((place) => place !== places.near).map(places.angle);
    expect(angles).toEqual(angles.toSorted((a, b) => a - b));
    expect(others).toHaveLength(places.mine ? seats - 1 : seats);
  });
});

test.each(COUNTS)('on a shared screen %i people keep clear of the status line, the title and the join code', (seats) => {
  const places = screenPlaces('tv', seats, null);
  for (const place of placesClockwise(places)) {
    const { x, y } = places.person(place);
    const top = y - places.plan.avatar * 0.62;
    const bottom = y + places.plan.avatar * 0.38 + 24;
    expect(top, `${place}`).toBeGreaterThan(88);
    if (x + 52 > 940) expect(bottom, `${place}`).toBeLessThan(570);
    if (x - 52 < 236) expect(bottom, `${place}`).toBeLessThan(600);
    expect(bottom).toBeLessThan(690);
  }
});

test('the next player clockwise sits at your left hand', () => {
  const places = screenPlaces('wide', 6, 2);
  expect(places.person(3).x).toBeLessThan(places.plan.centre.x);
  expect(places.person(1).x).toBeGreaterThan(places.plan.centre.x);
});

test('[M-41*] many centre masks lie round the court and leave the bank its place', () => {
  const places = screenPlaces('wide', 6, 0);
  for (let index = 0; index < 11; index++) {
    const { x, y } = places.centreCard(index, 11);
    expect(Math.hypot(x - places.bank.x, y - places.bank.y)).toBeGreaterThan(60);
  }
});

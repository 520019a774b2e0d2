import { leftOf, rightOf } from '@parlour/kernel';
import { SIZES } from '@parlour/ui/seats/seat-geometry.ts';
import { describe, expect, test } from 'vitest';
import { giftPath, screenPlaces, seatsClockwise } from './table-geometry.ts';

const LAYOUTS = ['wide', 'portrait', 'landscape', 'tv'] as const;
const COUNTS = [2, 3, 4, 5, 6, 7, 8];

const tables = LAYOUTS.flatMap((layout) => COUNTS.map((seats) => ({ layout, seats })));

describe.each(tables)('$layout table for $seats', ({ layout, seats }) => {
  const places = screenPlaces(layout, seats, 1);
  const { width, height } = SIZES[layout];
  const others = seatsClockwise(1, seats).slice(0, -1);

  test('everyone is on the stage, you nearest', () => {
    for (const seat of others) {
      const { at } = places.seatPlace(seat);
      const radius = places.plan.portrait / 2;
      expect(at.x - radius).toBeGreaterThanOrEqual(0);
      expect(at.x + radius).toBeLessThanOrEqual(width);
      expect(at.y + radius).toBeLessThan(places.seatPlace(1).at.y);
    }
    expect(places.seatPlace(1).at).toMatchObject({ x: width / 2 });
    expect(places.seatPlace(1).at.y).toBeLessThan(height);
  });

  test('portraits do not touch', () => {
    for (const one of others) {
      for (const other of others) {
        if (one >= other) continue;
        const a = places.seatPlace(one).at;
        const b = places.seatPlace(other).at;
        expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(places.plan.portrait * 1.5);
      }
    }
  });

  test.each([1, 2])('%i gifts before everyone do not cover each other or the shop', (count) => {
    const spots = [...others, 1].flatMap((seat) => Array.from({ length: count }, (_, index) => places.gift(seat, index, count)));
    spots.push({ ...places.plan.shop, width: places.plan.shopCard, tilt: 0 });
    for (const [i, a] of spots.entries()) {
      for (const b of spots.slice(i + 1)) {
        const apartX = Math.abs(a.x - b.x) - (a.width + b.width) / 2;
        const apartY = Math.abs(a.y - b.y) - ((a.width + b.width) / 2) * 1.25;
        expect(Math.max(apartX, apartY), `${a.x},${a.y} and ${b.x},${b.y}`).toBeGreaterThanOrEqual(0);
      }
    }
  });

  test('arrows point at the neighbour on screen', () => {
    const spot = places.gift(1, 0, 1);
    const turned = ((places.turn(spot, 1, 'left') + spot.tilt) * Math.PI) / 180;
    const neighbour = places.seatPlace(leftOf(1, seats)).at;
    const length = Math.hypot(neighbour.x - spot.x, neighbour.y - spot.y);
    expect(spot.x + Math.cos(turned) * length).toBeCloseTo(neighbour.x, 6);
    expect(spot.y + Math.sin(turned) * length).toBeCloseTo(neighbour.y, 6);
  });
});

test.each(tables.filter(({ seats }) => seats > 2))(
  '[H-23] on a $layout table for $seats the next player clockwise sits at your left hand',
  ({ layout, seats }) => {
    const places = screenPlaces(layout, seats, 1);
    expect(places.seatPlace(leftOf(1, seats)).at.x).toBeLessThan(SIZES[layout].width / 2);
    expect(places.seatPlace(rightOf(1, seats)).at.x).toBeGreaterThan(SIZES[layout].width / 2);
  },
);

test('with two players the colours take different paths', () => {
  const places = screenPlaces('wide', 2, 0);
  expect(places.between(0, 'left').x).toBeLessThan(places.plan.shop.x);
  expect(places.between(0, 'right').x).toBeGreaterThan(places.plan.shop.x);
  expect(places.between(1, 'left').x).toBeGreaterThan(places.plan.shop.x);
});

test('a gift waits between giver and receiver', () => {
  const places = screenPlaces('wide', 5, 0);
  const spot = places.between(1, 'right');
  expect(spot.x).toBeGreaterThan(places.seatPlace(1).at.x);
  expect(spot.x).toBeLessThan(places.seatPlace(0).at.x);
  expect(giftPath(places, 1, 0, spot)).toMatch(/^M150 440Q.* 640 704$/);
});

test('the order goes round clockwise and ends with you', () => {
  expect(seatsClockwise(2, 4)).toEqual([3, 0, 1, 2]);
  expect(seatsClockwise(null, 3)).toEqual([1, 2, 0]);
});

test('on a phone a gift waits on the side it comes from, clear of the words', () => {
  for (const seats of [3, 4, 5, 6, 7, 8]) {
    const places = screenPlaces('portrait', seats, 0);
    const fromRight = places.between(rightOf(0, seats), 'left');
    const fromLeft = places.between(leftOf(0, seats), 'right');
    expect(fromRight.x).toBeGreaterThan(SIZES.portrait.width / 2);
    expect(fromLeft.x).toBeLessThan(SIZES.portrait.width / 2);
    const bubble = places.bubble(rightOf(0, seats));
    expect(fromRight.x - fromRight.width / 2).toBeGreaterThan(bubble.x + bubble.width);
  }
});

test.each(COUNTS)('on a phone with %i players a new gift that all look at covers no other', (seats) => {
  for (const count of [1, 2]) {
    const places = screenPlaces('portrait', seats, 0, count);
    for (const giver of seatsClockwise(0, seats)) {
      const shown = places.podium(giver);
      for (const owner of seatsClockwise(0, seats)) {
        for (let index = 0; index < count; index++) {
          const gift = places.gift(owner, index, count);
          const apartX = Math.abs(shown.x - gift.x) - (shown.width + gift.width) / 2;
          const apartY = Math.abs(shown.y - gift.y) - ((shown.width + gift.width) / 2) * 1.25;
          expect(Math.max(apartX, apartY), `gift ${index} of ${owner}`).toBeGreaterThanOrEqual(0);
        }
      }
    }
  }
});

test.each(['wide', 'portrait', 'landscape'] as const)('on a %s table for two the name of the shop is clear of all gifts', (layout) => {
  const places = screenPlaces(layout, 2, 0, 2);
  const { shop, shopCard } = places.plan;
  const label = LABELS[layout];
  const top = shop.y + shopCard * 0.625 + label.gap;
  const own = places.gift(0, 0, 2);
  expect(top + label.size * 1.2).toBeLessThanOrEqual(own.y - own.width * 0.625);
});

/** As in Board.module.css. */
const LABELS = { wide: { gap: 12, size: 16 }, portrait: { gap: 6, size: 13 }, landscape: { gap: 6, size: 13 } };

/** As in bubble-place.ts. */
const heightOf = (width: number): number => (width > 190 ? 70 : width > 100 ? 88 : 48);

const lowTables = COUNTS.flatMap((seats) => [1, 2].map((gifts) => ({ seats, gifts })));

test.each(lowTables)(
  'on a low table for $seats with $gifts gifts each no words cover a portrait, a name, a gift or the shop',
  ({ seats, gifts }) => {
    const places = screenPlaces('landscape', seats, 0, gifts);
    const { shop, shopCard, portrait } = places.plan;
    const kept = [
      { ...shop, width: shopCard, height: shopCard * 1.25 },
      ...seatsClockwise(0, seats).flatMap((seat) => [
        { ...places.seatPlace(seat).at, width: portrait, height: portrait },
        { x: places.seatPlace(seat).at.x, y: places.seatPlace(seat).at.y + portrait / 2 + 3, width: portrait * 1.7, height: 18 },
        ...Array.from({ length: gifts }, (_, index) => places.gift(seat, index, gifts)).map((gift) => ({
          ...gift,
          height: gift.width * 1.25,
        })),
      ]),
    ];
    for (let seat = 0; seat < seats; seat++) {
      const words = places.bubble(seat);
      for (const { x, y, width, height } of kept) {
        const wide = Math.min(words.x + words.width, x + width / 2) - Math.max(words.x, x - width / 2);
        const high = Math.min(words.y + heightOf(words.width), y + height / 2) - Math.max(words.y, y - height / 2);
        expect(Math.min(wide, high), `${seat}: ${JSON.stringify(words)} over ${x},${y}`).toBeLessThanOrEqual(6);
      }
    }
  },
);

import { describe, expect, it } from 'vitest';
import { FINEST, nextQuality, QUALITIES, SLOW } from './quality.ts';

describe('the quality of the diorama', () => {
  it('stays while pictures are quick', () => {
    expect(nextQuality(FINEST, SLOW)).toEqual(FINEST);
  });

  it('forgives single slow pictures', () => {
    const once = nextQuality(FINEST, SLOW + 1);
    expect(nextQuality(once, 1)).toEqual(FINEST);
  });

  it('steps down when pictures stay slow, and ends with the painted viewfinder', () => {
    let pace = FINEST;
    for (let pictures = 0; pictures < 9; pictures++) pace = nextQuality(pace, SLOW + 1);
    expect(QUALITIES[pace.level]).toBeUndefined();
  });

  it('does not wait where nothing would help', () => {
    expect(QUALITIES[nextQuality(FINEST, 900).level]).toBeUndefined();
  });
});

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { drawSprite, SPRITE_FILE } from '../../../../scripts/write-object-sprite.ts';
import { OBJECTS } from '../../rules/index.ts';

const sprite = readFileSync(SPRITE_FILE, 'utf8');

describe('the drawn objects', () => {
  it('are all there, each once, and no others', () => {
    const drawn = [...sprite.matchAll(/<symbol id="object-([a-z-]+)" viewBox="0 0 32 32">(.+?)<\/symbol>/gu)].map((match) => match[1]);
    expect(drawn).toEqual(OBJECTS);
  });

  it('share no id and load nothing outside the file', () => {
    const ids = [...sprite.matchAll(/\bid="([^"]+)"/gu)].map((match) => match[1]);
    expect(ids.length).toBe(new Set(ids).size);
    expect(sprite.match(/https?:(?!\/\/www\.w3\.org\/2000\/svg")/gu)).toBeNull();
    expect(sprite).not.toMatch(/<script|<image|\bon[a-z]+=/u);
  });

  it('match the output of `npm run objects:write`', () => {
    expect(drawSprite()).toBe(sprite);
  });
});

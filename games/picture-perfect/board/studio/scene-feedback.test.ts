import { loadWords } from '@parlour/words';
import { describe, expect, it } from 'vitest';
import { wordAreas } from '../../../words-catalogue.ts';
import { centreOf, DEFAULT_CAMERA, type GuestId, type Scene, type Space } from '../../photo/index.ts';
import { feedbackText, sceneFeedback } from './scene-feedback.ts';

const at = (id: GuestId, space: Space, dx = 0, dz = 0) => ({ id, x: centreOf(space).x + dx, z: centreOf(space).z + dz });
const shot = (guests: Scene['guests'], camera: Partial<Scene['camera']> = {}): Scene => ({
  guests,
  decorations: [],
  camera: { ...DEFAULT_CAMERA, ...camera },
});

describe('what the viewfinder says', () => {
  it('[P-14] does not check where figures stand before the final photo', () => {
    const astride = shot([at('dog', 'A3', 300)]);
    expect(sceneFeedback(astride, false).faults).toEqual([]);
    expect([...sceneFeedback(astride, true).atFault]).toEqual(['dog']);
  });

  it('[P-74] names fully hidden faces', () => {
    const scene = shot([at('man-in-tails', 'A3', 0, -240), at('girl', 'A4', 0, 200)], { x: -1500, y: 800, z: 7000, tilt: 0, zoom: 1400 });
    expect(sceneFeedback(scene, true).hidden).toEqual(['girl']);
  });

  it('[P-51*] names the guest that cannot be seen', async () => {
    const opinion = sceneFeedback(shot([at('girl', 'A4'), { id: 'man-in-tails', x: -1440, z: 700 }]), true);
    expect([...opinion.atFault]).toEqual(['girl']);
    expect(feedbackText(await loadWords('en', wordAreas('picture-perfect')), opinion)).toBe('Little girl: cannot be seen');
  });

  it('[P-51] names guests out of the picture', () => {
    const scene = shot([at('dog', 'A4'), at('boy', 'F4')], { x: -1500, y: 800, z: 7000, tilt: 0, zoom: 700 });
    expect([...sceneFeedback(scene, true).atFault]).toEqual(['boy']);
  });
});

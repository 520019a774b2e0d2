import type { ComponentType } from 'react';
import type { Colour } from '../../../rules/index.ts';
import { Balloon } from './balloon.tsx';
import { Boat } from './boat.tsx';
import { Moon } from './moon.tsx';
import type { SceneProps } from './scene.ts';
import { Stage } from './stage.tsx';
import { Tower } from './tower.tsx';
import { Tram } from './tram.tsx';
import { Tree } from './tree.tsx';

export const SCENES: Readonly<Record<Colour, ComponentType<SceneProps>>> = {
  blue: Boat,
  red: Tram,
  yellow: Balloon,
  green: Tree,
  brown: Tower,
  grey: Moon,
  purple: Stage,
};

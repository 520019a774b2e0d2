import { checkAccessibility } from './accessibility.ts';
import { sceneWalks } from './games.ts';

checkAccessibility(await sceneWalks());

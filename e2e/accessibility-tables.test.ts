import { serveEveryone } from './accessibility.ts';
import { sceneWalks } from './games.ts';

serveEveryone(await sceneWalks());

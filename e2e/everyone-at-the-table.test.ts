import { serveEveryone } from './everyone.ts';
import { sceneWalks } from './games.ts';

serveEveryone(await sceneWalks());

import { serveEveryone } from './everyone.ts';
import { ROOMS } from './scenes/rooms.ts';

serveEveryone(ROOMS);

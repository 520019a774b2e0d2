import { serveEveryone } from './accessibility.ts';
import { ROOMS } from './screens/page-tours.ts';

serveEveryone(ROOMS);

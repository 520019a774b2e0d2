import { serveEveryone } from './everyone.ts';
import { TABLES } from './scenes/tables.ts';

serveEveryone(TABLES);

import { defaultTerminal } from '@parlour/words';
import { templateGame } from '../rules/index.ts';

export const terminal = defaultTerminal(templateGame);

import type { Game, GameTypes } from '@parlour/kernel';
import { defaultEventText, defaultMoveLabel, defaultStatusText, type Naming, type Rulebook } from '@parlour/words';
import { type BoardProps, type BoardScene, defineGameUi, type GameUi } from '../board/game-ui.ts';
import { seatNames } from '../board/seat-names.ts';
import { DefaultBoard } from './DefaultBoard.tsx';
import { DefaultResult } from './DefaultResult.tsx';

interface DefaultUiOptions {
  /** Players have to remember the events: they leave the log after their step. */
  readonly isMemoryGame: boolean;
}

/**
 * The UI of a game without a board of its own: players, what everybody sees, what only the viewer sees, the log, and the
 * legal moves as buttons. A game replaces it part by part in `board/index.tsx`.
 */
export function defaultGameUi(game: Game<GameTypes>, rulebook: Rulebook, { isMemoryGame }: DefaultUiOptions): GameUi<GameTypes> {
  const { id: area } = game;
  const naming = ({ words, players }: BoardScene<GameTypes>): Naming => ({ words, area, who: seatNames(players) });
  const isLasting = (): boolean => !isMemoryGame;
  const Board = (props: BoardProps<GameTypes>) => <DefaultBoard {...props} game={game} naming={naming(props)} isLasting={isLasting()} />;
  return defineGameUi<GameTypes>({
    game,
    area,
    rulebook,
    nameHidden: () => null,
    nameMove: (words, move, _view, who) => defaultMoveLabel({ words, area, who }, move),
    describeFact: () => null,
    shortRules: [],
    bar: 'band',
    Board,
    Result: DefaultResult,
    statusLine: (scene) => defaultStatusText(naming(scene), scene, scene.seat),
    describeEvent: (event, scene) => defaultEventText(naming(scene), event, scene.seat),
    ...(isMemoryGame ? { isLasting } : {}),
  });
}

import type { Game, GameTypes, MatchRecord, Outcome, Pace, Refusal, Seat } from '@parlour/kernel';
import type { Avatar, BotLevel } from '@parlour/protocol';
import type { Area, MessageKey, NameHidden, Rulebook, Words } from '@parlour/words';
import type { ComponentType, ReactNode } from 'react';
import type { DeviceSettings } from '../settings/settings.ts';
import type { SoundName } from '../sound/sounds.ts';

/** Who sits where, as everyone at the table may know it. The list is in seat order. */
export interface PlayerInfo {
  readonly seat: Seat;
  readonly name: string;
  readonly avatar: Avatar;
  readonly connected: boolean;
  /** The bot's strength, or null for a person. */
  readonly bot: BotLevel | null;
}

/** What was heard with the step that led to the present view. Perishable: a reload or a second look has none of it. */
export interface StepEvents<Event> {
  readonly step: number;
  readonly events: readonly Event[];
}

/** What the table frame does for a board. */
export interface BoardTools {
  /** Opens the rulebook, at a clause if one is named. */
  readonly openRulebook: (clause?: string) => void;
  /** Tells the player why something cannot be done, with a way to the clause. */
  readonly explain: (refusal: Refusal) => void;
  /** Silent unless the player wants sound. */
  readonly play: (sound: SoundName) => void;
  /** Said aloud in the player's language, if sound is on. */
  readonly speak: (text: string) => void;
}

/** Everything that can be drawn at one step. */
export interface BoardScene<T extends GameTypes> {
  readonly view: T['View'];
  /** Whose eyes these are; null for a spectator, the TV and the all-seeing replay. */
  readonly seat: Seat | null;
  readonly players: readonly PlayerInfo[];
  /** Seats the table waits for. */
  readonly waiting: readonly Seat[];
  readonly may: readonly Seat[];
  readonly pace: Pace | null;
  readonly over: Outcome | null;
  readonly words: Words;
}

export interface BoardProps<T extends GameTypes> extends BoardScene<T> {
  /** Empty when it is not this seat's turn to choose. */
  readonly legal: readonly T['Move'][];
  /** One's own choice that is made and still closed, or on its way to the table. */
  readonly sealed: T['Move'] | null;
  readonly stepEvents: StepEvents<T['Event']>;
  /** When the clock decides, in milliseconds of `performance.now()`; null without a clock. */
  readonly deadline: number | null;
  readonly choose: (move: T['Move']) => void;
  /** A shared screen: no actions, large text. */
  readonly tv: boolean;
  readonly settings: DeviceSettings;
  readonly tools: BoardTools;
  /** Only in an all-seeing replay: what really lies there. */
  readonly fullState?: T['State'];
}

export interface ResultProps<T extends GameTypes> extends BoardScene<T> {
  readonly over: Outcome;
  /** Loaded after the game; null while it is on its way or cannot be had. */
  readonly record: MatchRecord | null;
}

/** A list option that players put together themselves. */
export interface OptionEditorProps {
  readonly value: readonly string[];
  /** Players at the table now, or the fewest the game is for. */
  readonly seats: number;
  readonly editable: boolean;
  readonly words: Words;
  readonly onChange: (value: readonly string[]) => void;
}

export interface OptionEditor {
  /** The list to begin with, for somebody who had chosen one of the named ones. */
  readonly start: (named: string, seats: number) => readonly string[];
  readonly Editor: ComponentType<OptionEditorProps>;
}

/** How one game looks and reads. Everything the frame needs to put a game on its table. */
export interface GameUi<T extends GameTypes> {
  readonly game: Game<T>;
  /** How the keys of the game's words begin: `<area>.option.<key>` labels an option, `<area>.rules.<clause>` is a clause. */
  readonly area: string;
  readonly rulebook: Rulebook;
  /** How replays speak of what lies hidden. */
  readonly nameHidden: NameHidden;
  /** What a group should know before it begins. */
  readonly lobbyHint?: MessageKey;
  /** The game in a few sentences, each with a drawing: what the rulebook opens with. */
  readonly shortRules: readonly { readonly say: MessageKey; readonly picture: ReactNode }[];
  /** How the sentence hangs over the table: a plaque in mid-air, or a band along the top that the board begins below. */
  readonly bar: 'plaque' | 'band';
  /** The board fills the stage to its lower edge: talk lies over its right side, above what one can do, and feelings hang in the upper corner. */
  readonly chatOverBoard?: boolean;
  readonly Board: ComponentType<BoardProps<T>>;
  /** What happens now and what one can do, in one sentence. */
  readonly statusLine: (scene: BoardScene<T>) => ReactNode;
  /** One line of the replay's log for an event. */
  readonly describeEvent: (event: T['Event'], scene: BoardScene<T>) => string;
  /** Whether an event may be read again later, because it tells nothing that players have to remember. Left out, all may. */
  readonly isLasting?: (event: T['Event']) => boolean;
  /** The public history where the table has memory help; null without. */
  readonly history?: (view: T['View']) => readonly T['Event'][] | null;
  /** By the option's key, for lists of one's own. */
  readonly editors?: Readonly<Record<string, OptionEditor>>;
  /** The story of the game, above rematch and replay. */
  readonly Result?: ComponentType<ResultProps<T>>;
  /** The board tells the end itself, with all the room of a shared screen: the result waits until it is asked for. */
  readonly boardShowsResult?: boolean;
}

export interface AnyGameUi extends GameUi<GameTypes> {
  /** All the words the game needs, besides those of the frame. */
  readonly areas: readonly Area[];
}

/** A face as registries and the frame handle it: they never look inside the types. */
export function defineGameUi<T extends GameTypes>(gameUi: GameUi<T>): GameUi<GameTypes> {
  return gameUi as unknown as GameUi<GameTypes>;
}

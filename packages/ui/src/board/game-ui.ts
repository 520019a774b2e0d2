import type { Game, GameTypes, MatchRecord, Outcome, Pace, Refusal, Seat } from '@parlour/kernel';
import type { Avatar, BotLevel } from '@parlour/protocol';
import type { Area, DescribeFact, MessageKey, NameHidden, NameMove, Rulebook, Words } from '@parlour/words';
import type { ComponentType, ReactNode } from 'react';
import type { DeviceSettings } from '../settings/settings.ts';
import type { SoundName } from '../sound/sounds.ts';

/** A player as everyone at the table sees them. The list is in seat order. */
export interface PlayerInfo {
  readonly seat: Seat;
  readonly name: string;
  readonly avatar: Avatar;
  readonly connected: boolean;
  /** The bot's strength, or null for a person. */
  readonly bot: BotLevel | null;
  /** A program that plays for itself has this person's seat. */
  readonly agent?: true;
}

/** The events of the step that led to the present view. Sent once: after a reload they are gone. */
export interface StepEvents<Event> {
  readonly step: number;
  readonly events: readonly Event[];
}

/** What the table screen offers to a board. */
export interface BoardTools {
  /** Opens the rulebook, at a clause if one is named. */
  readonly openRulebook: (clause?: string) => void;
  /** Shows the player why something is not allowed, with a link to the clause. */
  readonly explain: (refusal: Refusal) => void;
  /** Silent unless sound is on. */
  readonly play: (sound: SoundName) => void;
  /** Spoken in the player's language, if sound is on. */
  readonly speak: (text: string) => void;
}

/** Everything needed to draw one step. */
export interface BoardScene<T extends GameTypes> {
  readonly view: T['View'];
  /** The viewer's seat; null for a spectator, a shared screen and the full point of view of a replay. */
  readonly seat: Seat | null;
  readonly players: readonly PlayerInfo[];
  /** Seats the match waits for. */
  readonly waiting: readonly Seat[];
  readonly may: readonly Seat[];
  readonly pace: Pace | null;
  readonly over: Outcome | null;
  readonly words: Words;
}

export interface BoardProps<T extends GameTypes> extends BoardScene<T> {
  /** Empty when it is not this seat's turn to choose. */
  readonly legal: readonly T['Move'][];
  /** The viewer's own choice that is sealed, or being sent. */
  readonly sealed: T['Move'] | null;
  readonly stepEvents: StepEvents<T['Event']>;
  /** When the clock decides, in milliseconds of `performance.now()`; null without a clock. */
  readonly deadline: number | null;
  readonly choose: (move: T['Move']) => void;
  /** A shared screen: no actions, large text. */
  readonly tv: boolean;
  readonly settings: DeviceSettings;
  readonly tools: BoardTools;
  /** Only in a replay from the full point of view: the full state. */
  readonly fullState?: T['State'];
}

export interface ResultProps<T extends GameTypes> extends BoardScene<T> {
  readonly over: Outcome;
  /** Loaded after the match; null while it loads or if it is not available. */
  readonly record: MatchRecord | null;
}

/** What a public event means to the players: it goes well for some and badly for others. */
export interface Moment {
  readonly glad: readonly Seat[];
  readonly sorry: readonly Seat[];
}

/** A list option that players compose themselves. */
export interface OptionEditorProps {
  readonly value: readonly string[];
  /** Players at the table now, or the fewest the game allows. */
  readonly seats: number;
  readonly editable: boolean;
  readonly words: Words;
  readonly onChange: (value: readonly string[]) => void;
}

export interface OptionEditor {
  /** The list to start from, for a host who had chosen a named one. */
  readonly start: (named: string, seats: number) => readonly string[];
  readonly Editor: ComponentType<OptionEditorProps>;
}

/** The UI of one game: everything the table screen needs to show it. */
export interface GameUi<T extends GameTypes> {
  readonly game: Game<T>;
  /** The prefix of the game's word keys: `<area>.option.<key>` labels an option, `<area>.rules.<clause>` is a clause. */
  readonly area: string;
  readonly rulebook: Rulebook;
  /** Names hidden pieces in replays. */
  readonly nameHidden: NameHidden;
  /** Names moves in reviews and hints, and the facts on which they rest. */
  readonly nameMove: NameMove;
  readonly describeFact: DescribeFact;
  /** What players should know before they start. */
  readonly lobbyHint?: MessageKey;
  /** The short rules, each with a drawing: the first page of the rulebook. */
  readonly shortRules: readonly { readonly say: MessageKey; readonly picture: ReactNode }[];
  /** The style of the status line: a plaque over the table, or a band along the top with the board below it. */
  readonly bar: 'plaque' | 'band';
  /** The board fills the stage to its lower edge: chat lies over its right side, above the actions, and emotes are in the upper corner. */
  readonly chatOverBoard?: boolean;
  /** On a small screen the board fills the whole screen, whatever its proportions. Otherwise it is centred in a fixed shape. */
  readonly fillsScreen?: boolean;
  readonly Board: ComponentType<BoardProps<T>>;
  /** What happens now and what the player can do, in one sentence. */
  readonly statusLine: (scene: BoardScene<T>) => ReactNode;
  /** One line of the replay's log for an event. */
  readonly describeEvent: (event: T['Event'], scene: BoardScene<T>) => string;
  /** What bots may react to: called with public events only; null for an event that is no moment. Without this function there are none. */
  readonly momentOf?: (event: T['Event']) => Moment | null;
  /** Whether an event may be read again later, because players need not remember it. Without this function, all may. */
  readonly isLasting?: (event: T['Event']) => boolean;
  /** The public history where the table has memory help; null without. */
  readonly history?: (view: T['View']) => readonly T['Event'][] | null;
  /** The label of a player's private notes, where the rules allow them with memory help. */
  readonly notes?: MessageKey;
  /** By the option's key, for custom lists. */
  readonly editors?: Readonly<Record<string, OptionEditor>>;
  /** The recap of the match, above rematch and replay. */
  readonly Result?: ComponentType<ResultProps<T>>;
  /** The board shows the end itself: the result screen opens on request. */
  readonly boardShowsResult?: boolean;
}

export interface AnyGameUi extends GameUi<GameTypes> {
  /** All word areas of the game. */
  readonly areas: readonly Area[];
}

/** A game UI as catalogues and the table screen handle it, without its types. */
export function defineGameUi<T extends GameTypes>(gameUi: GameUi<T>): GameUi<GameTypes> {
  return gameUi as unknown as GameUi<GameTypes>;
}

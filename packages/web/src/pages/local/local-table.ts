import { gameById } from '@parlour/games/rules-catalogue';
import { type AnyGame, isRefusal, type Parsed, parseSeed } from '@parlour/kernel';
import { type ClientMessage, type MatchReplay, type Person, type ServerMessage, tableRefusal } from '@parlour/protocol';
import {
  addEntry,
  type Effect,
  evenTempered,
  handleInput,
  type Input,
  type MatchHead,
  newTable,
  openRoom,
  type Room,
  type SavedTable,
  type StoredEntry,
  type StoredMatch,
  type TableEnv,
  toSavedTable,
} from '@parlour/table';
import { tableFromReplay } from './table-from-replay.ts';
import type { LocalGameSetup, SavedLocalGame } from './worker-messages.ts';

export interface LocalTableEnv {
  readonly env: TableEnv;
  readonly now: () => number;
  /** Calls back once after this many milliseconds; returns a function that cancels it. */
  readonly later: (ms: number, call: () => void) => () => void;
  readonly deliver: (person: number, message: ServerMessage) => void;
  readonly over: (replay: MatchReplay) => void;
  /** Saves the present state, so that it can be resumed; null when there is nothing to resume. */
  readonly save?: (savedGame: SavedLocalGame | null) => void;
}

/** A table without a server: the same room as on a server, in memory. */
export class LocalTable {
  readonly #room: Room;
  readonly #outside: LocalTableEnv;
  #match: { readonly head: MatchHead; readonly entries: StoredEntry[] } | undefined;
  #callOff: () => void = () => undefined;
  readonly #inputs: Input[] = [];

  private constructor(room: Room, outside: LocalTableEnv) {
    this.#room = room;
    this.#outside = outside;
  }

  /** Opens a table; a match that has begun already is continued by one person and bots. */
  static open(setup: LocalGameSetup, outside: LocalTableEnv, begun?: StoredMatch): Parsed<LocalTable> {
    const game = gameById(setup.game);
    if (game === undefined) return tableRefusal('no-such-game');
    const [host] = setup.people;
    if (host === undefined) return tableRefusal('too-few-players');
    if (setup.resume !== undefined) {
      const { saved, match } = tableFromReplay(setup.resume, host, outside.env);
      return LocalTable.#goOn(saved, match, [host], game, outside);
    }
    if (setup.savedGame !== undefined) return LocalTable.#goOn(setup.savedGame.table, setup.savedGame.match, setup.people, game, outside);
    const { options, bots, tempo } = setup;
    const settings = tempo === undefined ? {} : { tempo };
    // The practice of a past day has the bots of its daily deal.
    const isPractice = setup.seed !== undefined;
    const seated = begun === undefined && !isPractice ? [] : bots;
    const request = { game: game.id, options, visibility: 'private', bots: seated, start: false, settings } as const;
    const saved = newTable(request, game, '', host, parseSeed(setup.seed) ?? outside.env.seed());
    if (isRefusal(saved)) return saved;
    if (begun !== undefined) {
      return LocalTable.#goOn({ ...saved.ok, match: begun.head.id, phase: 'playing' }, begun, [host], game, outside);
    }
    const room = openRoom(isPractice ? evenTempered(saved.ok) : saved.ok, game, undefined, outside.env);
    if (isRefusal(room)) return room;
    const table = new LocalTable(room, outside);
    table.#seat(isPractice ? { ...setup, bots: [] } : setup);
    return { ok: table };
  }

  static #goOn(
    saved: SavedTable,
    match: StoredMatch,
    people: readonly Person[],
    game: AnyGame,
    outside: LocalTableEnv,
  ): Parsed<LocalTable> {
    const room = openRoom(saved, game, match, outside.env);
    if (isRefusal(room)) return room;
    const table = new LocalTable(room, outside);
    table.#match = { head: match.head, entries: [...match.entries] };
    people.forEach((person, connection) => table.#input({ type: 'connect', connection, person }));
    return { ok: table };
  }

  send(person: number, message: ClientMessage): void {
    this.#input({ type: 'message', connection: person, message });
  }

  #seat({ people, bots, share }: LocalGameSetup): void {
    people.forEach((person, connection) => this.#input({ type: 'connect', connection, person }));
    people.slice(1).forEach((_, i) => this.send(i + 1, { type: 'sit' }));
    for (const level of bots) this.send(0, { type: 'add-bot', level });
    if (share !== undefined) this.send(0, { type: 'share', seedHash: this.#room.nextSeed.seedHash, share });
    this.send(0, { type: 'start' });
  }

  /** One input after the other, as on a server: inputs caused by an effect wait until all effects before it are done. */
  #input(input: Input): void {
    this.#inputs.push(input);
    if (this.#inputs.length > 1) return;
    try {
      for (let next: Input | undefined = input; next !== undefined; next = this.#inputs[0]) {
        for (const effect of handleInput(this.#room, next, this.#outside.now())) this.#do(effect);
        this.#inputs.shift();
      }
    } finally {
      // After an error the queue is cleared, or no later input would ever be handled.
      this.#inputs.length = 0;
    }
  }

  #do(effect: Effect): void {
    switch (effect.type) {
      case 'send':
        for (const person of effect.to) this.#outside.deliver(person, effect.message);
        return;
      case 'create':
        this.#match = { head: effect.match, entries: [] };
        this.#save(effect.table);
        return this.#input({ type: 'stored', ticket: effect.ticket });
      case 'append':
        if (this.#match !== undefined) addEntry(this.#match.entries, effect.entry);
        this.#save(toSavedTable(this.#room));
        return this.#input({ type: 'stored', ticket: effect.ticket });
      case 'save':
        return this.#save(effect.table);
      case 'match-ended':
        return this.#tellOver();
      case 'wake':
        return this.#wakeAt(effect.at);
      case 'report-bug':
        throw new Error(effect.problem);
    }
  }

  #save(table: SavedTable): void {
    if (this.#match === undefined) return;
    const { head, entries } = this.#match;
    this.#outside.save?.(table.phase === 'playing' ? { table, match: { head, entries: [...entries] } } : null);
  }

  #wakeAt(at: number | null): void {
    this.#callOff();
    this.#callOff =
      at === null ? () => undefined : this.#outside.later(Math.max(0, at - this.#outside.now()), () => this.#input({ type: 'wake' }));
  }

  #tellOver(): void {
    if (this.#match === undefined) return;
    const { head, entries } = this.#match;
    this.#outside.over({ id: head.id, players: head.players, record: { ...head.record, entries: entries.map(({ entry }) => entry) } });
  }
}

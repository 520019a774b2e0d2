import { type LegalMoves, openTable, RefusedError, type Session, signIn, TableConnection } from '@parlour/client';
import { gameById } from '@parlour/games/rules-catalogue';
import { wordAreas } from '@parlour/games/words-catalogue';
import type { AnyGame, Json } from '@parlour/kernel';
import { tableRefusal } from '@parlour/protocol';
import { loadWords, type Words } from '@parlour/words';
import { observationText, type Seen } from './observation-text.ts';

/** An error that the agent can act upon: its text goes into the result of the tool. */
export class AgentError extends Error {
  override name = 'AgentError';
}

/** One agent: its identity, and the table it is at. It knows what its connection received, and nothing else. */
export class AgentSeat {
  readonly #url: string;
  readonly #name: string;
  #session: Promise<Session> | null = null;
  #connection: TableConnection | null = null;
  #words: Words | null = null;
  #handle = '';
  #chatRead = 0;
  #listed: LegalMoves | null = null;
  #ended = false;
  #joined: Promise<void> = Promise.resolve();

  constructor(url: string, name: string) {
    this.#url = url;
    this.#name = name;
  }

  /** Signs in once, before the first request. */
  session(): Promise<Session> {
    this.#session ??= signIn(this.#url, this.#name).catch((error: unknown) => {
      this.#session = null;
      throw error;
    });
    return this.#session;
  }

  get connection(): TableConnection {
    if (this.#connection === null) throw new AgentError('You are at no table. Use open_table or join_table first.');
    return this.#connection;
  }

  get game(): AnyGame {
    const game = gameById(this.connection.table.game);
    if (game === undefined) throw new AgentError(`This program does not know the game ${this.connection.table.game}.`);
    return game;
  }

  async open(table: Parameters<typeof openTable>[1]): Promise<string> {
    const code = await openTable(await this.session(), table);
    await this.join(code);
    return code;
  }

  /** Connects to the table, and takes a free seat, or its own back from a bot. Where it cannot enter, it stays where it is. */
  join(code: string): Promise<void> {
    const joined = this.#joined.then(() => this.#joinNow(code));
    this.#joined = joined.catch(() => undefined);
    return joined;
  }

  async #joinNow(code: string): Promise<void> {
    const wanted = code.trim().toUpperCase();
    if (wanted === '') throw new RefusedError(tableRefusal('no-such-table'));
    const session = await this.session();
    const connection = await TableConnection.open(session, wanted);
    try {
      const words = await loadWords('en', ['common', 'home', ...wordAreas(connection.table.game)]);
      this.#expectNotEnded();
      const maySit = connection.table.phase !== 'playing' || connection.reservedSeat !== null;
      if (connection.seat === null && maySit) await connection.sit();
      this.#expectNotEnded();
      this.leave();
      this.#connection = connection;
      this.#handle = session.person.handle;
      this.#chatRead = 0;
      this.#words = words;
    } catch (error) {
      connection.close();
      throw error;
    }
  }

  /** The agent is gone: a table that it is about to join is left at once. */
  end(): void {
    this.#ended = true;
    this.leave();
  }

  #expectNotEnded(): void {
    if (this.#ended) throw new AgentError('The agent has ended.');
  }

  leave(): void {
    this.#connection?.close();
    this.#connection = null;
    this.#listed = null;
  }

  /** What happened since the last look, and what is so now. */
  look(): { readonly text: string; readonly seen: Seen } {
    const connection = this.connection;
    if (this.#words === null) throw new AgentError('You are at no table. Use open_table or join_table first.');
    const chat = connection.chat.slice(this.#chatRead).filter(({ from }) => from.handle !== this.#handle);
    this.#chatRead = connection.chat.length;
    const seen: Seen = {
      code: connection.table.code,
      table: connection.table,
      seat: connection.seat,
      reservedSeat: connection.reservedSeat,
      observation: connection.observation,
      received: connection.takeReceived(),
      chat,
    };
    return { text: observationText(this.#words, this.game, seen), seen };
  }

  async legalMoves(): Promise<LegalMoves> {
    this.#listed = await this.connection.legalMoves();
    return this.#listed;
  }

  /** The move with this number in the last list of legal moves. */
  listedMove(number: number): Json {
    // Without a table this fails first, and says so.
    const { observation } = this.connection;
    const move = this.#listed?.moves[number - 1];
    if (move === undefined || this.#listed?.step !== observation?.step)
      throw new AgentError(`There is no move number ${number} now. Use legal_moves first.`);
    return move;
  }
}

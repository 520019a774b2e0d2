import { randomBytes } from 'node:crypto';
import { Client, type QueryConfig } from 'pg';
import type { CommitReport } from '../group-commit.ts';
import type { WriteResult } from '../store.ts';
import { batchStatements, type Row, type WriteRequest } from './batch.ts';
import { type ConnectionConfig, errorCode, isServerError } from './connection-config.ts';

interface Job {
  /** Without one it only waits for all earlier requests. */
  readonly request: WriteRequest | undefined;
  readonly done: (written: WriteResult) => void;
}

/** A connection, and the name by which the server knows it. */
interface NamedConnection {
  readonly client: Client;
  readonly name: string;
}

/** Two nodes wrote the same row at once, and this one came second. A retry sees what the other wrote. */
const OVERTAKEN = ['23505', '40001', '40P01'];
const MAX_TRIES = 5;
/** One request cannot be stored as it is: the others must not fail with it. */
const UNFIT = /^(22|23|40|54)/;

/**
 * Many writers, one commit: all requests during a transaction go together into the next one,
 * over one connection and in one round trip.
 */
export class BatchWriter {
  private jobs: Job[] = [];
  private running: Promise<void> | undefined;
  private line: NamedConnection | undefined;
  /** Connections that broke before they answered. Their work may still be done, until their server side is ended. */
  private lost: string[] = [];
  private readonly address: ConnectionConfig;
  private readonly report: (report: CommitReport) => void;

  constructor(address: ConnectionConfig, report: (report: CommitReport) => void) {
    this.address = address;
    this.report = report;
  }

  write(request: WriteRequest): Promise<WriteResult> {
    return this.ask(request);
  }

  /** Resolves when all earlier requests are done and their outcome is known. False while it cannot be known. */
  async settled(): Promise<boolean> {
    return (await this.ask(undefined)) === 'stored';
  }

  async close(): Promise<void> {
    await this.running;
    const { line } = this;
    this.line = undefined;
    await line?.client.end().catch(() => {});
  }

  private ask(request: WriteRequest | undefined): Promise<WriteResult> {
    return new Promise((done) => {
      this.jobs.push({ request, done });
      this.running ??= this.run();
    });
  }

  private async run(): Promise<void> {
    // Requests of one event loop turn belong together.
    await new Promise((resolve) => setImmediate(resolve));
    while (this.jobs.length > 0) {
      const jobs = this.jobs;
      this.jobs = [];
      await this.doAll(jobs);
    }
    this.running = undefined;
  }

  private async doAll(jobs: readonly Job[]): Promise<void> {
    const requests = jobs.flatMap(({ request }) => (request === undefined ? [] : [request]));
    const began = performance.now();
    const written = new Map<WriteRequest, WriteResult>(requests.map((request) => [request, 'failed']));
    let error: unknown;
    try {
      if (requests.length > 0 || this.lost.length > 0) await this.connect();
      error = await this.store(requests, written);
    } catch (problem) {
      error = problem;
    }
    if (requests.length > 0) {
      this.report({ writes: requests.length, seconds: (performance.now() - began) / 1000, ...(error === undefined ? {} : { error }) });
    }
    this.breakChains(written);
    const settled: WriteResult = this.lost.length === 0 ? 'stored' : 'failed';
    for (const { request, done } of jobs) done(request === undefined ? settled : (written.get(request) ?? 'failed'));
  }

  /** Fills in the outcome of each request, unless it failed, and returns the errors. */
  private async store(requests: readonly WriteRequest[], written: Map<WriteRequest, WriteResult>): Promise<unknown> {
    for (let tries = 1; requests.length > 0; tries++) {
      const { line } = this;
      if (line === undefined) return new Error('the line to the database broke');
      try {
        for (const [request, how] of await commit(line.client, requests)) written.set(request, how);
        return undefined;
      } catch (error) {
        if (!isServerError(error)) {
          for (const request of requests) written.set(request, 'unknown');
          this.lose(line);
          return error;
        }
        if (OVERTAKEN.includes(errorCode(error) ?? '') && tries < MAX_TRIES) continue;
        if (requests.length === 1 || !UNFIT.test(errorCode(error) ?? '')) return error;
        return this.oneByOne(requests, written);
      }
    }
    return undefined;
  }

  private async oneByOne(requests: readonly WriteRequest[], written: Map<WriteRequest, WriteResult>): Promise<unknown> {
    let error: unknown;
    const broken = new Set<string>();
    for (const request of requests) {
      if (request.on === 'log' && broken.has(request.match)) written.set(request, 'conflict');
      else error = (await this.store([request], written)) ?? error;
      if (request.on === 'log' && written.get(request) !== 'stored') broken.add(request.match);
    }
    return error;
  }

  /** Requests after an append that was not stored were meant to follow it. */
  private breakChains(written: ReadonlyMap<WriteRequest, WriteResult>): void {
    const broken = new Set<string>();
    for (const [request, how] of written) if (request.on === 'log' && how !== 'stored') broken.add(request.match);
    if (broken.size === 0) return;
    const isBroken = ({ request }: Job) => request?.on === 'log' && broken.has(request.match);
    for (const job of this.jobs.filter(isBroken)) job.done('conflict');
    this.jobs = this.jobs.filter((job) => !isBroken(job));
  }

  private async connect(): Promise<void> {
    if (this.line !== undefined) return;
    const name = `parlour-${randomBytes(8).toString('hex')}`;
    const client = new Client({ ...this.address.config, application_name: name, pipeline: true });
    const gone = () => {
      if (this.line?.client === client) this.line = undefined;
    };
    client.on('error', gone);
    client.on('end', gone);
    try {
      await client.connect();
      await endOthers(client, this.lost);
    } catch (error) {
      client.end().catch(() => {});
      throw error;
    }
    this.lost = [];
    this.line = { client, name };
  }

  private lose({ client, name }: NamedConnection): void {
    this.line = undefined;
    this.lost.push(name);
    client.end().catch(() => {});
  }
}

/** Ends lost connections on the server, so that nothing of theirs can be stored any more. */
async function endOthers(client: Client, names: readonly string[]): Promise<void> {
  if (names.length === 0) return;
  const { rows } = await client.query<{ ended: boolean }>(
    'select pg_terminate_backend(pid, 1000) as ended from pg_stat_activity where application_name = any($1)',
    [names],
  );
  if (!rows.every(({ ended }) => ended)) throw new Error('a lost connection is still at work');
}

/** Resolves when the commit is durable. */
async function commit(client: Client, requests: readonly WriteRequest[]): Promise<readonly (readonly [WriteRequest, WriteResult])[]> {
  const statements = batchStatements(requests);
  const [only, second] = statements;
  // A single statement is a transaction by itself.
  if (only !== undefined && second === undefined) return only.resultsFrom(await ask(client, only.query));
  const answers = await Promise.allSettled(['begin', ...statements.map(({ query }) => query), 'commit'].map((query) => ask(client, query)));
  const problems = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason as unknown] : []));
  // The first is the cause: later ones only say that the transaction was aborted.
  if (problems.length > 0) throw problems.find(isServerError) ?? problems[0];
  const rows = answers.map((answer) => (answer.status === 'fulfilled' ? answer.value : []));
  return statements.flatMap(({ resultsFrom }, i) => resultsFrom(rows[i + 1] ?? []));
}

/** With a callback and rows as arrays the library does less for each answer: it makes no promises and no objects of its own. */
function ask(client: Client, query: string | QueryConfig): Promise<readonly Row[]> {
  const config = typeof query === 'string' ? { text: query } : query;
  return new Promise((resolve, reject) => {
    client.query<[string]>({ ...config, rowMode: 'array' }, (error, result) => (error ? reject(error) : resolve(result.rows)));
  });
}

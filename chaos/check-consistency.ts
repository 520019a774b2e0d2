import {
  applyChanges,
  eventsFor,
  type GameTypes,
  isForced,
  isRefusal,
  type Match,
  observe,
  replay,
  type StartResult,
  type StepResult,
  sameJson,
} from '@parlour/kernel';
import { sawLostDraft, withoutDraft } from '@parlour/server/testing';
import type { StoredMatch } from '@parlour/table';
import { gameById } from '../games/rules-catalogue.ts';
import type { ClientLog, SeenStep } from './client-log.ts';

/** Violations, in words that help to find the cause. */
export interface Findings {
  acknowledged: number;
  readonly lost: string[];
  readonly duplicated: string[];
  readonly divergent: string[];
  readonly leaks: string[];
}

export interface Evidence {
  readonly code: string;
  readonly clientLogs: readonly ClientLog[];
  /** The stored logs of all matches of the table. */
  readonly logs: readonly StoredMatch[];
}

type Step = StartResult<GameTypes> | StepResult<GameTypes>;

/** Compares what every client of a table received with the stored logs. */
export function checkConsistency({ code, clientLogs, logs }: Evidence): Findings {
  const findings: Findings = { acknowledged: 0, lost: [], duplicated: [], divergent: [], leaks: [] };
  judgeKeys(code, clientLogs, logs, findings);
  const known = new Set<string>();
  for (const log of logs) {
    known.add(log.head.record.seedHash);
    judgeMatch(code, clientLogs, log, findings);
  }
  for (const { name, seenSteps, strays } of clientLogs) {
    if (strays.length > 0) findings.divergent.push(`${code}: ${name} received steps ${strays.join(', ')} of an unknown match`);
    for (const hash of seenSteps.keys()) if (!known.has(hash)) findings.leaks.push(`${code}: ${name} saw a match that is not stored`);
  }
  return findings;
}

/** Every acknowledged move is in the log at its step, and no key is there twice. */
function judgeKeys(code: string, clientLogs: readonly ClientLog[], logs: readonly StoredMatch[], findings: Findings): void {
  const places = new Map<string, string[]>();
  const supersededAt = new Map<string, string[]>();
  const emptySteps = new Set<number>();
  for (const { head, entries } of logs) {
    entries.forEach(({ entry, key, past = [] }, i) => {
      const at = `${head.id} step ${i + 1}`;
      if (key !== undefined) places.set(key, [...(places.get(key) ?? []), at]);
      for (const superseded of past) supersededAt.set(superseded, [...(supersededAt.get(superseded) ?? []), at]);
      if ('superseded' in entry) emptySteps.add(i + 1);
    });
  }
  for (const [key, at] of places) if (at.length > 1) findings.duplicated.push(`${code}: ${key} is at ${at.join(' and ')}`);
  for (const { name, acknowledged } of clientLogs) {
    findings.acknowledged += new Set(acknowledged.map(({ key }) => key)).size;
    for (const { key, step } of acknowledged) {
      const at = places.get(key) ?? supersededAt.get(key) ?? [];
      // The step of a draft is empty once the same seat has made another.
      if (!places.has(key) && emptySteps.has(step)) continue;
      if (!at.some((place) => place.endsWith(` step ${step}`)))
        findings.lost.push(`${code}: ${name} received that ${key} is at step ${step}; it is at ${at.join(' and ') || 'none'}`);
    }
  }
}

/** The log replays, no client received anything that it does not give them, and all know its end. */
function judgeMatch(code: string, clientLogs: readonly ClientLog[], { head, entries }: StoredMatch, findings: Findings): void {
  const game = gameById(head.record.game);
  const steps: Step[] = [];
  const record = { ...head.record, entries: entries.map(({ entry }) => entry) };
  const match = game === undefined ? undefined : replay(game, record, (step) => steps.push(step));
  if (match === undefined || isRefusal(match)) {
    findings.divergent.push(`${code}: the log of ${head.id} does not replay: ${JSON.stringify(match)}`);
    return;
  }
  for (const clientLog of clientLogs) {
    for (const received of clientLog.seenSteps.get(head.record.seedHash) ?? []) {
      const { step } = received.standing;
      const wrong = untruth(received, steps[step], sawLostDraft(record.entries, step, received.viewer));
      if (wrong !== undefined) findings.leaks.push(`${code} ${head.id}: ${clientLog.name} at step ${step}: ${wrong}`);
    }
    if (clientLog.table?.match === head.id) judgeEnd(code, clientLog, match, findings);
    const isOver = 'over' in match.status;
    const tells = !isOver && clientLog.others.some((message) => JSON.stringify(message).includes(head.record.seed));
    if (tells) findings.leaks.push(`${code} ${head.id}: ${clientLog.name} received the seed`);
  }
}

function judgeEnd(code: string, { name, last }: ClientLog, match: Match<GameTypes>, findings: Findings): void {
  const problem = `${code}: ${name} ended at step ${last?.standing.step}, the log at ${match.step}`;
  if (last?.standing.step !== match.step || last.standing.seedHash !== match.seedHash) findings.divergent.push(problem);
  else if (!sameJson(last.view, plain(observe(match, last.viewer).view))) findings.divergent.push(`${problem}, with another view`);
}

/** Undefined when it is exactly what this viewer may know of the step. */
function untruth(received: SeenStep, step: Step | undefined, lostDraft: boolean): string | undefined {
  if (step === undefined) return 'the log has no such step';
  const { viewer, standing, events, forced } = received;
  const { view: seen, ...truth } = plain(observe(step.match, viewer)) as { view: Record<string, unknown> };
  if (!sameJson(standing, truth)) return `${JSON.stringify(standing)} instead of ${JSON.stringify(truth)}`;
  const known = (all: Readonly<Record<string, unknown>>) => (lostDraft ? withoutDraft(all) : all);
  const [view, right] = [known(received.view ?? applyChanges(seen, received.changes)), known(seen)];
  for (const key of new Set([...Object.keys(view), ...Object.keys(right)])) {
    if (!sameJson(view[key], right[key])) return `${key} was ${JSON.stringify(view[key])} instead of ${JSON.stringify(right[key])}`;
  }
  const expected = plain(eventsFor(step.events, viewer));
  if (events !== null && !sameJson(events, expected)) return `received ${JSON.stringify(events)} instead of ${JSON.stringify(expected)}`;
  const wasForced = 'entry' in step && isForced(step.entry);
  return forced === null || forced === wasForced ? undefined : 'who decided';
}

/** The value after a JSON round trip. */
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

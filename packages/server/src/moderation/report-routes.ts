import { isRefusal, type Refusal } from '@parlour/kernel';
import { type Person, parseReport, type ReportRequest, tableRefusal } from '@parlour/protocol';
import { chatTextsOf, isConnectedAnywhere, peopleAt, type Room, TokenBuckets } from '@parlour/table';
import type { FastifyInstance } from 'fastify';
import { type ApiContext, sendRefusal } from '../http/api-context.ts';
import { randomLetters } from '../identity/codes.ts';
import { toResponse } from '../identity/sign-in-routes.ts';

const REPORT_ID_LENGTH = 8;
/** Chat lines of the reported person that the operator gets. */
const MAX_LINES = 10;

/** Reports to the operator, from people who are at the table. */
export function registerReports(app: FastifyInstance, setup: ApiContext): void {
  const { identities, limits, limiter, rooms, store, securityLog, addressOf } = setup;
  const perPerson = new TokenBuckets(limits.reportsPerHour / 3600, limits.reportsPerHour);

  app.post('/api/reports', async (request, reply) => {
    const me = await identities.find(request.headers);
    if (me === undefined || me.name === '') return sendRefusal(reply, tableRefusal('no-session'));
    const wanted = parseReport(request.body);
    if (isRefusal(wanted)) return sendRefusal(reply, wanted);
    const address = addressOf(request);
    if (!perPerson.take(me.handle, performance.now()) || !limiter.allow('person-report', address))
      return sendRefusal(reply, tableRefusal('too-many-reports'));
    const live = await limiter.findTable(rooms, store, wanted.ok.table, me, address);
    if (typeof live === 'string') return sendRefusal(reply, tableRefusal(live));
    const about = subjectOf(live.room, me, wanted.ok);
    if (isRefusal(about)) return sendRefusal(reply, about);
    const report = { ...wanted.ok, ...about, id: randomLetters(REPORT_ID_LENGTH), at: Date.now(), reporter: me.handle };
    const written = toResponse(await store.moderation.addReport(report));
    if (isRefusal(written)) return sendRefusal(reply, written);
    securityLog.write('report', { handle: me.handle, address });
    return written;
  });
}

/** The reported person as the table knows them: a reporter cannot make up names or chat. */
function subjectOf(room: Room, me: Person, { handle }: ReportRequest): { name: string; lines: readonly string[] } | Refusal {
  const people = new Map(peopleAt(room).map((person) => [person.handle, person.name]));
  if (!people.has(me.handle) && !isConnectedAnywhere(room, me.handle)) return tableRefusal('not-at-this-table');
  if (handle === null) return { name: '', lines: [] };
  const name = handle === me.handle ? undefined : people.get(handle);
  if (name === undefined) return tableRefusal('not-at-this-table');
  return { name, lines: chatTextsOf(room, handle).slice(-MAX_LINES) };
}

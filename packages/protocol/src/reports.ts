import { isRecord, type Parsed } from '@parlour/kernel';
import { cleanChat } from './clean-text.ts';
import { parseTableCode } from './http-api.ts';
import { MAX_CHAT_LENGTH } from './limits.ts';
import { malformed } from './table.ts';

export const REPORT_REASONS = ['insults', 'spam', 'name', 'cheating', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

/** POST /api/reports: tells the operator about a person at a table, or about the table itself. */
export interface ReportRequest {
  readonly table: string;
  /** The reported person; null for the table. */
  readonly handle: string | null;
  readonly reason: ReportReason;
  readonly note: string;
}

const MAX_HANDLE_LENGTH = 80;

const isReason = (input: unknown): input is ReportReason => REPORT_REASONS.some((reason) => reason === input);

export function parseReport(input: unknown): Parsed<ReportRequest> {
  if (!isRecord(input)) return malformed('an object');
  const { handle = null, reason, note = '' } = input;
  const table = parseTableCode(input.table);
  if (table === undefined) return malformed('table: a code');
  if (handle !== null && (typeof handle !== 'string' || handle.length > MAX_HANDLE_LENGTH)) return malformed('handle: a text or null');
  if (!isReason(reason)) return malformed(`reason: ${REPORT_REASONS.join(', ')}`);
  if (typeof note !== 'string' || note.length > 4 * MAX_CHAT_LENGTH) return malformed('note: a short text');
  return { ok: { table, handle, reason, note: cleanChat(note) ?? '' } };
}

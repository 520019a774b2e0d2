import type { Report } from '@parlour/server';
import { defineCommand } from '../command.ts';
import { JSON_FLAG } from '../shared-flags.ts';
import { usageError } from '../usage-error.ts';
import { formatTime, MODERATION_FLAGS, withModeration } from '../with-moderation.ts';

export const reportsCommand = defineCommand({
  name: 'reports',
  operands: [],
  summary: 'Lists what players reported about people and tables, also while servers run.',
  details: ['After looking into a report, close it with --close. Reports are deleted after 90 days.'],
  flags: {
    ...MODERATION_FLAGS,
    all: { kind: 'switch', without: 'close', help: 'closed reports too' },
    close: { kind: 'text', value: 'the id of a report', help: 'close this report' },
    limit: { kind: 'integer', min: 1, max: 10_000, default: 100, without: 'close', help: 'how many to list, the latest first' },
    json: { ...JSON_FLAG, without: 'close' },
  },
  run({ flags }, io) {
    return withModeration(flags, async (moderation) => {
      if (flags.close !== undefined) {
        const written = await moderation.closeReport(flags.close, Date.now());
        if (written !== 'stored') return usageError(`there is no open report ${flags.close}`);
        io.out(`${flags.close} is closed\n`);
        return 0;
      }
      const reports = await moderation.reports(flags.all ? 'all' : 'open', flags.limit);
      if (flags.json) io.out(`${JSON.stringify(reports)}\n`);
      else io.out(reports.length === 0 ? 'no reports\n' : reports.map(describeReport).join('\n'));
      return 0;
    });
  },
});

function describeReport({ id, at, reporter, handle, name, table, reason, note, lines, closed }: Report): string {
  const about = handle === null ? 'the table' : `${name} (${handle})`;
  return [
    `${id}  ${formatTime(at)}  ${reason}: ${about}, at table ${table}${closed === null ? '' : ', closed'}`,
    `  by ${reporter}${note === '' ? '' : `: ${note}`}`,
    ...lines.map((line) => `  > ${line}`),
    '',
  ].join('\n');
}

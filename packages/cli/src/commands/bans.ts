import { defineCommand } from '../command.ts';
import { JSON_FLAG } from '../shared-flags.ts';
import { formatTime, MODERATION_FLAGS, withModeration } from '../with-moderation.ts';

export const bansCommand = defineCommand({
  name: 'bans',
  operands: [],
  summary: 'Lists the bans that have not expired.',
  details: [],
  flags: { ...MODERATION_FLAGS, json: JSON_FLAG },
  run({ flags }, io) {
    return withModeration(flags, async (moderation) => {
      const bans = await moderation.bans(Date.now());
      const rows = bans.map(({ id, kind, pattern, until, note }) =>
        [id, kind, pattern, until === null ? 'without an end' : `until ${formatTime(until)}`, note].join('  ').trimEnd(),
      );
      if (flags.json) io.out(`${JSON.stringify(bans)}\n`);
      else io.out(rows.length === 0 ? 'no bans\n' : `${rows.join('\n')}\n`);
      return 0;
    });
  },
});

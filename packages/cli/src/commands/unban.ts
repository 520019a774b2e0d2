import { defineCommand } from '../command.ts';
import { usageError } from '../usage-error.ts';
import { MODERATION_FLAGS, withModeration } from '../with-moderation.ts';

export const unbanCommand = defineCommand({
  name: 'unban',
  operands: ['id'],
  summary: 'Ends a ban before its time.',
  details: ['parlour bans lists the ids.'],
  flags: MODERATION_FLAGS,
  run({ operands: [id = ''], flags }, io) {
    return withModeration(flags, async (moderation) => {
      if ((await moderation.removeBan(id)) !== 'stored') return usageError(`there is no ban ${id.slice(0, 40)}`);
      io.out(`${id} is no longer banned\n`);
      return 0;
    });
  },
});

import { BAN_KINDS, type BanKind, newBan } from '@parlour/server';
import { defineCommand } from '../command.ts';
import { unknownName, usageError } from '../usage-error.ts';
import { formatTime, MODERATION_FLAGS, withModeration } from '../with-moderation.ts';

export const banCommand = defineCommand({
  name: 'ban',
  operands: ['kind', 'pattern'],
  summary: 'Bans a name, an address or a person, also while servers run.',
  details: [
    '  parlour ban name "spam*"                  names that look like this; * stands for any letters',
    '  parlour ban address 203.0.113.0/24        addresses by prefix; an IPv6 client often has a /64 or /56',
    '  parlour ban person HANDLE                 one person, by the handle that parlour reports prints',
    '',
    'It works at every server within two seconds, and closes open connections. Banned people can still read, export and delete their data.',
  ],
  flags: {
    ...MODERATION_FLAGS,
    days: { kind: 'integer', min: 1, max: 36_500, help: 'how long it lasts; without this until parlour unban' },
    note: { kind: 'text', value: 'a short text', default: '', help: 'why, for other operators' },
  },
  run({ operands: [kind = '', text = ''], flags }, io) {
    if (!isBanKind(kind)) return unknownName('kind', kind, BAN_KINDS);
    const ban = newBan(kind, text, { days: flags.days, note: flags.note });
    if (ban === undefined) return usageError(`"${text.slice(0, 60)}" cannot be banned: it is no ${EXPECTED[kind]}`);
    return withModeration(flags, async (moderation) => {
      if ((await moderation.addBan(ban)) !== 'stored') return usageError('the ban could not be saved. Try again');
      io.out(
        `${ban.id}  ${ban.kind} ${ban.pattern} is banned ${ban.until === null ? 'without an end' : `until ${formatTime(ban.until)}`}\n`,
      );
      return 0;
    });
  },
});

const EXPECTED: Readonly<Record<BanKind, string>> = {
  name: 'name of two letters or more, with at most four *',
  address: 'address with a prefix of 8 bits or more (16 with IPv6), such as 203.0.113.0/24',
  person: 'handle',
};

const isBanKind = (text: string): text is BanKind => BAN_KINDS.some((kind) => kind === text);

import { toHex } from '@parlour/kernel';
import type { Person } from '@parlour/protocol';
import { newTableMeta, type Occupant, type SavedTable, type StoredMatch, type TableEnv } from '@parlour/table';
import type { ReplayPosition } from './worker-messages.ts';

/** A match at a step, with a new person in one seat and bots in the others, who have the memory of those seats. */
export function tableFromReplay(
  { replay, step, seat }: ReplayPosition,
  person: Person,
  { matchId, seed }: Pick<TableEnv, 'matchId' | 'seed'>,
): { saved: SavedTable; match: StoredMatch } {
  const id = matchId();
  const { entries, ...record } = replay.record;
  const occupants = replay.players.map((player, i): Occupant => {
    if (i === seat) return { kind: 'person', person };
    return {
      kind: 'bot',
      name: player.name,
      avatar: player.avatar,
      level: player.bot ?? 'normal',
      temperament: player.temperament ?? 'even',
    };
  });
  const players = occupants.map((occupant) =>
    occupant.kind === 'bot'
      ? { name: occupant.name, avatar: occupant.avatar, bot: occupant.level, temperament: occupant.temperament }
      : { name: occupant.person.name, avatar: occupant.person.avatar, bot: null },
  );
  return {
    saved: {
      code: '',
      game: record.game,
      visibility: 'private',
      host: person.handle,
      options: record.options as SavedTable['options'],
      occupants,
      bannedFromSeats: [],
      match: id,
      phase: 'playing',
      startOnArrival: false,
      meta: newTableMeta(),
      nextSeed: { serverSeed: toHex(seed()), shares: {} },
    },
    match: { head: { id, record, players }, entries: entries.slice(0, step).map((entry) => ({ entry })) },
  };
}

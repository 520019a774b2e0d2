import { gameById } from '@parlour/games/rules-catalogue';
import { type Ladder, type LadderRow, tableRefusal } from '@parlour/protocol';
import type { FastifyInstance } from 'fastify';
import { type ApiContext, sendRefusal } from '../http/api-context.ts';

const ROWS = 50;

export function registerLadders(app: FastifyInstance, { identities, store }: ApiContext): void {
  app.get<{ Params: { game: string } }>('/api/ladders/:game', async (request, reply) => {
    const game = gameById(request.params.game);
    if (game === undefined) return sendRefusal(reply, tableRefusal('no-such-game'));
    const me = await identities.find(request.headers);
    const best = await store.profiles.ladder(game.id, ROWS);
    const people = await store.readPeople(best.map(({ handle }) => handle));
    const rows = best.flatMap(({ handle, points, games, place }): LadderRow[] => {
      const person = people.get(handle);
      return person === undefined ? [] : [{ name: person.name, avatar: person.avatar, points, games, place, you: handle === me?.handle }];
    });
    const skills = me === undefined ? [] : await store.profiles.skillsOf(me.handle);
    const mine = skills.find((skill) => skill.game === game.id);
    return {
      rows,
      mine: mine === undefined ? null : { points: mine.points, games: mine.games, place: mine.place },
    } satisfies Ladder;
  });
}

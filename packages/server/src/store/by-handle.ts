import type { Person } from '@parlour/protocol';

export const byHandle = (people: readonly Person[]): ReadonlyMap<string, Person> =>
  new Map(people.map((person) => [person.handle, person]));

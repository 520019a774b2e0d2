import type { Avatar, Temperament } from './table.ts';

/** The bot personas: each name has its avatar and temperament, and there are as many as the largest table seats. */
export const BOT_PERSONAS = [
  { name: 'Otto', avatar: 'bowler', temperament: 'bold' },
  { name: 'Mabel', avatar: 'cloche', temperament: 'cautious' },
  { name: 'Basil', avatar: 'monocle', temperament: 'suspicious' },
  { name: 'Pearl', avatar: 'feather', temperament: 'grudging' },
  { name: 'Rufus', avatar: 'beard', temperament: 'absent-minded' },
  { name: 'Clementine', avatar: 'turban', temperament: 'curious' },
  { name: 'Hugo', avatar: 'boater', temperament: 'trusting' },
  { name: 'Odette', avatar: 'flapper', temperament: 'hasty' },
  { name: 'Felix', avatar: 'pianist', temperament: 'even' },
  { name: 'Beatrix', avatar: 'aviator', temperament: 'even' },
  { name: 'Anton', avatar: 'sailor', temperament: 'even' },
  { name: 'Lotte', avatar: 'dancer', temperament: 'even' },
] as const satisfies readonly { name: string; avatar: Avatar; temperament: Temperament }[];

export type Persona = (typeof BOT_PERSONAS)[number];

/**
 * A persona whose name and avatar no player has, or at least not the name, and whose name none of the others at the table has,
 * if possible. The table compares how names look; a page that shows the next bots goes without that data.
 */
export function freePersona(
  players: readonly { readonly name: string; readonly avatar: Avatar }[],
  areSame = (one: string, other: string): boolean => one === other,
  others: readonly string[] = [],
): Persona {
  const free = BOT_PERSONAS.filter((persona) => !players.some(({ name }) => areSame(name, persona.name)));
  const unheard = free.filter((persona) => !others.some((name) => areSame(name, persona.name)));
  const unnamed = unheard.length > 0 ? unheard : free;
  return unnamed.find((persona) => !players.some(({ avatar }) => avatar === persona.avatar)) ?? unnamed[0] ?? BOT_PERSONAS[0];
}

/** The personas of the next bots at a table. */
export function nextPersonas(players: readonly { readonly name: string; readonly avatar: Avatar }[], count: number): readonly Persona[] {
  const personas: Persona[] = [];
  while (personas.length < count) personas.push(freePersona([...players, ...personas]));
  return personas;
}

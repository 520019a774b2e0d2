import { hasFace } from '@parlour/games/boards-catalogue';

export interface Door {
  readonly id: 'thats-not-a-hat' | 'fotomania' | 'mascarade' | 'picture-perfect';
  readonly accent: string;
  readonly minutes: number;
  readonly seats: { readonly min: number; readonly max: number };
  /** The options that give people so many seconds; 0 gives them all the time there is. */
  readonly clocks: readonly string[];
}

/** Every door of the house. One whose game has no face yet stays locked. */
export const DOORS: readonly Door[] = [
  { id: 'thats-not-a-hat', accent: 'var(--hat)', minutes: 15, seats: { min: 2, max: 8 }, clocks: ['clock'] },
  { id: 'fotomania', accent: 'var(--fotomania)', minutes: 30, seats: { min: 2, max: 4 }, clocks: ['clock'] },
  { id: 'mascarade', accent: 'var(--mascarade)', minutes: 30, seats: { min: 4, max: 12 }, clocks: ['clock'] },
  {
    id: 'picture-perfect',
    accent: 'var(--picture)',
    minutes: 40,
    seats: { min: 2, max: 6 },
    clocks: ['lookClock', 'choiceClock', 'photoClock'],
  },
];

export const isOpen = (door: Door): boolean => hasFace(door.id);

export const doorOf = (game: string): Door | undefined => DOORS.find((door) => door.id === game);

/** Bots that make a good first table: four in all, or as many as the game asks for. */
export const botsFor = ({ seats }: Door): number => Math.max(seats.min, Math.min(4, seats.max)) - 1;

/** Options for someone alone with bots: nobody waits for them, so nobody hurries them. */
export const unhurried = ({ clocks }: Door): Readonly<Record<string, number>> => Object.fromEntries(clocks.map((key) => [key, 0]));

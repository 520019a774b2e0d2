import type { Chance } from '../chance.ts';
import type { OptionField } from '../options.ts';
import { allSeats } from '../seats.ts';

export function randomOptions(fields: readonly OptionField[], seats: number, chance: Chance): object {
  return Object.fromEntries(
    fields.map((field) => {
      switch (field.kind) {
        case 'toggle':
          return [field.key, chance.below(2) === 0];
        case 'choice':
          return [field.key, chance.pick(field.values)];
        case 'seat':
          return [field.key, chance.pick(['random', ...allSeats(seats)])];
        case 'list':
          return [field.key, chance.below(2) === 0 ? chance.pick(field.presets) : field.draw(seats, chance)];
      }
    }),
  );
}

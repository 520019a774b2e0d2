import type { CSSProperties } from 'react';

/** Custom properties for a style attribute. */
export function cssVars(values: Readonly<Record<`--${string}`, string | number>>): CSSProperties {
  return values;
}

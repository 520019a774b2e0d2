import type { MouseEvent } from 'react';

/** Of a double click only the first one counts: what it began is under way when the second one comes. */
export const ignoreDoubleClick =
  (act: () => void) =>
  ({ detail }: MouseEvent): void => {
    if (detail < 2) act();
  };

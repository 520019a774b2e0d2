import type { MouseEvent } from 'react';

/** Ignores the second click of a double click: the action of the first is already running. */
export const ignoreDoubleClick =
  (act: () => void) =>
  ({ detail }: MouseEvent): void => {
    if (detail < 2) act();
  };

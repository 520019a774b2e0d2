import type { ServerOptions } from './config.ts';
import { loadPasskeyLibrary } from './identity/passkeys.ts';
import { loadRatingLibrary } from './profile/rating.ts';

/** Loads libraries that a running server would load with their first use, which blocks the event loop for a quarter of a second. */
export async function loadEarly({ loadEarly: isWanted }: ServerOptions): Promise<void> {
  if (isWanted === true) await Promise.all([loadPasskeyLibrary(), loadRatingLibrary()]);
}

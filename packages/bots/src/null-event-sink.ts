import type { Story } from '@parlour/kernel';

/** Nobody listens to a simulation, or to a game that a bot plays in its head. */
export const UNHEARD: Story<object> = {
  tell() {},
  tellOnly() {},
  tellApart() {},
  disclose: (secret) => secret.secret,
  answer: (secret, _to, question) => question(secret.secret),
};

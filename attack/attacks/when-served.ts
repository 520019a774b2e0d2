import { sleep } from '@parlour/server/testing';

const TOO_MANY = 429;
const TRIES = 50;
const AGAIN_MS = 200;

/** The answer to a question after an attack, as soon as the limits of the address allow one. */
export async function whenServed<Answer extends { readonly status: number }>(ask: () => Promise<Answer>): Promise<Answer> {
  let answer = await ask();
  for (let tries = 1; tries < TRIES && answer.status === TOO_MANY; tries++) {
    await sleep(AGAIN_MS);
    answer = await ask();
  }
  return answer;
}

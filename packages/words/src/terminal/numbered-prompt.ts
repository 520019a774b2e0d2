import type { Words } from '../words.ts';
import type { Prompt } from './terminal-game.ts';

/** A prompt with numbered answers. */
export function numberedPrompt<Move>(
  words: Words,
  answers: readonly (readonly [label: string, move: Move])[],
  between: string,
): Prompt<Move> {
  return {
    prompt: answers.map(([label], i) => `${i + 1} ${label}`).join(between),
    read(typed) {
      const answer = answers[Number(typed) - 1];
      return answer === undefined ? { help: words.t('cli.choose', { n: answers.length }) } : { move: answer[1] };
    },
  };
}

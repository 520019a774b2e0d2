import { isRefusal, type Refusal } from '@parlour/kernel';
import { Announced } from '@parlour/ui/announcer/Announced.tsx';
import { explainRefusal, type Words } from '@parlour/words';
import type { ReactNode } from 'react';
import { Loading } from './Loading.tsx';

interface AnsweredProps<T> {
  /** Null until the server has answered. */
  readonly answer: T | Refusal | null;
  readonly words: Words;
  readonly children: (value: T) => ReactNode;
}

/** What a page makes of the server's answer; until then that it is loading, and why if it was refused. */
export function Answered<T extends object>({ answer, words, children }: AnsweredProps<T>) {
  if (answer === null) return <Loading />;
  return isRefusal(answer) ? <Announced>{explainRefusal(words, answer)}</Announced> : children(answer);
}

/** Asks at most once in `ms`, however many callers wait for the answer. A failure is not kept. */
export function cachedFor<Answer>(ms: number, ask: () => Promise<Answer>, now = () => performance.now()): () => Promise<Answer> {
  let kept: { readonly at: number; readonly answer: Promise<Answer> } | undefined;
  return () => {
    if (kept !== undefined && now() - kept.at < ms) return kept.answer;
    const mine = { at: now(), answer: ask() };
    kept = mine;
    mine.answer.catch(() => {
      if (kept === mine) kept = undefined;
    });
    return mine.answer;
  };
}

/** Asks at most once in `ms`, however many callers wait for the answer. A failure is not kept. */
export function cachedFor<Answer>(ms: number, ask: () => Promise<Answer>, now = () => performance.now()): () => Promise<Answer> {
  let cached: { readonly at: number; readonly answer: Promise<Answer> } | undefined;
  return () => {
    if (cached !== undefined && now() - cached.at < ms) return cached.answer;
    const mine = { at: now(), answer: ask() };
    cached = mine;
    mine.answer.catch(() => {
      if (cached === mine) cached = undefined;
    });
    return mine.answer;
  };
}

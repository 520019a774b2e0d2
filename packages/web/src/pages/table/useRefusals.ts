import type { Refusal } from '@parlour/kernel';
import type { AnyFace } from '@parlour/ui/board/game-ui.ts';
import { tellRefusal } from '@parlour/ui/show-refusal.ts';
import { useWords } from '@parlour/ui/words/useWords.ts';
import { useEffect, useRef } from 'react';
import type { TableClient } from '../../client/table/table-client.ts';
import { panelStore } from './panel-store.ts';

/** Tells refusals as they come, with a way to the clause they name. */
export function useRefusals(client: TableClient, face: AnyFace | null): void {
  const words = useWords('table', ...(face?.areas ?? []));
  const latest = useRef(words);
  latest.current = words;
  useEffect(
    () =>
      client.store.subscribe(({ refusal }, before) => {
        // What came too late was overtaken by what everyone can see by now.
        if (refusal !== null && refusal !== before.refusal && refusal.refused !== 'stale-step') tellWithClause(latest.current, refusal);
      }),
    [client],
  );
}

export function tellWithClause(words: ReturnType<typeof useWords>, refusal: Refusal): void {
  const { clause } = refusal;
  const action =
    clause === undefined
      ? undefined
      : { label: words.t('table.seeClause', { clause }), run: () => panelStore.setState({ panel: 'rules', clause }) };
  tellRefusal(words, refusal, action);
}

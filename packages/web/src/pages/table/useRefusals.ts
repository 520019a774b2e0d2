import type { Refusal } from '@parlour/kernel';
import type { AnyGameUi } from '@parlour/ui/board/game-ui.ts';
import { showRefusal } from '@parlour/ui/show-refusal.ts';
import { useWords } from '@parlour/ui/words/useWords.ts';
import { useEffect, useRef } from 'react';
import type { TableClient } from '../../client/table/table-client.ts';
import { panelStore } from './panel-store.ts';

/** Shows refusals as they come, with a link to their clause. */
export function useRefusals(client: TableClient, gameUi: AnyGameUi | null): void {
  const words = useWords('table', ...(gameUi?.areas ?? []));
  const latest = useRef(words);
  latest.current = words;
  useEffect(
    () =>
      client.store.subscribe(({ refusal }, before) => {
        // A move that came too late was overtaken by one that is visible by now.
        if (refusal !== null && refusal !== before.refusal && refusal.refused !== 'stale-step')
          showRefusalWithClause(latest.current, refusal);
      }),
    [client],
  );
}

export function showRefusalWithClause(words: ReturnType<typeof useWords>, refusal: Refusal): void {
  const { clause } = refusal;
  const action =
    clause === undefined
      ? undefined
      : { label: words.t('table.seeClause', { clause }), run: () => panelStore.setState({ panel: 'rules', clause }) };
  showRefusal(words, refusal, action);
}

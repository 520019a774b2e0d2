import { toast } from '@parlour/ui/toasts.ts';
import { useWords } from '@parlour/ui/words/useWords.ts';
import { useEffect } from 'react';
import type { TableClient } from '../../client/table/table-client.ts';
import { newStandIns } from './players.ts';

/** Says to the others at the table that a bot now plays for a player. */
export function useStandInToasts(client: TableClient): void {
  const words = useWords('table');
  useEffect(
    () =>
      client.store.subscribe(({ table, you }, { table: before }) => {
        if (table === null || before === null || table === before) return;
        for (const { bot, name } of newStandIns(before, table, you)) toast(words.t('table.standsIn', { bot, name }));
      }),
    [client, words],
  );
}

import { isRefusal } from '@parlour/kernel';
import type { TableSummary } from '@parlour/protocol';
import { useCallback, useEffect, useRef, useState } from 'react';
import { serverApi } from '../../client/api/server-api.ts';

const LOOK_AGAIN_MS = 10_000;

interface Tables {
  readonly tables: readonly TableSummary[];
  /** Loads at once. */
  readonly look: () => Promise<void>;
}

/** The person's own tables or the public ones, reloaded now and then while the page is visible. */
export function useTableList(which: 'mine' | 'public'): Tables {
  const [tables, setTables] = useState<readonly TableSummary[]>([]);
  const here = useRef(true);
  const look = useCallback(async () => {
    if (document.hidden) return;
    const found = await (which === 'mine' ? serverApi.myTables() : serverApi.publicTables());
    if (here.current && !isRefusal(found)) setTables(found);
  }, [which]);
  useEffect(() => {
    here.current = true;
    void look();
    const timer = setInterval(() => void look(), LOOK_AGAIN_MS);
    return () => {
      here.current = false;
      clearInterval(timer);
    };
  }, [look]);
  return { tables, look };
}

import { isRefusal } from '@parlour/kernel';
import type { TableSummary } from '@parlour/protocol';
import { useCallback, useEffect, useRef, useState } from 'react';
import { serverApi } from '../../client/api/server-api.ts';

const LOOK_AGAIN_MS = { mine: 15_000, public: 30_000 } as const;

interface Tables {
  readonly tables: readonly TableSummary[];
  /** Loads at once. */
  readonly look: () => Promise<void>;
}

/** The person's own tables or the public ones, loaded when the page becomes visible and now and then while it is. */
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
    const lookAgain = () => void look();
    const timer = setInterval(lookAgain, LOOK_AGAIN_MS[which]);
    document.addEventListener('visibilitychange', lookAgain);
    return () => {
      here.current = false;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', lookAgain);
    };
  }, [look, which]);
  return { tables, look };
}

import { isRefusal } from '@parlour/kernel';
import type { TableSummary } from '@parlour/protocol';
import { useEffect, useState } from 'react';
import { house } from '../api/house.ts';

const LOOK_AGAIN_MS = 10_000;

/** One's own tables or the public ones, looked at again now and then while the page is in sight. */
export function useTables(which: 'mine' | 'public'): readonly TableSummary[] {
  const [tables, setTables] = useState<readonly TableSummary[]>([]);
  useEffect(() => {
    let here = true;
    const look = async () => {
      if (document.hidden) return;
      const found = await (which === 'mine' ? house.myTables() : house.publicTables());
      if (here && !isRefusal(found)) setTables(found);
    };
    void look();
    const timer = setInterval(() => void look(), LOOK_AGAIN_MS);
    return () => {
      here = false;
      clearInterval(timer);
    };
  }, [which]);
  return tables;
}

import { parseCode } from '@parlour/protocol';
import { useEffect, useState } from 'react';
import { useSearch } from 'wouter';
import { house } from '../api/house.ts';
import { Waiting } from '../app/Waiting.tsx';
import { introduce } from '../me/me.ts';
import { shareBook } from '../play/shares.ts';
import { socketTo } from '../play/socket.ts';
import { connectTable, IN_THE_BROWSER, type TableClient } from '../play/table-store.ts';
import { NoSuchTable } from './NoSuchTable.tsx';
import { Table } from './Table.tsx';

export function TablePage({ code: asked }: { readonly code: string }) {
  const code = parseCode(asked);
  return code === undefined ? <NoSuchTable /> : <OnlineTable code={code} />;
}

function OnlineTable({ code }: { readonly code: string }) {
  const tv = new URLSearchParams(useSearch()).has('tv');
  const client = useOnlineTable(code);
  return client === null ? <Waiting /> : <Table client={client} tv={tv} loadReplay={house.replay} />;
}

function useOnlineTable(code: string): TableClient | null {
  const [client, setClient] = useState<TableClient | null>(null);
  useEffect(() => {
    let left = false;
    let opened: TableClient | undefined;
    const arrive = async () => {
      // The house must know us before it opens the door.
      await introduce();
      if (left) return;
      opened = connectTable(socketTo(code), { ...IN_THE_BROWSER, shares: shareBook });
      setClient(opened);
    };
    void arrive();
    return () => {
      left = true;
      opened?.close();
    };
  }, [code]);
  return client;
}

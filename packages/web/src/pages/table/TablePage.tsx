import { parseTableCode } from '@parlour/protocol';
import { useEffect, useState } from 'react';
import { useSearch } from 'wouter';
import { Loading } from '../../app/Loading.tsx';
import { serverApi } from '../../client/api/server-api.ts';
import type { TableClient } from '../../client/table/table-client.ts';
import { noteTableSeen } from '../home/bot-tables.ts';
import { connectToTable } from './connect-to-table.ts';
import { TableNotFound } from './TableNotFound.tsx';
import { TableScreen } from './TableScreen.tsx';

/**
 * A link starts the connection before anything is rendered: React shows a page only some time after
 * its loading state.
 */
let early = connectEarly();

function connectEarly(): { readonly code: string; readonly client: Promise<TableClient> } | undefined {
  const code = parseTableCode(/^\/t\/([^/]+)$/.exec(location.pathname)?.[1] ?? '');
  return code === undefined ? undefined : { code, client: connectToTable(code) };
}

function takeEarly(code: string): Promise<TableClient> | undefined {
  const taken = early;
  early = undefined;
  if (taken?.code === code) return taken.client;
  void taken?.client.then((client) => client.close());
  return undefined;
}

export function TablePage({ code: asked }: { readonly code: string }) {
  const code = parseTableCode(asked);
  return code === undefined ? <TableNotFound /> : <OnlineTable code={code} />;
}

function OnlineTable({ code }: { readonly code: string }) {
  const tv = new URLSearchParams(useSearch()).has('tv');
  const client = useOnlineTable(code);
  useNoteSeen(code);
  return client === null ? <Loading /> : <TableScreen client={client} tv={tv} loadReplay={serverApi.replay} />;
}

/** The home page gives up tables with bots that were not on the screen for long. */
function useNoteSeen(code: string): void {
  useEffect(() => {
    const note = () => noteTableSeen(code);
    note();
    document.addEventListener('visibilitychange', note);
    return () => {
      note();
      document.removeEventListener('visibilitychange', note);
    };
  }, [code]);
}

function useOnlineTable(code: string): TableClient | null {
  const [client, setClient] = useState<TableClient | null>(null);
  useEffect(() => {
    let left = false;
    let opened: TableClient | undefined;
    const arrive = async () => {
      opened = await (takeEarly(code) ?? connectToTable(code));
      if (left) opened.close();
      else setClient(opened);
    };
    void arrive();
    return () => {
      left = true;
      opened?.close();
    };
  }, [code]);
  return client;
}

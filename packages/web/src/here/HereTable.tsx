import type { Seat } from '@parlour/kernel';
import { useCallback, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { Waiting } from '../app/Waiting.tsx';
import { Avatar } from '../art/Avatar.tsx';
import type { TableClient } from '../play/table-store.ts';
import { keptReplay } from '../replay/kept.ts';
import { Table } from '../table/Table.tsx';
import { Button } from '../ui/Button.tsx';
import { tellRefusal } from '../ui/refusals.ts';
import { useWords } from '../words/words.ts';
import styles from './HereTable.module.css';
import { nextHolder } from './holder.ts';
import type { HereSetup } from './messages.ts';
import { type Here, openHere } from './open-here.ts';

export function HereTable({ setup }: { readonly setup: HereSetup }) {
  const words = useWords('table');
  const [here, setHere] = useState<Here | null>(null);
  useEffect(() => {
    const opened = openHere(setup, (refusal) => tellRefusal(words, refusal));
    setHere(opened);
    return () => opened.close();
    // The words may change during a game; the table must not.
  }, [setup]);
  const [first] = here?.clients ?? [];
  return here === null || first === undefined ? <Waiting /> : <PassedRound clients={here.clients} first={first} setup={setup} />;
}

interface PassedRoundProps {
  readonly clients: readonly TableClient[];
  readonly first: TableClient;
  readonly setup: HereSetup;
}

/** Shows one person's table at a time, and nothing at all while the device changes hands. */
function PassedRound({ clients, first, setup }: PassedRoundProps) {
  const [holder, setHolder] = useState<Seat>(0);
  const observation = useStore(first.store, (state) => state.observation);
  const loadReplay = useCallback(async (id: string) => keptReplay(id), []);
  const over = observation?.over !== null && observation !== null;
  // Whoever holds the device when it ends, the first seat is host and can ask for a rematch.
  const at = over ? 0 : holder;
  const next = over ? null : nextHolder(observation?.waiting ?? [], at, clients.length);
  if (next !== null) return <Curtain person={setup.people[next]} onLift={() => setHolder(next)} />;
  const client = clients[at] ?? first;
  return <Table key={at} client={client} tv={false} loadReplay={loadReplay} />;
}

function Curtain({ person, onLift }: { readonly person: HereSetup['people'][number] | undefined; onLift(): void }) {
  const words = useWords('table');
  if (person === undefined) return null;
  return (
    <main className={styles.curtain}>
      <div className={styles.card}>
        <Avatar avatar={person.avatar} />
        <h1>{words.t('here.pass', { name: person.name })}</h1>
        <p>{words.t('here.noPeeking')}</p>
        <Button look="red" autoFocus onClick={onLift}>
          {words.t('here.lift', { name: person.name })}
        </Button>
      </div>
    </main>
  );
}

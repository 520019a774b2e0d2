import { wordAreas } from '@parlour/games/words-catalogue';
import { isRefusal, type Refusal, refuse, type Seat } from '@parlour/kernel';
import { Avatar } from '@parlour/ui/art/Avatar.tsx';
import { Button } from '@parlour/ui/Button.tsx';
import { useWords } from '@parlour/ui/words/useWords.ts';
import { explainRefusal } from '@parlour/words';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { Loading } from '../../app/Loading.tsx';
import { MessagePage } from '../../app/MessagePage.tsx';
import type { TableClient } from '../../client/table/table-client.ts';
import { savedReplay } from '../replay/saved-replays.ts';
import { TableScreen } from '../table/TableScreen.tsx';
import styles from './LocalGame.module.css';
import { nextHolder } from './next-holder.ts';
import { type LocalGameClients, startLocalGame } from './start-local-game.ts';
import type { LocalGameSetup } from './worker-messages.ts';

export function LocalGame({ setup }: { readonly setup: LocalGameSetup }) {
  const here = useHere(setup);
  if (here === null) return <Loading />;
  if (isRefusal(here)) return <Refused refusal={here} game={setup.game} />;
  const [first] = here.clients;
  return first === undefined ? <Loading /> : <PassedRound clients={here.clients} first={first} setup={setup} />;
}

function useHere(setup: LocalGameSetup): LocalGameClients | Refusal | null {
  const [here, setHere] = useState<LocalGameClients | Refusal | null>(null);
  useEffect(() => {
    let left = false;
    let opened: LocalGameClients | Refusal | undefined;
    const close = () => {
      if (opened !== undefined && !isRefusal(opened)) opened.close();
    };
    const open = async () => {
      // The failure was reported already; here the page only says that there is no table.
      opened = await startLocalGame(setup).catch(() => refuse('internal-error'));
      if (left) close();
      else setHere(opened);
    };
    void open();
    return () => {
      left = true;
      close();
    };
  }, [setup]);
  return here;
}

function Refused({ refusal, game }: { readonly refusal: Refusal; readonly game: string }) {
  const words = useWords('table', ...wordAreas(game));
  return <MessagePage title={words.t('table.closed')} text={explainRefusal(words, refusal)} />;
}

interface PassedRoundProps {
  readonly clients: readonly TableClient[];
  readonly first: TableClient;
  readonly setup: LocalGameSetup;
}

/** Shows one person's table at a time, and nothing while the device changes hands. */
function PassedRound({ clients, first, setup }: PassedRoundProps) {
  // A match that goes on after a reload first asks for its player.
  const [holder, setHolder] = useState<Seat | null>(setup.savedGame === undefined ? 0 : null);
  const observation = useStore(first.store, (state) => state.observation);
  const loadReplay = useCallback(async (id: string) => savedReplay(id), []);
  const over = observation?.over !== null && observation !== null;
  // At the end the first seat is shown: it is host and can start a rematch.
  const at = over ? 0 : holder;
  // A single person keeps the device, in any seat.
  const next = over || clients.length === 1 ? null : nextHolder(observation?.waiting ?? [], at, clients.length);
  if (observation === null && setup.savedGame !== undefined) return <Loading />;
  if (next !== null) return <PassDevicePrompt person={setup.people[next]} onLift={() => setHolder(next)} />;
  const client = clients[at ?? 0] ?? first;
  return <TableScreen key={at ?? 0} client={client} tv={false} loadReplay={loadReplay} />;
}

function PassDevicePrompt({
  person,
  onLift,
}: {
  readonly person: LocalGameSetup['people'][number] | undefined;
  readonly onLift: () => void;
}) {
  const words = useWords('table');
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  if (person === undefined) return null;
  return (
    <main className={styles.handOver}>
      <div className={styles.card}>
        <Avatar avatar={person.avatar} />
        <h1>{words.t('local.pass', { name: person.name })}</h1>
        <p>{words.t('local.noPeeking')}</p>
        <Button look="red" ref={button} onClick={onLift}>
          {words.t('local.lift', { name: person.name })}
        </Button>
      </div>
    </main>
  );
}

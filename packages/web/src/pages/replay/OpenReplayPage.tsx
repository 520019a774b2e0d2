import { isRefusal, type Refusal } from '@parlour/kernel';
import type { MatchReplay } from '@parlour/protocol';
import { Icon } from '@parlour/ui/art/Icon.tsx';
import buttons from '@parlour/ui/Button.module.css';
import { useWords } from '@parlour/ui/words/useWords.ts';
import type { MessageKey } from '@parlour/words';
import { type DragEvent, useState } from 'react';
import { Link } from 'wouter';
import { Loading } from '../../app/Loading.tsx';
import { RoundLink } from '../../app/links.tsx';
import { useAsync } from '../../client/useAsync.ts';
import styles from './OpenReplayPage.module.css';
import { ReplayOrError } from './ReplayPage.tsx';
import { decodeReplay, readReplayFile } from './replay-file.ts';
import { savedReplays } from './saved-replays.ts';

/** Replays without a server: in the URL itself, as a file, or stored on this device. */
export function OpenReplayPage() {
  const [fragment] = useState(() => location.hash.slice(1));
  return fragment === '' ? <ChooseReplay /> : <FromAddress fragment={fragment} />;
}

function FromAddress({ fragment }: { readonly fragment: string }) {
  const found = useAsync(fragment, unpack);
  return found === null ? <Loading /> : <ReplayOrError found={found} archived={false} />;
}

async function unpack(fragment: string): Promise<MatchReplay | Refusal> {
  const found = await decodeReplay(fragment);
  return isRefusal(found) ? found : found.ok;
}

function ChooseReplay() {
  const words = useWords('replay');
  const [found, setFound] = useState<MatchReplay | Refusal | null>(null);
  const [over, setOver] = useState(false);
  const open = async (file: File | undefined) => {
    if (file === undefined) return;
    const read = await readReplayFile(file);
    setFound(isRefusal(read) ? read : read.ok);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void open(event.dataTransfer.files[0]);
  };
  if (found !== null) return <ReplayOrError found={found} archived={false} />;
  return (
    <main className={styles.page}>
      <title>{`${words.t('replay.open')} · Parlour`}</title>
      <header>
        <RoundLink href="/" icon="exit" label={words.t('notFound.home')} />
        <h1>{words.t('replay.open')}</h1>
      </header>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the file field inside is the first. */}
      <div
        className={styles.drop}
        data-over={over}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <Icon name="film" />
        <p>{words.t('replay.open.text')}</p>
        <label className={`${buttons.button} ${buttons.red} ${styles.choose}`}>
          {words.t('replay.open.choose')}
          <input type="file" accept=".json,application/json" onChange={({ target }) => void open(target.files?.[0])} />
        </label>
      </div>
      <Kept />
    </main>
  );
}

function Kept() {
  const words = useWords('replay');
  const saved = savedReplays();
  return (
    <section className={styles.saved}>
      <h2>{words.t('replay.open.saved')}</h2>
      {saved.length === 0 ? (
        <p>{words.t('replay.open.none')}</p>
      ) : (
        <ul>
          {saved.map(({ id, record, players }) => (
            <li key={id}>
              <Link href={`/replay/${id}`}>
                <b>{words.t(`game.${record.game}` as MessageKey)}</b>
                {words.list(players.map(({ name }) => name))}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

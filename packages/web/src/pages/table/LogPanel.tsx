import type { GameTypes } from '@parlour/kernel';
import type { TableInfo } from '@parlour/protocol';
import type { AnyGameUi, BoardScene } from '@parlour/ui/board/game-ui.ts';
import { reactionTo } from '@parlour/ui/board/reaction.ts';
import { Panel } from '@parlour/ui/Panel.tsx';
import { useSettings } from '@parlour/ui/settings/useSettings.ts';
import { useWords } from '@parlour/ui/words/useWords.ts';
import type { MessageKey, Words } from '@parlour/words';
import { useEffect, useRef, useState } from 'react';
import type { TableClientState } from '../../client/table/table-client.ts';
import styles from './LogPanel.module.css';
import { logEvents } from './log-events.ts';
import { readNotes, writeNotes } from './notes.ts';
import { closePanel } from './panel-store.ts';

interface LogPanelProps {
  readonly gameUi: AnyGameUi;
  readonly scene: BoardScene<GameTypes>;
  readonly table: TableInfo;
  readonly log: TableClientState['log'];
}

/** The events so far, as far as the rules let a player read them again, and what bots said to them. The newest line is at the end and visible. */
export function LogPanel({ gameUi, scene, table, log }: LogPanelProps) {
  const words = useWords('table', ...gameUi.areas);
  const { botReactions } = useSettings();
  const { steps, forgets } = logEvents(gameUi, scene.view, log);
  const hasMemoryHelp = (gameUi.history?.(scene.view) ?? null) !== null;
  const lines = steps.flatMap((step) => {
    const texts = step.events.map((event) => gameUi.describeEvent(event, scene)).filter((line) => line !== '');
    const reaction = texts.length === 0 ? null : reactionTo(gameUi, table, step, botReactions);
    if (reaction === null) return texts;
    return [...texts, words.t('log.said', { name: scene.players[reaction.seat]?.name ?? '', line: words.t(reaction.line) })];
  });
  const page = useRef<HTMLElement>(null);
  useEffect(() => {
    page.current?.scrollTo({ top: page.current.scrollHeight });
  }, [lines.length]);
  return (
    <Panel title={words.t('log.title')} closeLabel={words.t('dialog.close')} onClose={closePanel} over>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be in reach of the keyboard */}
      <section ref={page} className={styles.page} aria-label={words.t('log.title')} tabIndex={0}>
        {lines.length === 0 ? (
          <p>{words.t('log.none')}</p>
        ) : (
          <ol>
            {lines.map((line, index) => (
              <li key={index}>{line}</li>
            ))}
          </ol>
        )}
      </section>
      {gameUi.notes !== undefined && hasMemoryHelp && scene.seat !== null && (
        <Notes label={gameUi.notes} place={`${table.match} ${scene.seat}`} words={words} />
      )}
      {forgets && <p className={styles.note}>{words.t('log.forgets')}</p>}
    </Panel>
  );
}

interface NotesProps {
  readonly label: MessageKey;
  readonly place: string;
  readonly words: Words;
}

function Notes({ label, place, words }: NotesProps) {
  const [notes, setNotes] = useState(() => readNotes(place));
  const change = (text: string) => {
    setNotes(text);
    writeNotes(place, text);
  };
  return (
    <label className={styles.notes}>
      {words.t(label)}
      <textarea value={notes} rows={3} maxLength={2000} onChange={({ target }) => change(target.value)} />
    </label>
  );
}

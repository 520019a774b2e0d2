import { type ChatLine, EMOTES, MAX_CHAT_LENGTH, type TableInfo } from '@parlour/protocol';
import { Avatar } from '@parlour/ui/art/Avatar.tsx';
import { Emote } from '@parlour/ui/art/Emote.tsx';
import { Button, RoundButton } from '@parlour/ui/Button.tsx';
import { Panel } from '@parlour/ui/Panel.tsx';
import { useWords } from '@parlour/ui/words/useWords.ts';
import { type FormEvent, useState } from 'react';
import { useStore } from 'zustand';
import type { TableClient, TableClientState } from '../../../client/table/table-client.ts';
import { closePanel, togglePanel } from '../panel-store.ts';
import { hasHostPowers } from '../players.ts';
import { MuteOrReport } from '../report/MuteOrReport.tsx';
import styles from './ChatPanel.module.css';
import { mutedStore } from './muted.ts';

interface ChatPanelProps {
  readonly client: TableClient;
  readonly state: TableClientState;
  readonly table: TableInfo;
  /** Lies over the board, and leaves the actions free. */
  readonly over?: boolean;
}

export function ChatPanel({ client, state, table, over = false }: ChatPanelProps) {
  const words = useWords('table', 'seating', 'voice');
  const { chat, you } = state;
  const host = hasHostPowers(table, you);
  const seated = (handle: string) => table.seats.some((each) => each.kind === 'person' && each.person.handle === handle);
  const { handles } = useStore(mutedStore);
  const people = [...chat.map(({ from }) => from), ...table.seats.flatMap((each) => (each.kind === 'person' ? [each.person] : []))];
  const others = [...new Map(people.map((person) => [person.handle, person])).values()].filter((person) => person.handle !== you);
  const unseated = others.filter(({ handle }) => !seated(handle) && handle !== table.sharedScreen);
  return (
    <Panel title={words.t('chat.title')} closeLabel={words.t('dialog.close')} onClose={closePanel} over={over} low>
      <div className={styles.ways}>
        <Button look="quiet" icon="mic" onClick={() => togglePanel('voice')}>
          {words.t('voice.title')}
        </Button>
        <MuteOrReport table={table.code} people={others} />
      </div>
      <Lines chat={chat.filter((line) => !handles.has(line.from.handle))} />
      {host && unseated.length > 0 && (
        <div className={styles.people}>
          {unseated.map(({ handle, name, avatar }) => (
            <button key={handle} type="button" onClick={() => client.send({ type: 'remove-spectator', handle })}>
              <Avatar avatar={avatar} />
              {words.t('seating.dismiss', { name })}
            </button>
          ))}
        </div>
      )}
      <div className={styles.emotes}>
        {EMOTES.map((emote) => (
          <button
            key={emote}
            type="button"
            aria-label={words.t(`emote.${emote}`)}
            title={words.t(`emote.${emote}`)}
            onClick={() => client.send({ type: 'emote', emote })}
          >
            <Emote emote={emote} />
          </button>
        ))}
      </div>
      <Say onSay={(text) => client.send({ type: 'chat', text })} />
    </Panel>
  );
}

function Lines({ chat }: { readonly chat: readonly ChatLine[] }) {
  const words = useWords('table');
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
    <div className={styles.lines} role="log" aria-live="off" aria-label={words.t('chat.title')} tabIndex={0}>
      <div>
        {chat.length === 0 && <p className={styles.quiet}>{words.t('chat.quiet')}</p>}
        {chat.map(({ id, from, text, emote }) => (
          <p key={id}>
            <Avatar avatar={from.avatar} />
            <span>
              <b>{from.name}</b>
              {emote === undefined ? text : <Emote emote={emote} />}
              {emote !== undefined && <span className="visually-hidden">{words.t(`emote.${emote}`)}</span>}
            </span>
          </p>
        ))}
      </div>
    </div>
  );
}

function Say({ onSay }: { readonly onSay: (text: string) => void }) {
  const words = useWords('table');
  const [text, setText] = useState('');
  const say = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() !== '') onSay(text);
    setText('');
  };
  return (
    <form className={styles.say} onSubmit={say}>
      <input
        value={text}
        maxLength={MAX_CHAT_LENGTH}
        aria-label={words.t('chat.say')}
        placeholder={words.t('chat.say')}
        onChange={({ target }) => setText(target.value)}
      />
      <RoundButton type="submit" icon="send" label={words.t('chat.send')} />
    </form>
  );
}

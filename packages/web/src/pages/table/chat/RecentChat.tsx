import type { ChatLine } from '@parlour/protocol';
import { Avatar } from '@parlour/ui/art/Avatar.tsx';
import { Emote } from '@parlour/ui/art/Emote.tsx';
import { useWords } from '@parlour/ui/words/useWords.ts';
import { useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { mutedStore } from './muted.ts';
import styles from './RecentChat.module.css';

const SHOWN_MS = 3500;

/** The newest chat lines and emotes, fading over the table. */
export function RecentChat({ chat }: { readonly chat: readonly ChatLine[] }) {
  const words = useWords('table');
  const { handles } = useStore(mutedStore);
  const shown = useFresh(chat).filter((line) => !handles.has(line.from.handle));
  return (
    <div className={styles.drift}>
      {shown.map(({ id, from, text, emote }) => (
        <p key={id} className={styles.line}>
          <Avatar avatar={from.avatar} />
          <b>{from.name}</b>
          {emote === undefined ? <span>{text}</span> : <Emote emote={emote} />}
          {emote !== undefined && <span className="visually-hidden">{words.t(`emote.${emote}`)}</span>}
        </p>
      ))}
    </div>
  );
}

/** The lines that arrived while the page was visible, each for a moment. */
function useFresh(chat: readonly ChatLine[]): readonly ChatLine[] {
  const last = useRef(chat.at(-1)?.id ?? 0);
  const [fresh, setFresh] = useState<readonly ChatLine[]>([]);
  useEffect(() => {
    const news = chat.filter((line) => line.id > last.current);
    if (news.length === 0) return;
    last.current = news.at(-1)?.id ?? last.current;
    setFresh((shown) => [...shown, ...news].slice(-3));
    setTimeout(() => setFresh((shown) => shown.filter((line) => !news.includes(line))), SHOWN_MS);
  }, [chat]);
  return fresh;
}

import { EMOTES } from '@parlour/protocol';
import { Emote } from '@parlour/ui/art/Emote.tsx';
import { useWords } from '@parlour/ui/words/useWords.ts';
import type { TableClient } from '../../../client/table/table-client.ts';
import styles from './EmoteBar.module.css';

/** Emotes, while others decide. */
export function EmoteBar({ client }: { readonly client: TableClient }) {
  const words = useWords('table');
  return (
    <div className={styles.bar} data-emotes="" role="group" aria-label={words.t('chat.emotes')}>
      {EMOTES.map((emote) => (
        <button
          key={emote}
          type="button"
          title={words.t(`emote.${emote}`)}
          aria-label={words.t(`emote.${emote}`)}
          onClick={() => client.send({ type: 'emote', emote })}
        >
          <Emote emote={emote} />
        </button>
      ))}
    </div>
  );
}

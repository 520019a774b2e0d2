import type { MatchReplay } from '@parlour/protocol';
import { Button } from '@parlour/ui/Button.tsx';
import { download } from '@parlour/ui/browser/download.ts';
import { copyText } from '@parlour/ui/browser/secure-context.ts';
import { Dialog } from '@parlour/ui/Dialog.tsx';
import { toast } from '@parlour/ui/toasts.ts';
import { useWords } from '@parlour/ui/words/useWords.ts';
import { useRef } from 'react';
import { useServerAddress } from '../../client/api/useServerAddress.ts';
import { useAsync } from '../../client/useAsync.ts';
import { encodeReplay, MAX_LINK_LENGTH, replayFile, replayFileName } from './replay-file.ts';
import styles from './ShareReplayDialog.module.css';

interface ShareReplayProps {
  readonly replay: MatchReplay;
  /** The server stores the match; otherwise the link must hold all of it. */
  readonly archived: boolean;
  readonly onClose: () => void;
}

export function ShareReplayDialog({ replay, archived, onClose }: ShareReplayProps) {
  const words = useWords('replay');
  const link = useLink(replay, archived);
  const field = useRef<HTMLInputElement>(null);
  const tooLong = link !== null && link.length > MAX_LINK_LENGTH;
  const copy = async () => {
    if (link === null) return;
    // The link is in the field beside the button, for a browser that cannot copy.
    if (await copyText(link)) toast(words.t('replay.share.copied'));
    else field.current?.select();
  };
  return (
    <Dialog title={words.t('replay.share')} closeLabel={words.t('dialog.close')} onClose={onClose}>
      <div className={styles.ways}>
        {tooLong ? (
          <p>{words.t('replay.share.long')}</p>
        ) : (
          <>
            <p>{words.t(archived ? 'replay.share.server' : 'replay.share.whole')}</p>
            <input
              ref={field}
              readOnly
              value={link ?? ''}
              aria-label={words.t('replay.share.link')}
              onFocus={({ target }) => target.select()}
            />
            <Button look="quiet" icon="copy" disabled={link === null} onClick={() => void copy()}>
              {words.t('replay.share.link')}
            </Button>
          </>
        )}
        <p>{words.t('replay.share.fileHow')}</p>
        <Button look="quiet" icon="film" onClick={() => download(replayFile(replay), replayFileName(replay))}>
          {words.t('replay.share.file')}
        </Button>
      </div>
    </Dialog>
  );
}

function useLink(replay: MatchReplay, archived: boolean): string | null {
  const { origin } = useServerAddress();
  const fragment = useAsync(archived ? null : replay, encodeUnlessArchived);
  if (archived) return `${origin}/replay/${replay.id}`;
  return fragment === null ? null : `${origin}/replay#${fragment}`;
}

const encodeUnlessArchived = async (replay: MatchReplay | null) => (replay === null ? null : encodeReplay(replay));

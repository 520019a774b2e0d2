import { type MatchRecord, parseSeed, seedHash } from '@parlour/kernel';
import { Icon } from '../art/Icon.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { useWords } from '../words/words.ts';
import styles from './CheckShuffle.module.css';

/** The hash was published before the deal, the seed after the game: anyone can see that they belong together. */
export function CheckShuffle({ record, onClose }: { readonly record: MatchRecord; readonly onClose: () => void }) {
  const words = useWords('table');
  const seed = parseSeed(record.seed);
  const fair = seed !== undefined && seedHash(seed) === record.seedHash;
  return (
    <Dialog title={words.t('replay.check')} closeLabel={words.t('dialog.close')} onClose={onClose}>
      <p className={styles.verdict} data-fair={fair}>
        <Icon name={fair ? 'check' : 'close'} />
        {words.t(fair ? 'replay.fair' : 'replay.unfair')}
      </p>
      <p>{words.t('replay.howFair')}</p>
      <dl className={styles.proof}>
        <dt>{words.t('replay.hash')}</dt>
        <dd>{record.seedHash}</dd>
        <dt>{words.t('replay.seed')}</dt>
        <dd>{record.seed}</dd>
      </dl>
    </Dialog>
  );
}

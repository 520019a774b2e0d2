import type { MatchReplay } from '@parlour/protocol';
import { Icon, type IconName } from '@parlour/ui/art/Icon.tsx';
import { Dialog } from '@parlour/ui/Dialog.tsx';
import { useWords } from '@parlour/ui/words/useWords.ts';
import { useState } from 'react';
import { ownShareFor } from '../../client/table/seed-shares.ts';
import styles from './CheckShuffleDialog.module.css';
import { type CheckFinding, checkShuffle, isFair } from './check-shuffle.ts';

const MARKS: Readonly<Record<CheckFinding, IconName>> = { good: 'check', bad: 'close', unknown: 'minus' };

/** Checks the seed hash and the shares: this browser deals and plays the whole match again. */
export function CheckShuffleDialog({ replay, onClose }: { readonly replay: MatchReplay; readonly onClose: () => void }) {
  const words = useWords('replay');
  const { record, players } = replay;
  const [check] = useState(() => checkShuffle(replay, ownShareFor(record.seedHash), () => performance.now()));
  const fair = isFair(check);
  const shares = record.shares;
  const names = words.list(check.winners.map((seat) => players[seat]?.name ?? ''));
  const findings: readonly (readonly [CheckFinding, string])[] = [
    [check.seal, words.t(`replay.find.seal.${check.seal === 'bad' ? 'bad' : 'good'}`)],
    [check.seen, words.t(`replay.find.seen.${check.seen === 'good' ? 'good' : 'unknown'}`)],
    [check.share, words.t(`replay.find.share.${check.share}`)],
    [check.moves, words.t(`replay.find.moves.${check.moves === 'bad' ? 'bad' : 'good'}`, { count: check.steps })],
    [check.result, words.t(`replay.find.result.${check.result}`, { names })],
  ];
  return (
    <Dialog title={words.t('replay.check')} closeLabel={words.t('dialog.close')} onClose={onClose}>
      <p className={styles.verdict} data-fair={fair}>
        <Icon name={fair ? 'check' : 'close'} />
        {words.t(fair ? 'replay.fair' : 'replay.unfair')}
      </p>
      <ul className={styles.findings}>
        {findings.map(([finding, text]) => (
          <li key={text} data-finding={finding}>
            <Icon name={MARKS[finding]} />
            {text}
          </li>
        ))}
      </ul>
      <p>{words.t('replay.checked', { ms: Math.max(1, Math.round(check.ms)) })}</p>
      <details className={styles.proof}>
        <summary>{words.t('replay.find.shares', { count: shares.filter((share) => share !== null).length })}</summary>
        <p>{words.t('replay.howFair')}</p>
        <dl>
          <dt>{words.t('replay.hash')}</dt>
          <dd>{record.seedHash}</dd>
          <dt>{words.t('replay.seed')}</dt>
          <dd>{record.seed}</dd>
          <dt>{words.t('replay.shares')}</dt>
          {players.map((player, seat) => (
            // Seats never change in a finished match.
            <dd key={`${seat} ${player.name}`}>
              {player.name}: {shares[seat] ?? words.t('replay.noShare')}
            </dd>
          ))}
        </dl>
      </details>
    </Dialog>
  );
}

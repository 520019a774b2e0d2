import type { DailyBoard } from '@parlour/protocol';
import { useWords } from '@parlour/ui/words/useWords.ts';
import type { MessageKey } from '@parlour/words';
import { PageSection } from '../../app/Page.tsx';
import styles from './DailyPage.module.css';

/** The published fingerprints, and the seed once the day is over. */
export function Fairness({ board: { seedHash, nextSeedHash, seed } }: { readonly board: DailyBoard }) {
  const words = useWords('daily');
  const rows: readonly (readonly [MessageKey, string | null])[] = [
    ['daily.hash', seedHash],
    ['daily.seed', seed],
    ['daily.nextHash', nextSeedHash],
  ];
  return (
    <PageSection title={words.t('daily.fair')} wide>
      <p>{words.t('daily.fairHow')}</p>
      <dl className={styles.hashes}>
        {rows.map(
          ([key, value]) =>
            value !== null && (
              <div key={key}>
                <dt>{words.t(key)}</dt>
                <dd>
                  <code translate="no">{value}</code>
                </dd>
              </div>
            ),
        )}
      </dl>
    </PageSection>
  );
}

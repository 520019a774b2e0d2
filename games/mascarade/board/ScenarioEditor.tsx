import { chanceFor, seedFromText } from '@parlour/kernel';
import { useAnnounced } from '@parlour/ui/announcer/useAnnounced.ts';
import { Icon } from '@parlour/ui/art/Icon.tsx';
import { Button } from '@parlour/ui/Button.tsx';
import type { OptionEditorProps } from '@parlour/ui/board/game-ui.ts';
import { randomId } from '@parlour/ui/browser/secure-context.ts';
import { explainRefusal } from '@parlour/words';
import { useState } from 'react';
import { bankShare, bearsBank, drawScenario, leastPlayers, MASKS, type MaskKind, scenarioFaults } from '../rules/index.ts';
import { maskName, powerSummary } from '../words/mask-names.ts';
import { Coin, Medallion } from './Mask.tsx';
import styles from './ScenarioEditor.module.css';
import { inOrder, masksIn, toggled } from './scenario.ts';

/** [M-41] The editor of a scenario. It shows what is wrong, and accepts only a playable scenario. */
export function ScenarioEditor({ value, seats, editable, words, onChange }: OptionEditorProps) {
  const [draft, setDraft] = useState<readonly MaskKind[]>(masksIn(value));
  const masks = editable ? draft : masksIn(value);
  const faults = scenarioFaults(masks, seats);
  const bank = masks.filter(bearsBank).length;
  const share = bankShare(masks.length);

  const change = (next: readonly MaskKind[]) => {
    setDraft(next);
    if (scenarioFaults(next, seats).length === 0) onChange(next);
  };
  const surprise = () => change(inOrder(drawScenario(seats, chanceFor(seedFromText(randomId()), 0))));

  useAnnounced(
    faults.length === 0 ? words.t('mascarade.board.editor.fine') : faults.map((fault) => explainRefusal(words, fault)).join(' '),
  );
  return (
    <div className={styles.editor}>
      <p className={styles.count}>
        {words.t('mascarade.board.editor.count', { masks: masks.length, players: seats })}
        <span>
          <Coin />
          {words.t('mascarade.board.editor.bank', { bank, ...share })}
        </span>
      </p>
      <ul className={styles.masks}>
        {MASKS.map((mask) => (
          <li key={mask}>
            <button
              type="button"
              disabled={!editable}
              aria-pressed={masks.includes(mask)}
              title={powerSummary(words, mask)}
              onClick={() => change(toggled(masks, mask))}
            >
              <Medallion mask={mask} />
              {bearsBank(mask) && <Coin className={styles.bank} />}
              <span>
                {maskName(words, mask)}
                {mask === 'peasant' && ' ×2'}
                {leastPlayers(mask) > seats && <small>{words.t('mascarade.board.editor.least', { n: leastPlayers(mask) })}</small>}
              </span>
            </button>
          </li>
        ))}
      </ul>
      <div className={styles.faults}>
        {faults.length === 0 ? (
          <p className={styles.fine}>
            <Icon name="check" />
            {words.t('mascarade.board.editor.fine')}
          </p>
        ) : (
          <>
            {faults.map((fault) => (
              <p key={JSON.stringify(fault)}>{explainRefusal(words, fault)}</p>
            ))}
            <small>{words.t('mascarade.board.editor.notYet')}</small>
          </>
        )}
      </div>
      {editable && (
        <Button look="quiet" icon="again" onClick={surprise}>
          {words.t('mascarade.board.editor.surprise')}
        </Button>
      )}
    </div>
  );
}

import { refuseAtTable } from '@parlour/protocol';
import { explainRefusal } from '@parlour/words';
import { Link } from 'wouter';
import { Scene } from '../app/Scene.tsx';
import { JoinByCode } from '../home/JoinByCode.tsx';
import buttons from '../ui/Button.module.css';
import { useWords } from '../words/words.ts';

/** A code that leads nowhere, most likely misheard: try again on the spot. */
export function NoSuchTable() {
  const words = useWords('table');
  return (
    <Scene title={words.t('table.none')} text={explainRefusal(words, refuseAtTable('no-such-table'))}>
      <JoinByCode />
      <Link href="/" className={`${buttons.button} ${buttons.red}`}>
        {words.t('lost.home')}
      </Link>
    </Scene>
  );
}

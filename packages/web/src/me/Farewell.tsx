import { isRefusal } from '@parlour/kernel';
import { useLocation } from 'wouter';
import { house } from '../api/house.ts';
import { Sheet } from '../app/Page.tsx';
import buttons from '../ui/Button.module.css';
import { tellRefusal } from '../ui/refusals.ts';
import { TwoTaps } from '../ui/TwoTaps.tsx';
import { toast } from '../ui/toasts.ts';
import { useWords } from '../words/words.ts';
import styles from './Farewell.module.css';
import { becomeStranger, introduce } from './me.ts';

/** Everything that is kept, to take away or to have deleted. */
export function Farewell() {
  const words = useWords('people');
  const [, go] = useLocation();
  const leave = async () => {
    const gone = await house.forgetMe();
    if (isRefusal(gone)) return tellRefusal(words, gone);
    becomeStranger();
    await introduce();
    toast(words.t('leave.done'));
    go('/');
  };
  return (
    <Sheet title={words.t('leave.title')} wide>
      <p>{words.t('leave.what')}</p>
      <div className={styles.ways}>
        <a className={`${buttons.button} ${buttons.quiet}`} href="/api/me/export" download="parlour.json">
          {words.t('leave.export')}
        </a>
        <TwoTaps icon="close" sure={words.t('leave.sure')} onSure={() => void leave()}>
          {words.t('leave.delete')}
        </TwoTaps>
      </div>
    </Sheet>
  );
}

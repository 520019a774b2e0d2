import { isRefusal, type Refusal } from '@parlour/kernel';
import type { SignInMethods } from '@parlour/protocol';
import buttons from '@parlour/ui/Button.module.css';
import { TwoTaps } from '@parlour/ui/ConfirmButton.tsx';
import { tellRefusal } from '@parlour/ui/show-refusal.ts';
import { toast } from '@parlour/ui/toasts.ts';
import { useWords } from '@parlour/ui/words/useWords.ts';
import { useLocation } from 'wouter';
import { Sheet } from '../../app/Page.tsx';
import { house } from '../../client/api/server-api.ts';
import { becomeStranger, introduce } from '../../client/identity.ts';
import styles from './DataSection.module.css';

/** Everything that is kept, to take away or to have deleted. */
export function Farewell({ ways }: { readonly ways: SignInMethods }) {
  const words = useWords('people');
  const [, go] = useLocation();
  const leave = async (say: () => Promise<object | Refusal>, farewell: string) => {
    const gone = await say();
    if (isRefusal(gone)) return tellRefusal(words, gone);
    becomeStranger();
    await introduce();
    toast(farewell);
    go('/');
  };
  const returns = ways.phrase || ways.passkeys.length > 0;
  return (
    <Sheet title={words.t('leave.title')} wide>
      <p>{words.t('leave.what')}</p>
      <div className={styles.ways}>
        <a className={`${buttons.button} ${buttons.quiet}`} href="/api/me/export" download="parlour.json">
          {words.t('leave.export')}
        </a>
        <TwoTaps
          icon="exit"
          sure={words.t(returns ? 'leave.device.sure' : 'leave.device.forgood')}
          onSure={() => void leave(house.signOut, words.t('leave.device.done'))}
        >
          {words.t('leave.device')}
        </TwoTaps>
        <TwoTaps icon="close" sure={words.t('leave.sure')} onSure={() => void leave(house.forgetMe, words.t('leave.done'))}>
          {words.t('leave.delete')}
        </TwoTaps>
      </div>
    </Sheet>
  );
}

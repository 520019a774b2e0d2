import { isRefusal, type Refusal } from '@parlour/kernel';
import type { SignInMethods } from '@parlour/protocol';
import { Button } from '@parlour/ui/Button.tsx';
import { ConfirmButton } from '@parlour/ui/ConfirmButton.tsx';
import { showRefusal } from '@parlour/ui/show-refusal.ts';
import { toast } from '@parlour/ui/toasts.ts';
import { useWords } from '@parlour/ui/words/useWords.ts';
import { useLocation } from 'wouter';
import { PageSection } from '../../app/Page.tsx';
import { serverApi } from '../../client/api/server-api.ts';
import { resetIdentity, syncIdentity } from '../../client/identity.ts';
import styles from './DataSection.module.css';

/** How long a file that is being saved stays in memory. */
const DOWNLOAD_MS = 60_000;

/** The stored data, to export or to delete. */
export function DataSection({ methods }: { readonly methods: SignInMethods }) {
  const words = useWords('profile');
  const [, go] = useLocation();
  const leave = async (say: () => Promise<object | Refusal>, done: string) => {
    const gone = await say();
    if (isRefusal(gone)) return showRefusal(words, gone);
    resetIdentity();
    await syncIdentity();
    toast(done);
    go('/');
  };
  const download = async () => {
    const data = await serverApi.myData();
    if (isRefusal(data)) return showRefusal(words, data);
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }));
    link.download = 'parlour.json';
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), DOWNLOAD_MS);
  };
  const returns = methods.phrase || methods.passkeys.length > 0;
  return (
    <PageSection title={words.t('data.title')} wide>
      <p>{words.t('data.what')}</p>
      <div className={styles.ways}>
        <Button look="quiet" onClick={() => void download()}>
          {words.t('data.export')}
        </Button>
        <ConfirmButton
          icon="exit"
          sure={words.t(returns ? 'data.device.sure' : 'data.device.forgood')}
          onSure={() => void leave(serverApi.signOut, words.t('data.device.done'))}
        >
          {words.t('data.device')}
        </ConfirmButton>
        <ConfirmButton icon="close" sure={words.t('data.sure')} onSure={() => void leave(serverApi.deleteMe, words.t('data.done'))}>
          {words.t('data.delete')}
        </ConfirmButton>
      </div>
    </PageSection>
  );
}

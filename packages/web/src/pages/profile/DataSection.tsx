import { isRefusal, type Refusal } from '@parlour/kernel';
import type { SignInMethods } from '@parlour/protocol';
import { Button } from '@parlour/ui/Button.tsx';
import { download } from '@parlour/ui/browser/download.ts';
import { ConfirmButton } from '@parlour/ui/ConfirmButton.tsx';
import { showRefusal } from '@parlour/ui/show-refusal.ts';
import { toast } from '@parlour/ui/toasts.ts';
import { useWords } from '@parlour/ui/words/useWords.ts';
import { useLocation } from 'wouter';
import { PageSection } from '../../app/Page.tsx';
import { serverApi } from '../../client/api/server-api.ts';
import { resetIdentity, syncIdentity } from '../../client/identity.ts';
import styles from './DataSection.module.css';

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
  const save = async () => {
    const data = await serverApi.myData();
    if (isRefusal(data)) return showRefusal(words, data);
    download(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }), 'parlour.json');
  };
  const returns = methods.phrase || methods.passkeys.length > 0;
  return (
    <PageSection title={words.t('data.title')} wide>
      <p>{words.t('data.what')}</p>
      <div className={styles.ways}>
        <Button look="quiet" onClick={() => void save()}>
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

import { Avatar } from '@parlour/ui/art/Avatar.tsx';
import { Button } from '@parlour/ui/Button.tsx';
import { useWords } from '@parlour/ui/words/useWords.ts';
import { useState } from 'react';
import { useStore } from 'zustand';
import { Answered } from '../../app/Answered.tsx';
import { ButtonLink } from '../../app/links.tsx';
import { Page, PageSection } from '../../app/Page.tsx';
import { serverApi } from '../../client/api/server-api.ts';
import { useRequest } from '../../client/api/useRequest.ts';
import { identityStore, syncIdentity } from '../../client/identity.ts';
import { DataSection } from './DataSection.tsx';
import { DevicesSection } from './DevicesSection.tsx';
import { GameHistory } from './GameHistory.tsx';
import { NameDialog } from './NameDialog.tsx';
import styles from './ProfilePage.module.css';
import { SignInMethodsSection } from './SignInMethodsSection.tsx';
import { Statistics } from './Statistics.tsx';

export function ProfilePage() {
  const words = useWords('profile');
  const { answer, again } = useRequest(myPage);
  return (
    <Page title={words.t('profile.title')}>
      <WhoIAm />
      <Answered answer={answer} words={words}>
        {(page) => (
          <>
            <SignInMethodsSection methods={page.signInMethods} onChange={again} />
            <DevicesSection />
            <Statistics {...page} />
            <GameHistory games={page.games} />
            <DataSection methods={page.signInMethods} />
          </>
        )}
      </Answered>
    </Page>
  );
}

/** A first visitor has no identity yet. */
async function myPage() {
  await syncIdentity();
  return serverApi.myPage();
}

function WhoIAm() {
  const words = useWords('profile');
  const { name, avatar } = useStore(identityStore);
  const [open, setOpen] = useState(false);
  return (
    <PageSection title={name} wide>
      <div className={styles.me}>
        <Avatar avatar={avatar} />
        <div className={styles.ways}>
          <Button look="quiet" icon="mask" aria-haspopup="dialog" onClick={() => setOpen(true)}>
            {words.t('profile.change')}
          </Button>
          <ButtonLink href="/friends" look="quiet" icon="people">
            {words.t('profile.friends')}
          </ButtonLink>
          <ButtonLink href="/sign-in" look="quiet" icon="swap">
            {words.t('nameDialog.already')}
          </ButtonLink>
        </div>
      </div>
      {open && <NameDialog onClose={() => setOpen(false)} />}
    </PageSection>
  );
}

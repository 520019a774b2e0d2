import { isRefusal } from '@parlour/kernel';
import { Avatar } from '@parlour/ui/art/Avatar.tsx';
import { Icon } from '@parlour/ui/art/Icon.tsx';
import buttons from '@parlour/ui/Button.module.css';
import { Button } from '@parlour/ui/Button.tsx';
import { useWords } from '@parlour/ui/words/useWords.ts';
import { explainRefusal } from '@parlour/words';
import { useState } from 'react';
import { Link } from 'wouter';
import { useStore } from 'zustand';
import { Waiting } from '../../app/Loading.tsx';
import { Page, Sheet } from '../../app/Page.tsx';
import { house } from '../../client/api/server-api.ts';
import { useAnswer } from '../../client/api/useRequest.ts';
import { introduce, meStore } from '../../client/identity.ts';
import { Farewell } from './DataSection.tsx';
import { GameHistory } from './GameHistory.tsx';
import { MeDialog } from './NameDialog.tsx';
import styles from './ProfilePage.module.css';
import { KeepMe } from './SignInMethodsSection.tsx';
import { Statistics } from './Statistics.tsx';

export function MePage() {
  const words = useWords('people');
  const { answer, again } = useAnswer(myPage);
  return (
    <Page title={words.t('mypage.title')}>
      <WhoIAm />
      {answer === null && <Waiting />}
      {isRefusal(answer) && <p role="alert">{explainRefusal(words, answer)}</p>}
      {answer !== null && !isRefusal(answer) && (
        <>
          <KeepMe ways={answer.signInMethods} onChange={again} />
          <Statistics {...answer} />
          <GameHistory games={answer.games} />
          <Farewell ways={answer.signInMethods} />
        </>
      )}
    </Page>
  );
}

/** Whoever comes here first of all is not known yet. */
async function myPage() {
  await introduce();
  return house.myPage();
}

function WhoIAm() {
  const words = useWords('people');
  const { name, avatar } = useStore(meStore);
  const [open, setOpen] = useState(false);
  return (
    <Sheet title={name} wide>
      <div className={styles.me}>
        <Avatar avatar={avatar} />
        <div className={styles.ways}>
          <Button look="quiet" icon="mask" aria-haspopup="dialog" onClick={() => setOpen(true)}>
            {words.t('mypage.change')}
          </Button>
          <Link href="/friends" className={`${buttons.button} ${buttons.quiet}`}>
            <Icon name="people" />
            {words.t('mypage.friends')}
          </Link>
          <Link href="/continue" className={`${buttons.button} ${buttons.quiet}`}>
            <Icon name="swap" />
            {words.t('me.already')}
          </Link>
        </div>
      </div>
      {open && <MeDialog onClose={() => setOpen(false)} />}
    </Sheet>
  );
}

import { isRefusal, type Refusal } from '@parlour/kernel';
import { FRIEND_CODE_LENGTH, type FriendAction, type FriendsData as Friends, type Person } from '@parlour/protocol';
import { Announced } from '@parlour/ui/announcer/Announced.tsx';
import { Avatar } from '@parlour/ui/art/Avatar.tsx';
import { Button, RoundButton } from '@parlour/ui/Button.tsx';
import { copyText } from '@parlour/ui/browser/secure-context.ts';
import { showRefusal } from '@parlour/ui/show-refusal.ts';
import { toast } from '@parlour/ui/toasts.ts';
import { useWords } from '@parlour/ui/words/useWords.ts';
import { explainRefusal } from '@parlour/words';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { Answered } from '../../../app/Answered.tsx';
import { Page, PageSection } from '../../../app/Page.tsx';
import { serverApi } from '../../../client/api/server-api.ts';
import { useRequest } from '../../../client/api/useRequest.ts';
import { useServerAddress } from '../../../client/api/useServerAddress.ts';
import { syncIdentity } from '../../../client/identity.ts';
import { FriendRow } from './FriendRow.tsx';
import styles from './FriendsPage.module.css';

/** `code` comes with a friend's link: it is filled in, and one tap sends the request. */
export function FriendsPage({ code }: { readonly code: string | undefined }) {
  const words = useWords('profile');
  const { answer, update } = useRequest(myFriends);
  const [wrong, setWrong] = useState<Refusal | null>(null);
  const show = (next: Friends | Refusal) => {
    setWrong(null);
    if (isRefusal(next)) showRefusal(words, next);
    else update(next);
  };
  const act = (action: FriendAction) => void serverApi.friendAction(action).then(show);
  const ask = async (typed: string) => {
    const next = await serverApi.askFriend(typed);
    if (isRefusal(next)) setWrong(next);
    else show(next);
  };
  return (
    <Page title={words.t('friends.title')}>
      <Answered answer={answer} words={words}>
        {({ code: own, friends, incoming, outgoing, blocked }) => (
          <>
            <MyCode code={own} onAnother={() => void serverApi.newFriendCode().then(show)} />
            <PageSection title={words.t('friends.ask')}>
              <AskForm code={code ?? ''} onAsk={(typed) => void ask(typed)} />
              {wrong !== null && <Announced className={styles.wrong}>{explainRefusal(words, wrong)}</Announced>}
            </PageSection>
            <People title={words.t('friends.asking')} people={incoming}>
              {({ handle, name }) => (
                <>
                  <RoundButton icon="check" label={words.t('friends.accept', { name })} onClick={() => act({ action: 'accept', handle })} />
                  <RoundButton
                    icon="close"
                    label={words.t('friends.decline', { name })}
                    onClick={() => act({ action: 'remove', handle })}
                  />
                </>
              )}
            </People>
            <PageSection title={words.t('friends.list')} wide>
              {friends.length === 0 && <p>{words.t('friends.none')}</p>}
              <ul className={styles.people}>
                {friends.map((friend) => (
                  <FriendRow key={friend.handle} friend={friend} onAction={act} />
                ))}
              </ul>
            </PageSection>
            <People title={words.t('friends.asked')} people={outgoing}>
              {({ handle, name }) => (
                <RoundButton icon="close" label={words.t('friends.takeBack', { name })} onClick={() => act({ action: 'remove', handle })} />
              )}
            </People>
            <People title={words.t('friends.blocked')} people={blocked}>
              {({ handle, name }) => (
                <RoundButton icon="again" label={words.t('friends.unblock', { name })} onClick={() => act({ action: 'unblock', handle })} />
              )}
            </People>
          </>
        )}
      </Answered>
    </Page>
  );
}

/** A person who opens a friend's link may have no identity yet. */
async function myFriends() {
  await syncIdentity();
  return serverApi.friends();
}

function MyCode({ code, onAnother }: { readonly code: string; readonly onAnother: () => void }) {
  const words = useWords('profile');
  const { origin } = useServerAddress();
  const link = `${origin}/friends/${code}`;
  const copy = async () => toast((await copyText(link)) ? words.t('friends.copied') : link);
  return (
    <PageSection title={words.t('friends.code')}>
      <b className={styles.code} translate="no">
        {`${code.slice(0, FRIEND_CODE_LENGTH / 2)} ${code.slice(FRIEND_CODE_LENGTH / 2)}`}
      </b>
      <div className={styles.ways}>
        <Button icon="copy" onClick={() => void copy()}>
          {words.t('friends.copy')}
        </Button>
        <Button look="quiet" icon="again" onClick={onAnother}>
          {words.t('friends.another')}
        </Button>
      </div>
    </PageSection>
  );
}

function AskForm({ code, onAsk }: { readonly code: string; readonly onAsk: (code: string) => void }) {
  const words = useWords('profile');
  const id = useId();
  const [typed, setTyped] = useState(code.toUpperCase());
  const send = (event: FormEvent) => {
    event.preventDefault();
    onAsk(typed);
  };
  return (
    <form className={styles.form} onSubmit={send}>
      <label htmlFor={id}>{words.t('friends.theirs')}</label>
      <input
        id={id}
        value={typed}
        maxLength={FRIEND_CODE_LENGTH + 4}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        onChange={({ target }) => setTyped(target.value.toUpperCase())}
      />
      <Button type="submit" look="red" iconAfter="arrow">
        {words.t('friends.ask')}
      </Button>
    </form>
  );
}

interface PeopleProps {
  readonly title: string;
  readonly people: readonly Person[];
  readonly children: (person: Person) => ReactNode;
}

function People({ title, people, children }: PeopleProps) {
  if (people.length === 0) return null;
  return (
    <PageSection title={title} wide>
      <ul className={styles.people}>
        {people.map((person) => (
          <li key={person.handle}>
            <Avatar avatar={person.avatar} />
            <b>{person.name}</b>
            <span className={styles.actions}>{children(person)}</span>
          </li>
        ))}
      </ul>
    </PageSection>
  );
}

import { isRefusal } from '@parlour/kernel';
import type { FriendsData } from '@parlour/protocol';
import { Avatar } from '@parlour/ui/art/Avatar.tsx';
import { Button } from '@parlour/ui/Button.tsx';
import { showRefusal } from '@parlour/ui/show-refusal.ts';
import { toast } from '@parlour/ui/toasts.ts';
import { useWords } from '@parlour/ui/words/useWords.ts';
import { useState } from 'react';
import { serverApi } from '../../../client/api/server-api.ts';
import options from './GameOptionsForm.module.css';
import styles from './InviteFriends.module.css';

/** Friends to invite to this table with one tap. They are loaded when the list is opened. */
export function InviteFriends({ code }: { readonly code: string }) {
  const words = useWords('lobby');
  const [friends, setFriends] = useState<FriendsData['friends'] | null>(null);
  const open = async () => {
    const found = await serverApi.friends();
    if (isRefusal(found)) showRefusal(words, found);
    else setFriends(found.friends);
  };
  const invite = async (handle: string, name: string) => {
    const done = await serverApi.friendAction({ action: 'invite', handle, table: code });
    if (isRefusal(done)) showRefusal(words, done);
    else toast(words.t('lobby.friendAsked', { name }));
  };
  return (
    <details className={options.options} onToggle={({ currentTarget }) => currentTarget.open && void open()}>
      <summary>{words.t('lobby.friends')}</summary>
      {friends?.length === 0 && <p className={options.note}>{words.t('lobby.noFriends')}</p>}
      <ul className={styles.friends}>
        {friends?.map(({ handle, name, avatar }) => (
          <li key={handle}>
            <Avatar avatar={avatar} />
            <Button look="quiet" icon="invite" onClick={() => void invite(handle, name)}>
              {words.t('lobby.askFriend', { name })}
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}

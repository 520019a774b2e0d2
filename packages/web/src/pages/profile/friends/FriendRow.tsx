import type { Friend, FriendAction } from '@parlour/protocol';
import { Avatar } from '@parlour/ui/art/Avatar.tsx';
import { ConfirmButton } from '@parlour/ui/ConfirmButton.tsx';
import { useWords } from '@parlour/ui/words/useWords.ts';
import type { MessageKey } from '@parlour/words';
import { ButtonLink } from '../../../app/links.tsx';
import styles from './FriendsPage.module.css';

interface FriendRowProps {
  readonly friend: Friend;
  readonly onAction: (action: FriendAction) => void;
}

export function FriendRow({ friend, onAction }: FriendRowProps) {
  const words = useWords('profile');
  const { handle, name, avatar, table } = friend;
  return (
    <li>
      <Avatar avatar={avatar} />
      <span className={styles.where}>
        <b>{name}</b>
        <small>
          {table === null ? words.t('friends.away') : words.t('friends.at', { game: words.t(`game.${table.game}` as MessageKey) })}
        </small>
      </span>
      {table !== null && (
        <ButtonLink href={`/t/${table.code}`} look="red" iconAfter="arrow">
          {words.t('friends.join', { name })}
        </ButtonLink>
      )}
      <span className={styles.actions}>
        <ConfirmButton
          icon="minus"
          aria-label={words.t('friends.remove', { name })}
          onSure={() => onAction({ action: 'remove', handle })}
        />
        <ConfirmButton icon="kick" aria-label={words.t('friends.block', { name })} onSure={() => onAction({ action: 'block', handle })} />
      </span>
    </li>
  );
}

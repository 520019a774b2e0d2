import type { Avatar as AvatarName, Temperament } from '@parlour/protocol';
import { Avatar } from '@parlour/ui/art/Avatar.tsx';
import { useWords } from '@parlour/ui/words/useWords.ts';
import styles from './OpponentList.module.css';

interface OpponentListProps {
  readonly bots: readonly { readonly name: string; readonly avatar: AvatarName; readonly temperament: Temperament }[];
}

/** The bots of a table, each with a line about its character. */
export function OpponentList({ bots }: OpponentListProps) {
  const words = useWords();
  if (bots.length === 0) return null;
  return (
    <ul className={styles.list} aria-label={words.t('temperament.list')}>
      {bots.map(({ name, avatar, temperament }) => (
        <li key={name}>
          <Avatar avatar={avatar} className={styles.face} />
          <span>
            <b>{name}</b> {words.t(`temperament.${temperament}`)}
          </span>
        </li>
      ))}
    </ul>
  );
}

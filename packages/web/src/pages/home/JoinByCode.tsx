import { CODE_ALPHABET, parseTableCode, TABLE_CODE_LENGTH } from '@parlour/protocol';
import { Announced } from '@parlour/ui/announcer/Announced.tsx';
import { Icon } from '@parlour/ui/art/Icon.tsx';
import { useWords } from '@parlour/ui/words/useWords.ts';
import { type FormEvent, useId, useState } from 'react';
import { useLocation } from 'wouter';
import styles from './JoinByCode.module.css';

const EXAMPLE = 'HKMPTRWX';

/** One text field that looks like a cell for each character, so that typing, pasting and screen readers work. */
export function JoinByCode() {
  const words = useWords();
  const id = useId();
  const [, go] = useLocation();
  const [typed, setTyped] = useState('');
  const [focused, setFocused] = useState(false);
  const code = parseTableCode(typed);
  const strange = Array.from(typed).find((letter) => !CODE_ALPHABET.includes(letter));
  const wrong = strange !== undefined;

  const join = (event: FormEvent) => {
    event.preventDefault();
    if (code !== undefined) go(`/t/${code}`);
  };

  return (
    <form className={styles.join} onSubmit={join}>
      <label htmlFor={id}>{words.t('home.join')}</label>
      <span className={styles.cells} translate="no">
        {Array.from({ length: TABLE_CODE_LENGTH }, (_, i) => i).map((i) => (
          <i key={i} data-on={focused && i === Math.min(typed.length, TABLE_CODE_LENGTH - 1)} data-wrong={wrong}>
            {typed[i] ?? ''}
          </i>
        ))}
        <input
          id={id}
          value={typed}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          aria-invalid={wrong}
          aria-describedby={wrong ? `${id}-wrong` : undefined}
          onFocus={() => setFocused(true)}
          onBlur={() => setFocused(false)}
          onChange={({ target }) => setTyped(lettersOf(target.value))}
        />
      </span>
      <button type="submit" className={styles.go} disabled={code === undefined} aria-label={words.t('home.joinGo')}>
        <Icon name="arrow" />
      </button>
      {wrong && (
        <Announced id={`${id}-wrong`} className={styles.wrong}>
          {words.t('home.badCode', { wrong: strange, example: EXAMPLE })}
        </Announced>
      )}
    </form>
  );
}

/** The code in a pasted text, perhaps a whole link. */
function lettersOf(text: string): string {
  const afterLink = /\/t\/([a-z\d]+)/i.exec(text)?.[1] ?? text;
  return afterLink
    .toUpperCase()
    .replace(/[^A-Z\d]/g, '')
    .slice(0, TABLE_CODE_LENGTH);
}

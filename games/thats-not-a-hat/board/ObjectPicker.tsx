import { useAnnounced } from '@parlour/ui/announcer/useAnnounced.ts';
import { Icon } from '@parlour/ui/art/Icon.tsx';
import { useSavedDraft } from '@parlour/ui/board/useSavedDraft.ts';
import { cssVars } from '@parlour/ui/css-vars.ts';
import { type Words } from '@parlour/words';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useMemo, useRef } from 'react';
import type { ObjectId } from '../rules/index.ts';
import { OBJECTS } from '../rules/index.ts';
import { objectPhrase } from '../words/object-names.ts';
import { type ObjectMatch, searchObjects } from '../words/search-objects.ts';
import { longestWord } from './labels.ts';
import { ObjectArt } from './ObjectArt.tsx';
import styles from './ObjectPicker.module.css';
import { INITIAL_PICKER, moveHighlight, pickObject, pressEnter, withText } from './object-picker-state.ts';

interface NamingTrayProps {
  readonly words: Words;
  /** The name of the receiver. */
  readonly to: string;
  readonly clock: ReactNode;
  /** A chosen word is being sent. */
  readonly said: boolean;
  readonly onGive: (object: ObjectId) => void;
}

/** [H-08*] The sentence is the form. An empty box shows nothing: a list of recent objects would be a memory aid. */
export function ObjectPicker({ words, to, clock, said, onGive }: NamingTrayProps) {
  const [naming, setNaming] = useSavedDraft('naming', INITIAL_PICKER);
  const found = useMemo(() => searchObjects(words, naming.text), [words, naming.text]);
  const list = useId();
  const field = useRef<HTMLInputElement>(null);

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const atEnd = event.currentTarget.selectionStart === naming.text.length;
    const by = { ArrowDown: 1, ArrowUp: -1, ArrowRight: atEnd ? 1 : 0, ArrowLeft: atEnd && naming.lit > 0 ? -1 : 0 }[event.key] ?? 0;
    if (by !== 0) {
      event.preventDefault();
      setNaming(moveHighlight(naming, by, found.length));
    } else if (event.key === 'Enter') {
      event.preventDefault();
      const next = pressEnter(
        naming,
        found.map(({ object }) => object),
      );
      setNaming(next.naming);
      if (next.give !== null) onGive(next.give);
    } else if (event.key === 'Escape') {
      setNaming(INITIAL_PICKER);
    }
  };

  const { picked: choice } = naming;
  const count = naming.text.trim() === '' ? null : words.t('thats-not-a-hat.naming.count', { n: found.length, all: OBJECTS.length });
  useAnnounced(choice === null ? count : words.t('thats-not-a-hat.button.give', { gift: objectPhrase(words, choice, 'the') }));
  const [open = '', close = ''] = words.t('thats-not-a-hat.quote', { words: '|' }).split('|');
  return (
    <section className={styles.tray} aria-label={words.t('thats-not-a-hat.naming.label')} data-tutorial="naming">
      <div
        className={styles.ask}
        data-long={words.t('thats-not-a-hat.naming.before').length + words.t('thats-not-a-hat.naming.after', { to }).length > 27}
      >
        {clock}
        <span className={styles.words}>{open + words.t('thats-not-a-hat.naming.before')}</span>
        <label className={styles.field}>
          <Icon name="search" />
          <input
            ref={field}
            role="combobox"
            data-decision
            aria-label={words.t('thats-not-a-hat.naming.label')}
            aria-expanded={found.length > 0}
            aria-controls={list}
            aria-activedescendant={found.length > 0 ? `${list}-${naming.lit}` : undefined}
            aria-autocomplete="list"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="done"
            placeholder={words.t('thats-not-a-hat.naming.placeholder')}
            value={naming.text}
            onChange={(event) => setNaming(withText(event.target.value))}
            onKeyDown={onKeyDown}
          />
          <small>{count}</small>
        </label>
        <span className={styles.words}>{words.t('thats-not-a-hat.naming.after', { to }) + close}</span>
        <button
          type="button"
          className={styles.give}
          aria-disabled={choice === null || said}
          title={choice === null ? words.t('thats-not-a-hat.naming.first') : undefined}
          onClick={() => (choice === null || said ? field.current?.focus() : onGive(choice))}
        >
          {choice === null
            ? words.t('thats-not-a-hat.naming.first')
            : words.t('thats-not-a-hat.button.give', { gift: objectPhrase(words, choice, 'the') })}
          <Icon name="arrow" />
        </button>
      </div>
      <div className={styles.tiles} id={list} role="listbox" aria-label={words.t('thats-not-a-hat.naming.label')}>
        {found.map((find, index) => (
          <Tile
            key={find.object}
            id={`${list}-${index}`}
            find={find}
            lit={index === naming.lit}
            picked={find.object === choice}
            onPick={() => {
              setNaming(pickObject(naming, index, find.object));
              field.current?.focus({ preventScroll: true });
            }}
          />
        ))}
      </div>
      {found.length === 0 && (
        <p className={styles.none}>{words.t(naming.text.trim() === '' ? 'thats-not-a-hat.naming.empty' : 'thats-not-a-hat.naming.none')}</p>
      )}
    </section>
  );
}

interface TileProps {
  readonly id: string;
  readonly find: ObjectMatch;
  readonly lit: boolean;
  readonly picked: boolean;
  readonly onPick: () => void;
}

function Tile({ id, find, lit, picked: isPicked, onPick }: TileProps) {
  const ref = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (lit) ref.current?.scrollIntoView({ block: 'nearest' });
  }, [lit]);
  return (
    // Keys reach a tile through the box that owns the list.
    <button
      ref={ref}
      id={id}
      type="button"
      className={styles.tile}
      role="option"
      tabIndex={-1}
      aria-selected={isPicked}
      data-lit={lit}
      style={cssVars({ '--longest': longestWord(find.name) })}
      onClick={onPick}
    >
      <ObjectArt object={find.object} />
      <span>
        <Underlined {...find} />
      </span>
      {isPicked && (
        <i className={styles.tick}>
          <Icon name="check" />
        </i>
      )}
    </button>
  );
}

function Underlined({ name, range }: ObjectMatch) {
  if (range === null) return name;
  const [from, to] = range;
  return (
    <>
      {name.slice(0, from)}
      <u>{name.slice(from, to)}</u>
      {name.slice(to)}
    </>
  );
}

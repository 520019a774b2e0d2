import { AVATARS, BOT_LEVELS, type BotLevel, cleanName, MAX_NAME_LENGTH, nextPersonas } from '@parlour/protocol';
import { Announced } from '@parlour/ui/announcer/Announced.tsx';
import { Avatar } from '@parlour/ui/art/Avatar.tsx';
import { Button, RoundButton } from '@parlour/ui/Button.tsx';
import type { AnyGameUi } from '@parlour/ui/board/game-ui.ts';
import { Options } from '@parlour/ui/Options.tsx';
import { preferredTempo, settingsStore } from '@parlour/ui/settings/settings.ts';
import { useWords } from '@parlour/ui/words/useWords.ts';
import type { MessageKey } from '@parlour/words';
import { type FormEvent, useState } from 'react';
import { RoundLink } from '../../app/links.tsx';
import { identityStore } from '../../client/identity.ts';
import { OpponentList } from '../../opponents/OpponentList.tsx';
import { GameOptionsForm } from '../table/lobby/GameOptionsForm.tsx';
import styles from './LocalSetupForm.module.css';
import { type LocalGameSetup, localPerson } from './worker-messages.ts';

interface HereFormProps {
  readonly gameUi: AnyGameUi;
  /** An unfinished match. */
  readonly left: LocalGameSetup | null;
  readonly onStart: (setup: LocalGameSetup) => void;
}

/** The people and bots of a local match. */
export function LocalSetupForm({ gameUi, left, onStart }: HereFormProps) {
  const words = useWords('lobby', 'table', ...gameUi.areas);
  const { min, max } = gameUi.game.seats;
  const [names, setNames] = useState<readonly string[]>(() => [identityStore.getState().name, '']);
  // With two people and this many bots any game can start at once.
  const [bots, setBots] = useState(Math.max(1, min - 2));
  const [level, setLevel] = useState<BotLevel>('normal');
  // No clock on a device that is passed round: it would run while the device changes hands.
  const [options, setOptions] = useState<LocalGameSetup['options']>(() =>
    Object.fromEntries(
      gameUi.game.optionFields.flatMap((field) => (field.kind === 'choice' && field.clock === true ? [[field.key, 0]] : [])),
    ),
  );
  const people = names.map((name, i) =>
    localPerson(i, { name: cleanName(name) ?? words.t('local.player', { number: i + 1 }), avatar: faceFor(i) }),
  );
  const all = people.length + bots;

  const start = (event: FormEvent) => {
    event.preventDefault();
    onStart({
      game: gameUi.game.id,
      options,
      people,
      bots: Array.from({ length: bots }, () => level),
      tempo: preferredTempo(settingsStore.getState()),
    });
  };

  return (
    <main className={styles.page}>
      <header>
        <RoundLink href="/" icon="exit" label={words.t('table.leave')} />
        <div>
          <h1>{words.t(`game.${gameUi.game.id}` as MessageKey)}</h1>
          <p>{words.t('local.title')}</p>
        </div>
      </header>
      {left?.savedGame !== undefined && (
        <Button look="quiet" icon="again" onClick={() => onStart(left)}>
          {words.t('local.goOn', { names: words.list(left.savedGame.match.head.players.map(({ name }) => name)) })}
        </Button>
      )}
      <form className={styles.form} onSubmit={start}>
        <fieldset className={styles.people}>
          <legend>{words.t('local.people')}</legend>
          {people.map(({ handle, avatar }, i) => (
            <div key={handle} className={styles.person}>
              <Avatar avatar={avatar} />
              <input
                value={names[i] ?? ''}
                maxLength={MAX_NAME_LENGTH}
                placeholder={words.t('local.player', { number: i + 1 })}
                aria-label={words.t('local.player', { number: i + 1 })}
                onChange={({ target }) => setNames(names.with(i, target.value))}
              />
              {names.length > 1 && (
                <RoundButton
                  icon="close"
                  label={words.t('local.remove', { name: people[i]?.name ?? '' })}
                  onClick={() => setNames(names.toSpliced(i, 1))}
                />
              )}
            </div>
          ))}
          <Button look="quiet" icon="plus" disabled={all >= max} onClick={() => setNames([...names, ''])}>
            {words.t('local.addPerson')}
          </Button>
        </fieldset>
        <fieldset className={styles.bots}>
          <legend>{words.t('local.bots')}</legend>
          <RoundButton icon="minus" label={words.t('local.fewerBots')} disabled={bots === 0} onClick={() => setBots(bots - 1)} />
          <Announced as="span">{String(bots)}</Announced>
          <RoundButton icon="plus" label={words.t('local.moreBots')} disabled={all >= max} onClick={() => setBots(bots + 1)} />
          <select aria-label={words.t('lobby.level')} value={level} onChange={({ target }) => setLevel(target.value as BotLevel)}>
            <Options values={BOT_LEVELS} nameOf={(each) => words.t(`lobby.level.${each}`)} />
          </select>
        </fieldset>
        <OpponentList bots={nextPersonas(people, bots)} />
        {gameUi.lobbyHint !== undefined && <p className={styles.hint}>{words.t(gameUi.lobbyHint)}</p>}
        <GameOptionsForm
          gameUi={gameUi}
          table={{ options, seats: people.map((person) => ({ kind: 'person', person, connected: true })) }}
          editable
          onChange={(change) => setOptions({ ...options, ...change })}
        />
        <Button type="submit" look="red" iconAfter="arrow" disabled={all < min || all > max}>
          {words.t('lobby.start')}
        </Button>
      </form>
    </main>
  );
}

/** The person's own avatar first, then the others in turn. */
function faceFor(index: number) {
  const mine = AVATARS.indexOf(identityStore.getState().avatar);
  return AVATARS[(mine + index) % AVATARS.length] ?? AVATARS[0];
}

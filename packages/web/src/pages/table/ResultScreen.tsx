import { type GameTypes, isRefusal, type MatchRecord, type Outcome } from '@parlour/kernel';
import type { TableInfo } from '@parlour/protocol';
import { Announced } from '@parlour/ui/announcer/Announced.tsx';
import { Avatar } from '@parlour/ui/art/Avatar.tsx';
import { Icon } from '@parlour/ui/art/Icon.tsx';
import { Button, RoundButton } from '@parlour/ui/Button.tsx';
import type { AnyGameUi, BoardScene } from '@parlour/ui/board/game-ui.ts';
import { ignoreDoubleClick } from '@parlour/ui/ignore-double-click.ts';
import { settingsStore } from '@parlour/ui/settings/settings.ts';
import { playSound } from '@parlour/ui/sound/sounds.ts';
import { useWords } from '@parlour/ui/words/useWords.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ButtonLink, HomeLink } from '../../app/links.tsx';
import { type TableClientState } from '../../client/table/table-client.ts';
import { useAsync } from '../../client/useAsync.ts';
import styles from './ResultScreen.module.css';
import { SeriesBoard } from './SeriesBoard.tsx';
import type { TableScreenProps } from './TableScreen.tsx';
import { isBesideBoard } from './useDecisionFocus.ts';

interface ResultProps extends TableScreenProps {
  readonly gameUi: AnyGameUi;
  readonly scene: BoardScene<GameTypes>;
  readonly over: Outcome;
  readonly table: TableInfo;
  readonly state: TableClientState;
  readonly host: boolean;
  /** The match ended just now: the board stays visible for a moment. */
  readonly justNow: boolean;
}

/** Time to see the last card before the result covers it. */
const LAST_LOOK_MS = 2600;

/** The result: who won, the recap, and the rematch. */
export function ResultScreen(props: ResultProps) {
  const { gameUi, scene, over, table, host, justNow, tv, loadReplay } = props;
  const words = useWords('table', 'seating', ...gameUi.areas);
  const { open, heading, back, show, close } = useOpening(gameUi.boardShowsResult === true, justNow, tv);
  // The record of a daily deal is secret until its day is over.
  const record = useRecord(open && table.daily === undefined ? table.match : null, loadReplay);
  if (!open) {
    // Nobody taps on a shared screen: where the board shows the end, it stays.
    if (tv) return null;
    return (
      <Button ref={back} look={gameUi.boardShowsResult === true ? 'quiet' : 'red'} className={styles.back} icon="crown" onClick={show}>
        {words.t('result.show')}
      </Button>
    );
  }
  return (
    <section className={styles.result} data-overlay role="dialog" aria-label={words.t('result.title')} data-tv={tv}>
      <RoundButton className={styles.close} icon="close" label={words.t('result.look')} onClick={close} />
      <div className={styles.winners}>
        {winnersOf(props).map((player) => (
          <span key={player.seat} className={styles.winner}>
            <Icon name="crown" />
            <Avatar avatar={player.avatar} />
          </span>
        ))}
      </div>
      <h2 ref={heading} tabIndex={-1}>
        {headlineOf(props, words)}
      </h2>
      <SeriesBoard table={table} />
      {gameUi.Result !== undefined && <gameUi.Result {...scene} over={over} record={record} />}
      {(!tv || host) && <NextSteps {...props} />}
    </section>
  );
}

/** The result opens after a last look at the board, where the board does not show it itself. It takes and gives back the focus. */
function useOpening(boardShowsResult: boolean, justNow: boolean, tv: boolean) {
  const [open, setOpen] = useState(!justNow && !boardShowsResult);
  const [wait] = useState(justNow && !boardShowsResult ? LAST_LOOK_MS : null);
  useEffect(() => {
    if (wait === null) return undefined;
    const timer = setTimeout(() => setOpen(true), wait);
    return () => clearTimeout(timer);
  }, [wait]);
  const heading = useRef<HTMLHeadingElement>(null);
  const back = useRef<HTMLButtonElement>(null);
  const [closed, setClosed] = useState(false);
  const show = () => setOpen(true);
  const close = () => {
    setClosed(true);
    setOpen(false);
  };
  useEffect(() => {
    if (open && !tv && !isBesideBoard()) heading.current?.focus({ preventScroll: true });
    if (!open && closed) back.current?.focus({ preventScroll: true });
  }, [open, closed, tv]);
  useEffect(() => {
    if (!open) return undefined;
    const leave = ({ key }: KeyboardEvent) => {
      if (key === 'Escape' && !isBesideBoard()) close();
    };
    addEventListener('keydown', leave);
    return () => removeEventListener('keydown', leave);
  }, [open]);
  useEffect(() => {
    if (open && settingsStore.getState().sound) playSound('won');
  }, [open]);
  return { open, heading, back, show, close };
}

const winnersOf = ({ over, scene }: ResultProps) => over.winners.flatMap((seat) => scene.players[seat] ?? []);

function headlineOf(props: ResultProps, words: ReturnType<typeof useWords>): string {
  const winners = winnersOf(props);
  if (winners.length === 0) return words.t('result.tooLong');
  const youWon = props.scene.seat !== null && props.over.winners.includes(props.scene.seat);
  if (youWon && winners.length === 1) return words.t('result.youWon');
  return words.t('result.won', { names: words.list(winners.map((player) => player.name)), count: winners.length });
}

function NextSteps({ client, table, state, scene, host, tv }: ResultProps) {
  const words = useWords('table', 'seating');
  const again = table.series === null ? 'result.rematch' : table.series.winners === null ? 'series.next' : 'series.again';
  if (table.daily !== undefined) return <DailySteps table={table} />;
  return (
    <div className={styles.ways}>
      <RematchWishes table={table} scene={scene} host={host} />
      {host ? (
        <Button look="red" icon="again" onClick={ignoreDoubleClick(() => client.send({ type: 'rematch' }))}>
          {words.t(again)}
        </Button>
      ) : (
        <AskRematch client={client} table={table} state={state} />
      )}
      {!tv && table.match !== null && (
        <ButtonLink href={`/replay/${table.match}`} look="outline" icon="film">
          {words.t('result.replay')}
        </ButtonLink>
      )}
      {!tv && table.match !== null && (
        <ButtonLink href={`/replay/${table.match}?review=${state.seat ?? 0}`} look="outline" icon="search">
          {words.t('result.review')}
        </ButtonLink>
      )}
      {!tv && <HomeLink look="outline" />}
    </div>
  );
}

/** A daily deal is played once: its results come next. */
function DailySteps({ table }: Pick<ResultProps, 'table'>) {
  const words = useWords('daily');
  return (
    <div className={styles.ways}>
      <ButtonLink href={`/daily/${table.game}/${table.daily}`} look="red" icon="crown">
        {words.t('daily.toBoard')}
      </ButtonLink>
      <HomeLink look="outline" />
    </div>
  );
}

/** For the host: the players who want a rematch. */
function RematchWishes({ table, scene, host }: Pick<ResultProps, 'table' | 'scene' | 'host'>) {
  const words = useWords('table');
  const names = table.rematch.flatMap((seat) => scene.players[seat]?.name ?? []);
  if (!host || names.length === 0) return null;
  return <Announced>{words.t('result.rematchWanted', { names: words.list(names), count: names.length })}</Announced>;
}

/** A player who is not the host asks for a rematch; a spectator waits. */
function AskRematch({ client, table, state: { seat } }: Pick<ResultProps, 'client' | 'table' | 'state'>) {
  const words = useWords('table');
  if (seat === null) return <p>{words.t('result.waitForHost')}</p>;
  if (table.rematch.includes(seat)) return <Announced>{words.t('result.rematchAsked')}</Announced>;
  return (
    <Button look="red" icon="again" onClick={() => client.send({ type: 'rematch' })}>
      {words.t('result.askRematch')}
    </Button>
  );
}

function useRecord(match: string | null, loadReplay: TableScreenProps['loadReplay']): MatchRecord | null {
  const load = useCallback(async (id: string | null) => (id === null ? null : loadReplay(id)), [loadReplay]);
  const found = useAsync(match, load);
  return found === null || isRefusal(found) ? null : found.record;
}

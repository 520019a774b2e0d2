import type { Seat } from '@parlour/kernel';
import { Button } from '@parlour/ui/Button.tsx';
import { ConfirmButton } from '@parlour/ui/ConfirmButton.tsx';
import { isReducedMotion } from '@parlour/ui/settings/settings.ts';
import { decorationsOf, type GuestId, heldBy, type Move, type Scene } from '../rules/index.ts';
import { Envelope } from './Envelope.tsx';
import { envelopeText, knownEnvelopes } from './envelope-text.ts';
import { type ExchangeProps, othersOf, playerName } from './exchange-props.ts';
import { Notebook } from './Notebook.tsx';
import { OpenEnvelope } from './OpenEnvelope.tsx';
import { Medallion } from './Opponents.tsx';
import { VipInHand } from './OwnEnvelopes.tsx';
import styles from './ShieldScreen.module.css';
import { Studio } from './studio/index.ts';
import { useShieldScene } from './useShieldScene.ts';

/** Step 1 and the final photo: the player's own figures and envelopes behind the shield. */
export function ShieldScreen(props: ExchangeProps & { readonly whose: Seat }) {
  const { view, words, whose, settings, legal, sealed, tools } = props;
  const playable = legal.length > 0 || sealed !== null;
  const { scene, arrange, act } = useShieldScene(props, playable);
  const final = view.phase === 'final';
  const shoot = (shot: Scene) => {
    tools.play('shutter');
    act({ do: 'photo', scene: shot });
  };
  const known = knownEnvelopes(view);
  return (
    <div className={styles.shield}>
      <Studio
        scene={scene}
        onChange={arrange}
        strict={final}
        decorations={decorationsOf(view, whose)}
        onShoot={final ? shoot : undefined}
        words={words}
        calm={isReducedMotion(settings.motion)}
        disabled={!playable}
        sightOf={(opinion, guest) => envelopeText(words, opinion.scene, opinion.verdict, guest, known)}
      >
        <Rail {...props} playable={playable} act={act} />
      </Studio>
    </div>
  );
}

interface RailProps extends ExchangeProps {
  readonly whose: Seat;
  readonly playable: boolean;
  act(move: Move): void;
}

function Rail(props: RailProps) {
  const { view, words, whose, playable, act } = props;
  const open = view.open;
  return (
    <div className={styles.rail}>
      <section className={styles.mine} aria-label={words.t('picture-perfect.board.yours')} data-tutorial="mine">
        <header>
          <Medallion {...props} whose={whose} />
          <h2>{words.t('picture-perfect.board.yours')}</h2>
          {view.vip === true && <VipInHand label={words.t('picture-perfect.board.vip.hand')} />}
          {view.notes !== null && <Notebook notes={view.notes} words={words} />}
        </header>
        <div className={styles.row} data-decision={view.phase === 'look' && open === null ? '' : undefined}>
          {heldBy(view, whose)
            .filter((guest) => guest !== open?.guest)
            .map((guest) => (
              <Own key={guest} {...props} guest={guest} />
            ))}
          {open !== null && (
            <OpenEnvelope key={open.guest} contents={open} words={words}>
              <div className={styles.closing} data-decision data-tutorial="close">
                <Button look="red" disabled={!playable} onClick={() => act({ do: 'close', vip: false })}>
                  {words.t('picture-perfect.board.do.close')}
                </Button>
                {view.vip === true && (
                  <>
                    <ConfirmButton
                      sure={words.t('picture-perfect.board.do.vip.sure')}
                      disabled={!playable}
                      onSure={() => act({ do: 'close', vip: true })}
                    >
                      {words.t('picture-perfect.board.do.vip')}
                    </ConfirmButton>
                    <small>{words.t('picture-perfect.board.do.vip.what')}</small>
                  </>
                )}
              </div>
            </OpenEnvelope>
          )}
        </div>
      </section>
      {open === null && <Elsewhere {...props} />}
      {open === null && view.phase === 'look' && (
        <div className={styles.done} data-decision data-tutorial="done">
          <Button look="red" icon="check" disabled={!playable} onClick={() => act({ do: 'done' })}>
            {words.t('picture-perfect.board.do.done')}
          </Button>
        </div>
      )}
    </div>
  );
}

/** An envelope of the player: a tap opens it, if no other is open. */
function Own({ view, words, guest, playable, act, tools }: RailProps & { readonly guest: GuestId }) {
  const tap = () => (view.open === null ? act({ do: 'open', guest }) : tools.explain({ refused: 'close-it-first', clause: 'P-12' }));
  return (
    <Envelope
      guest={guest}
      words={words}
      size="large"
      action={words.t('picture-perfect.board.tap.open')}
      onTap={playable ? tap : undefined}
    />
  );
}

/** The envelopes elsewhere, while nothing is open. */
function Elsewhere(props: ExchangeProps) {
  const { view, words } = props;
  return (
    <>
      <Group {...props} title={words.t('picture-perfect.board.middle')} guests={heldBy(view, 'middle')} />
      {othersOf(props).map((seat) => (
        <Group key={seat} {...props} title={playerName(props, seat)} guests={heldBy(view, seat)} />
      ))}
    </>
  );
}

function Group({ words, title, guests }: ExchangeProps & { readonly title: string; readonly guests: readonly GuestId[] }) {
  if (guests.length === 0) return null;
  return (
    <section className={styles.group} aria-label={title}>
      <h2>{title}</h2>
      <div className={styles.row}>
        {guests.map((guest) => (
          <Envelope key={guest} guest={guest} words={words} />
        ))}
      </div>
    </section>
  );
}

import type { Seat } from '@parlour/kernel';
import { Avatar } from '@parlour/ui/art/Avatar.tsx';
import type { ResultProps } from '@parlour/ui/board/game-ui.ts';
import { seatNames } from '@parlour/ui/board/seat-names.ts';
import { useRecap } from '@parlour/ui/board/useRecap.ts';
import { capitalize } from '@parlour/words';
import type { HatTypes } from '../rules/index.ts';
import { type Award, type HatRecap, hatRecap, type Offer } from '../rules/recap.ts';
import { objectPhrase } from '../words/object-names.ts';
import styles from './HatResult.module.css';
import { captionOf } from './labels.ts';
import { ObjectArt } from './ObjectArt.tsx';

/** The recap of the match, now that every card is open. */
export function HatResult(props: ResultProps<HatTypes>) {
  const { record, words } = props;
  const recap = useRecap(record, hatRecap);
  return (
    <div className={styles.result}>
      <ScoreTable {...props} />
      {recap !== null && recap.awards.length > 0 && (
        <section>
          <h3>{words.t('thats-not-a-hat.result.awards')}</h3>
          <ul className={styles.awards}>
            {recap.awards.map((award) => (
              <AwardCard key={award.award} award={award} {...props} />
            ))}
          </ul>
        </section>
      )}
      {recap !== null && recap.left.some(({ length }) => length > 0) && (
        <section>
          <h3>{words.t('thats-not-a-hat.result.left')}</h3>
          <LastGifts left={recap.left} {...props} />
        </section>
      )}
      {recap !== null && recap.offers.some(isTurningPoint) && (
        <section>
          <h3>{words.t('thats-not-a-hat.result.story')}</h3>
          <ol className={styles.story}>
            {recap.offers.map((offer, index) => isTurningPoint(offer) && <TurningPoint key={index} offer={offer} {...props} />)}
          </ol>
        </section>
      )}
    </div>
  );
}

/** Everyone saw the gifts that were named and accepted truthfully; the recap shows the rest. */
const isTurningPoint = (offer: Offer): boolean => offer.answer === 'refused' || offer.said !== offer.object;

function ScoreTable({ view, players, over, words }: ResultProps<HatTypes>) {
  const ranked = players.toSorted((a, b) => points(view.totals, a.seat) - points(view.totals, b.seat));
  return (
    <ol className={styles.standings}>
      {ranked.map(({ seat, name, avatar }) => (
        <li key={seat} data-won={over.winners.includes(seat)}>
          <Avatar avatar={avatar} />
          <b>{name}</b>
          <span className={styles.points}>{words.t('thats-not-a-hat.result.points', { n: points(view.totals, seat) })}</span>
          <span className={styles.cards}>
            {(view.penalties[seat] ?? []).map((object) => (
              <i key={object} className={styles.penalty} role="img" aria-label={captionOf(words, object)} title={captionOf(words, object)}>
                <ObjectArt object={object} />
              </i>
            ))}
          </span>
        </li>
      ))}
    </ol>
  );
}

const points = (totals: readonly number[], seat: Seat): number => totals[seat] ?? 0;

/** What lay before each player at the end, face up or face down. */
function LastGifts({ left, players, words }: ResultProps<HatTypes> & Pick<HatRecap, 'left'>) {
  return (
    <ul className={styles.left}>
      {players.map(
        ({ seat, name, avatar }) =>
          (left[seat] ?? []).length > 0 && (
            <li key={seat}>
              <Avatar avatar={avatar} />
              <span className="visually-hidden">{name}</span>
              {(left[seat] ?? []).map((object) => (
                <span key={object} className={styles.gift}>
                  <ObjectArt object={object} />
                  {captionOf(words, object)}
                </span>
              ))}
            </li>
          ),
      )}
    </ul>
  );
}

function AwardCard({ award, players, words }: ResultProps<HatTypes> & { readonly award: Award }) {
  const who = seatNames(players);
  const player = players[award.seat];
  const story = words.t(`thats-not-a-hat.award.${award.award}.story`, {
    who: who(award.seat),
    ...('count' in award ? { n: award.count } : {}),
    ...('to' in award
      ? { to: who(award.to), said: objectPhrase(words, award.said, 'a'), real: objectPhrase(words, award.object, 'a') }
      : {}),
    ...(award.award === 'longestJourney' ? { real: capitalize(words, objectPhrase(words, award.object, 'the')) } : {}),
  });
  return (
    <li className={styles.award}>
      {player !== undefined && <Avatar avatar={player.avatar} />}
      <div>
        <h4>{words.t(`thats-not-a-hat.award.${award.award}`)}</h4>
        <p>{story}</p>
      </div>
    </li>
  );
}

function TurningPoint({ offer, players, words }: ResultProps<HatTypes> & { readonly offer: Offer }) {
  const who = seatNames(players);
  const truth = offer.said === offer.object ? 'truth' : 'lie';
  return (
    <li data-answer={offer.answer}>
      <ObjectArt object={offer.object} />
      <span>
        {words.t(`thats-not-a-hat.story.${truth}.${offer.answer}`, {
          from: who(offer.from),
          to: who(offer.to),
          real: objectPhrase(words, offer.object, 'a'),
          said: objectPhrase(words, offer.said, 'a'),
        })}
      </span>
    </li>
  );
}

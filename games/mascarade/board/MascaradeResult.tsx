import { Avatar } from '@parlour/ui/art/Avatar.tsx';
import type { ResultProps } from '@parlour/ui/board/game-ui.ts';
import { seatNames } from '@parlour/ui/board/seat-names.ts';
import { useRecap } from '@parlour/ui/board/useRecap.ts';
import type { MascaradeTypes, MaskKind } from '../rules/index.ts';
import { type Announcement, type Award, isBluff, type MascaradeRecap, mascaradeRecap } from '../rules/recap.ts';
import { maskName, maskWithArticle } from '../words/mask-names.ts';
import styles from './MascaradeResult.module.css';
import { CoinCount, Medallion } from './Mask.tsx';

/** The recap of the masks, now that all may be seen. */
export function MascaradeResult(props: ResultProps<MascaradeTypes>) {
  const { record, words } = props;
  const recap = useRecap(record, mascaradeRecap);
  const turningPoints = recap?.announcements.filter(isTurningPoint).slice(-MAX_TURNING_POINTS) ?? [];
  return (
    <div className={styles.result}>
      {recap?.ending != null && <p className={styles.ending}>{words.t(`mascarade.event.ended.${recap.ending}`)}</p>}
      <ScoreTable {...props} recap={recap} />
      {recap !== null && recap.awards.length > 0 && (
        <section>
          <h3>{words.t('mascarade.board.result.awards')}</h3>
          <ul className={styles.awards}>
            {recap.awards.map((award) => (
              <AwardCard key={award.award} award={award} {...props} />
            ))}
          </ul>
        </section>
      )}
      {turningPoints.length > 0 && (
        <section>
          <h3>{words.t('mascarade.board.result.story')}</h3>
          <ol className={styles.story}>
            {turningPoints.map((announcement, index) => (
              <TurningPoint key={index} announcement={announcement} {...props} />
            ))}
          </ol>
        </section>
      )}
    </div>
  );
}

const MAX_TURNING_POINTS = 8;

/** Everyone saw the true announcements that were believed; the recap shows the rest. */
const isTurningPoint = (announcement: Announcement): boolean => isBluff(announcement) || announcement.claimants.length > 0;

function ScoreTable({ view, players, over, words, recap }: ResultProps<MascaradeTypes> & { readonly recap: MascaradeRecap | null }) {
  const coins = (seat: number): number => view.coins[view.placeOf[seat] ?? seat] ?? 0;
  const ranked = players.toSorted(
    (a, b) => Number(over.winners.includes(b.seat)) - Number(over.winners.includes(a.seat)) || coins(b.seat) - coins(a.seat),
  );
  return (
    <ol className={styles.standings}>
      {ranked.map(({ seat, name, avatar }) => (
        <li key={seat} data-won={over.winners.includes(seat)}>
          <Avatar avatar={avatar} />
          <b>{name}</b>
          <Worn mask={recap?.worn[seat]} words={words} />
          <CoinCount coins={coins(seat)} />
        </li>
      ))}
    </ol>
  );
}

/** The mask each player really wore; unknown while the recap loads. */
function Worn({ mask, words }: Pick<ResultProps<MascaradeTypes>, 'words'> & { readonly mask: MaskKind | undefined }) {
  if (mask === undefined) return null;
  return (
    <>
      <small>{maskName(words, mask)}</small>
      <Medallion mask={mask} />
    </>
  );
}

function AwardCard({ award, players, words }: ResultProps<MascaradeTypes> & { readonly award: Award }) {
  const player = players[award.seat];
  return (
    <li className={styles.award}>
      {player !== undefined && <Avatar avatar={player.avatar} />}
      <div>
        <h4>{words.t(`mascarade.board.award.${award.award}`)}</h4>
        <p>{words.t(`mascarade.board.award.${award.award}.story`, { who: seatNames(players)(award.seat), n: award.count })}</p>
      </div>
    </li>
  );
}

function TurningPoint({ announcement, players, words }: ResultProps<MascaradeTypes> & { readonly announcement: Announcement }) {
  const { seat, mask, real, claimants } = announcement;
  const who = seatNames(players);
  const right = claimants.filter((claimant) => claimant.real === mask);
  return (
    <li>
      <Medallion mask={mask} />
      <span>
        {words.t(`mascarade.board.story.${outcomeOf(announcement)}`, {
          who: who(seat),
          mask: maskWithArticle(words, mask),
          real: maskWithArticle(words, real),
          names: words.list((right.length > 0 ? right : claimants).map((claimant) => who(claimant.seat))),
        })}
      </span>
    </li>
  );
}

/** bluff: nobody objected to a lie. vain: a player objected to the truth. caught: an objection was right. nobody: all were wrong. */
function outcomeOf({ mask, real, claimants }: Announcement): 'bluff' | 'vain' | 'caught' | 'nobody' {
  if (claimants.length === 0) return 'bluff';
  if (real === mask) return 'vain';
  return claimants.some((claimant) => claimant.real === mask) ? 'caught' : 'nobody';
}

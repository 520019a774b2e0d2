import type { Words } from '@parlour/words';
import { guestSpaces, isWishMet, sightFacts, type Verdict } from '../photo/index.ts';
import { type GuestId, type Scene, type View, type WishId, wishOf } from '../rules/index.ts';
import { faceEvidence } from './album/wish-evidence.ts';
import { wishText } from './names.ts';

type Envelope = Pick<NonNullable<View['open']>, 'guest' | 'wishes'>;

/** The envelopes whose wishes the player may see now: the open one, and the notebook's. */
export const knownEnvelopes = ({ open, notes }: View): readonly Envelope[] => [...(open === null ? [] : [open]), ...(notes ?? [])];

/** What a photo shows of a guest: how much of the face is covered, by whom, and which of the known wishes hold. */
export function envelopeText(words: Words, scene: Scene, verdict: Verdict, guest: GuestId, known: readonly Envelope[]): string {
  const seen = verdict.find((one) => one.guest === guest);
  const standing = guestSpaces(scene);
  const facts = sightFacts(verdict);
  const wishes = new Set<WishId>(known.filter((envelope) => envelope.guest === guest).flatMap((envelope) => envelope.wishes));
  const wishTexts = [...wishes].map((id) => {
    const met = isWishMet(wishOf(id), guest, standing, facts);
    return `${wishText(words, id)}: ${words.t(met ? 'picture-perfect.board.album.met' : 'picture-perfect.board.album.unmet')}`;
  });
  return [...(seen === undefined ? [] : [faceEvidence(words, seen, guest).text]), ...wishTexts].join('. ');
}

import { capitalize, type MessageValues, type Words } from '@parlour/words';
import {
  AREA_SPACES,
  areAdjacent,
  type Cover,
  type CoverShare,
  DECORATION_IDS,
  GUESTS,
  type GuestSpaces,
  type GuestVerdict,
  guestSpaces,
  judge,
  type Space,
  type Verdict,
} from '../../photo/index.ts';
import { type GuestId, type Options, type Scene, type WishId, wishOf } from '../../rules/index.ts';
import { nameDecoration, nameGuest } from '../../words/sentences.ts';
import type { Evidence } from '../studio/index.ts';

/** A photo with the judge's verdict. */
export interface JudgedPhoto {
  readonly scene: Scene;
  readonly standing: GuestSpaces;
  readonly verdict: Verdict;
}

/** Under rules version 1 hidden covers counted as well. */
export const judgePhoto = (scene: Scene, { rules }: Pick<Options, 'rules'>): JudgedPhoto => ({
  scene,
  standing: guestSpaces(scene),
  verdict: judge(scene, rules === 1 ? 'all' : 'seen'),
});

/** Why a wish is met or not, and what to mark in the photo (P-86*). */
export interface WishEvidence {
  readonly text: string;
  readonly points: Evidence;
}

/** Null for a guest who is not in the photo. */
export function wishEvidence(words: Words, photo: JudgedPhoto, guest: GuestId, id: WishId): WishEvidence | null {
  const { standing, verdict } = photo;
  const space = standing.get(guest);
  const say = (
    key: Parameters<Words['t']>[0],
    values: MessageValues = {},
    points: Evidence = { guest, part: 'image', coveredBy: [] },
  ): WishEvidence => ({
    text: words.t(key, values),
    points,
  });
  if (space === undefined) return null;
  const wish = wishOf(id);
  switch (wish.kind) {
    case 'area':
      return say(AREA_SPACES[wish.area].includes(space) ? 'picture-perfect.board.proof.there' : 'picture-perfect.board.proof.elsewhere', {
        space,
      });
    case 'next-to': {
      const other = standing.get(wish.guest);
      const name = nameGuest(words, wish.guest);
      if (other === undefined) return say('picture-perfect.board.proof.missing', { guest: capitalize(words, name) });
      if (areAdjacent(space, other)) return say('picture-perfect.board.proof.near', { guest: name, other });
      return say('picture-perfect.board.proof.apart', { guest: capitalize(words, name), other });
    }
    case 'not-next-to': {
      const beside = besides(space, standing).filter((other) => GUESTS[other].kind === wish.who);
      if (beside.length === 0) return say(`picture-perfect.board.proof.without.${wish.who}`);
      return say('picture-perfect.board.proof.beside', { guests: names(words, beside) });
    }
    case 'nobody-in-front': {
      const covers = verdictOn(verdict, guest)?.image.coveredBy ?? [];
      if (covers.length === 0) return say('picture-perfect.board.proof.clear');
      return say(
        'picture-perfect.board.proof.inFront',
        { guests: names(words, by(covers)) },
        { guest, part: 'image', coveredBy: by(covers) },
      );
    }
    case 'face-hidden':
      return faceEvidence(words, verdictOn(verdict, guest), guest);
    case 'face-of-hidden': {
      const name = capitalize(words, nameGuest(words, wish.guest));
      if (!standing.has(wish.guest)) return say('picture-perfect.board.proof.missing', { guest: name });
      const { text, points } = faceEvidence(words, verdictOn(verdict, wish.guest), wish.guest);
      return { text: `${name}. ${text}`, points };
    }
  }
}

/** How much of a face is covered, and by whom. */
export function faceEvidence(words: Words, verdict: GuestVerdict | undefined, guest: GuestId): WishEvidence {
  const face = verdict?.face ?? null;
  if (face === null) return { text: words.t('picture-perfect.board.proof.noFace'), points: { guest, part: 'image', coveredBy: [] } };
  const points: Evidence = { guest, part: 'face', coveredBy: by(face.coveredBy) };
  if (!face.inFrame) return { text: words.t('picture-perfect.board.proof.outside'), points };
  if (face.coveredBy.length === 0) return { text: words.t('picture-perfect.board.proof.view'), points };
  return { text: words.t('picture-perfect.board.proof.covered', { n: percent(face), guests: names(words, by(face.coveredBy)) }), points };
}

/** Whole per cent; 100 only for a completely hidden face (P-74). */
const percent = ({ covered, hidden }: { readonly covered: number; readonly hidden: boolean }): number =>
  hidden ? 100 : Math.min(99, Math.round(covered * 100));

const verdictOn = (verdict: Verdict, guest: GuestId): GuestVerdict | undefined => verdict.find((one) => one.guest === guest);

const by = (shares: readonly CoverShare[]): Cover[] => shares.map((share) => share.by);

const besides = (own: Space, standing: GuestSpaces): GuestId[] =>
  [...standing].filter(([, space]) => areAdjacent(own, space)).map(([guest]) => guest);

const names = (words: Words, covers: readonly Cover[]): string => words.list(covers.map((cover) => nameCover(words, cover)));

function nameCover(words: Words, cover: Cover): string {
  if (cover === 'table') return words.t('picture-perfect.board.table');
  const decoration = DECORATION_IDS.find((id) => id === cover);
  return decoration === undefined ? nameGuest(words, cover as GuestId) : nameDecoration(words, decoration);
}

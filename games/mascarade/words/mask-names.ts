import type { Words } from '@parlour/words';
import type { MaskKind } from '../rules/index.ts';

/** The bare name of a mask: "Puppet Master". */
export const maskName = (words: Words, mask: MaskKind): string => words.t(`mascarade.mask.${mask}`).split('|')[0] ?? mask;

/** With its article: "the Puppet Master", "a Peasant", "l’Espionne". */
export function maskWithArticle(words: Words, mask: MaskKind): string {
  const [name = mask, form = ''] = words.t(`mascarade.mask.${mask}`).split('|');
  return words.t('mascarade.phrase.the', { form, mask: name });
}

/** A power in one short line; the clause has it in full. */
export const powerSummary = (words: Words, mask: MaskKind): string => words.t(`mascarade.power.${mask}`);

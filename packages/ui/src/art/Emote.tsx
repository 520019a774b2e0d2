import type { Emote as EmoteName } from '@parlour/protocol';
import sprite from './emotes.svg?url';

export function Emote({ emote, className }: { readonly emote: EmoteName; readonly className?: string | undefined }) {
  return (
    <svg className={className} aria-hidden="true">
      <use href={`${sprite}#${emote}`} />
    </svg>
  );
}

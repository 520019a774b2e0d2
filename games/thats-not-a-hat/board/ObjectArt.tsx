import type { ObjectId } from '../rules/index.ts';
import sprite from './objects/objects.svg?url';

/** The drawing of an object. Its name is always beside it, or in the label of its container. */
export function ObjectArt({ object, className }: { readonly object: ObjectId; readonly className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 32 32" aria-hidden="true">
      <use href={`${sprite}#object-${object}`} />
    </svg>
  );
}

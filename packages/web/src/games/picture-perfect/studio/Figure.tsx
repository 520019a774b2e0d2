import type { DecorationId, GuestId } from '@parlour/photo';

/** Head and shoulders of a guest in a square. Always beside a name. */
export function Portrait({ guest, className }: { readonly guest: GuestId; readonly className?: string | undefined }) {
  return <svg className={className} data-guest={guest} aria-hidden="true" />;
}

/** The whole cut-out of a guest or a decoration. */
export function Figure({ of, className }: { readonly of: GuestId | DecorationId; readonly className?: string | undefined }) {
  return <svg className={className} data-figure={of} aria-hidden="true" />;
}

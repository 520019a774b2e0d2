import type { Avatar as AvatarName } from '@parlour/protocol';

const PORTRAITS = import.meta.glob<string>('./avatars/*.svg', { eager: true, query: '?url', import: 'default' });

/** An avatar. Always beside a name, so it has no text of its own. */
export function Avatar({ avatar, className }: { readonly avatar: AvatarName; readonly className?: string | undefined }) {
  return <img className={className} src={PORTRAITS[`./avatars/${avatar}.svg`]} alt="" width={100} height={100} draggable={false} />;
}

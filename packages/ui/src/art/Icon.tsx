import sprite from './icons.svg?url';

export type IconName =
  | 'again'
  | 'arrow'
  | 'back'
  | 'book'
  | 'bot'
  | 'bowi'
  | 'chat'
  | 'check'
  | 'chev'
  | 'close'
  | 'cloud'
  | 'copy'
  | 'crown'
  | 'exit'
  | 'eye'
  | 'film'
  | 'gear'
  | 'globe'
  | 'hint'
  | 'invite'
  | 'kick'
  | 'list'
  | 'mask'
  | 'mic'
  | 'mic-off'
  | 'minus'
  | 'moon'
  | 'mute'
  | 'next'
  | 'pause'
  | 'people'
  | 'phone'
  | 'play'
  | 'plus'
  | 'say'
  | 'search'
  | 'send'
  | 'share'
  | 'slam'
  | 'sound'
  | 'sun'
  | 'swap'
  | 'time'
  | 'tv'
  | 'wifi';

export function Icon({ name, className = 'icon' }: { readonly name: IconName; readonly className?: string | undefined }) {
  return (
    <svg className={className} aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}

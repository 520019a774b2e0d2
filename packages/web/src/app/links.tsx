import { Icon, type IconName } from '@parlour/ui/art/Icon.tsx';
import buttons from '@parlour/ui/Button.module.css';
import { useWords } from '@parlour/ui/words/useWords.ts';
import type { ReactNode } from 'react';
import { Link } from 'wouter';

interface ButtonLinkProps {
  readonly href: string;
  readonly look: 'outline' | 'red' | 'quiet';
  readonly icon?: IconName;
  readonly iconAfter?: IconName;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A link that looks like a button. */
export function ButtonLink({ href, look, icon, iconAfter, className = '', children }: ButtonLinkProps) {
  return (
    <Link href={href} className={`${buttons.button} ${buttons[look]} ${className}`}>
      {icon && <Icon name={icon} />}
      {children}
      {iconAfter && <Icon name={iconAfter} />}
    </Link>
  );
}

export function HomeLink({ look = 'red' }: { readonly look?: ButtonLinkProps['look'] }) {
  const words = useWords();
  return (
    <ButtonLink href="/" look={look}>
      {words.t('notFound.home')}
    </ButtonLink>
  );
}

interface RoundLinkProps {
  readonly href: string;
  readonly icon: IconName;
  readonly label: string;
  readonly className?: string | undefined;
}

/** A link that looks like a round button. */
export function RoundLink({ href, icon, label, className = '' }: RoundLinkProps) {
  return (
    <Link href={href} className={`${buttons.round} ${className}`} aria-label={label} title={label}>
      <Icon name={icon} />
    </Link>
  );
}

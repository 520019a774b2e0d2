import type { ComponentProps } from 'react';
import { Icon, type IconName } from './art/Icon.tsx';
import styles from './Button.module.css';

type Look = 'solid' | 'outline' | 'red' | 'quiet';

interface ButtonProps extends ComponentProps<'button'> {
  readonly look?: Look;
  readonly icon?: IconName;
  readonly iconAfter?: IconName;
}

export function Button({ look = 'solid', icon, iconAfter, className = '', children, ...rest }: ButtonProps) {
  return (
    <button type="button" className={`${styles.button} ${styles[look]} ${className}`} {...rest}>
      {icon && <Icon name={icon} />}
      {children}
      {iconAfter && <Icon name={iconAfter} />}
    </button>
  );
}

interface RoundButtonProps extends ComponentProps<'button'> {
  readonly icon: IconName;
  readonly label: string;
  /** A small coral dot: there is something new. */
  readonly news?: boolean;
}

export function RoundButton({ icon, label, news = false, className = '', ...rest }: RoundButtonProps) {
  return (
    <button type="button" className={`${styles.round} ${className}`} aria-label={label} title={label} data-news={news} {...rest}>
      <Icon name={icon} />
    </button>
  );
}

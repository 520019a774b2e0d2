import type { HTMLAttributes } from 'react';
import { useAnnounced } from './useAnnounced.ts';

interface AnnouncedProps extends HTMLAttributes<HTMLElement> {
  readonly as?: 'p' | 'small' | 'span';
  readonly children: string;
}

/** A line of text that is also said. */
export function Announced({ as: Tag = 'p', children, ...rest }: AnnouncedProps) {
  useAnnounced(children);
  return <Tag {...rest}>{children}</Tag>;
}

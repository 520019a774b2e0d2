import { isValidElement, type ReactNode } from 'react';

/** The text of a sentence with marked words. */
export function plainText(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node);
  if (Array.isArray(node)) return (node as readonly ReactNode[]).map(plainText).join('');
  return isValidElement<{ readonly children?: ReactNode }>(node) ? plainText(node.props.children) : '';
}

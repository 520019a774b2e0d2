import { BlockList, isIPv4, isIPv6 } from 'node:net';
import { nameSkeleton, nameSkeletons } from '@parlour/protocol';
import type { BanKind } from '../store/moderation-store.ts';

const MAX_PATTERN_LENGTH = 60;
const MAX_WILDCARDS = 4;
/** A wider ban would be a mistake of the operator. */
const MIN_PREFIX = { 4: 8, 6: 16 } as const;

/** The pattern as it is stored, or undefined when it is none of this kind. */
export function parseBanPattern(kind: BanKind, text: string): string | undefined {
  const pattern = text.trim();
  if (pattern === '' || pattern.length > MAX_PATTERN_LENGTH) return undefined;
  switch (kind) {
    case 'name':
      return pattern.split('*').length <= MAX_WILDCARDS + 1 && nameSkeleton(pattern).length >= 2 ? pattern : undefined;
    case 'address':
      return parseNetwork(pattern)?.text;
    case 'person':
      return /^[\w-]+$/.test(pattern) ? pattern : undefined;
  }
}

interface Network {
  readonly address: string;
  readonly prefix: number;
  readonly family: 'ipv4' | 'ipv6';
  readonly text: string;
}

function parseNetwork(text: string): Network | undefined {
  const [address = '', length, more] = text.split('/');
  const version = isIPv4(address) ? 4 : isIPv6(address) ? 6 : undefined;
  if (version === undefined || more !== undefined || (length !== undefined && !/^\d{1,3}$/.test(length))) return undefined;
  const most = version === 4 ? 32 : 128;
  const prefix = length === undefined ? most : Number(length);
  if (prefix < MIN_PREFIX[version] || prefix > most) return undefined;
  return { address, prefix, family: version === 4 ? 'ipv4' : 'ipv6', text: `${address}/${prefix}` };
}

/** All networks of these patterns, to look up addresses in. */
export function networksOf(patterns: readonly string[]): BlockList {
  const list = new BlockList();
  for (const { address, prefix, family } of patterns.flatMap((pattern) => parseNetwork(pattern) ?? []))
    list.addSubnet(address, prefix, family);
  return list;
}

/** Matches names that look like the pattern, in any spelling; `*` stands for any letters. */
export function nameMatcher(pattern: string): (name: string) => boolean {
  const looks = [pattern, pattern.toLowerCase()].map((text) => {
    const parts = text.split('*').map((part) => nameSkeleton(part).replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
    return new RegExp(`^${parts.join('.*')}$`, 'u');
  });
  return (name) => nameSkeletons(name).some((skeleton) => looks.some((look) => look.test(skeleton)));
}

import { isIPv6 } from 'node:net';

/** Blocks of an IPv6 /64: what one household or phone holds. */
const IPV6_PREFIX_BLOCKS = 4;

function expand(address: string): string[] {
  const [head = '', tail] = address.split('::');
  const start = head === '' ? [] : head.split(':');
  if (tail === undefined) return start;
  const end = tail === '' ? [] : tail.split(':');
  const zeros = Array.from({ length: Math.max(0, 8 - start.length - end.length) }, () => '0');
  return [...start, ...zeros, ...end];
}

/** What a rate limit per address of origin is counted by: an IPv4 address, or an IPv6 /64. */
export function originKey(address: string): string {
  // IPv4, as most are: without the patterns of the others.
  if (!address.includes(':')) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(address)) return address;
  return `${expand(address.toLowerCase()).slice(0, IPV6_PREFIX_BLOCKS).join(':')}::/64`;
}

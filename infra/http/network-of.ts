import { isIPv6 } from 'node:net';

/** Whose address it is as far as that can be told: of IPv6 everybody is given 64 bits to choose from. */
export function networkOf(address: string): string {
  const [mapped] = /(?<=^::ffff:)\d+\.\d+\.\d+\.\d+$/i.exec(address) ?? [];
  if (mapped) return mapped;
  if (!isIPv6(address)) return address;
  const [left = '', right] = (address.split('%')[0] ?? '').split('::');
  const [first, last] = [groups(left), groups(right ?? '')];
  const missing = right === undefined ? 0 : Math.max(0, 8 - first.length - last.length);
  const all = [...first, ...Array.from({ length: missing }, () => '0'), ...last];
  return all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}

const groups = (text: string) => text.split(':').filter((group) => group !== '');

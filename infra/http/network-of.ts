import ipaddr from 'ipaddr.js';

/** The network of an address: the address itself for IPv4; the first 64 bits for IPv6, because all addresses that begin with these may belong to one household. */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  return parsed.parts
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':');
}

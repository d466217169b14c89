import { lookup } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Why an address is refused; a code without a message. */
export class AddressRefused extends Error {
  override readonly name = 'AddressRefused';
  readonly code: AddressFault;

  constructor(code: AddressFault) {
    super(code);
    this.code = code;
  }
}

export type AddressFault = 'no_address' | 'https_only' | 'private_address';

/** `inside`: also allows addresses of the own network, and plain HTTP. */
export type Guard = Readonly<{ inside: boolean }>;

const isPublic = (address: string) => ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';

/** The fault of an address that a person entered. Its host name is resolved and checked only when something is sent. */
export function addressFaultOf(given: string, { inside }: Guard): AddressFault | undefined {
  if (!URL.canParse(given)) return 'no_address';
  const { protocol, hostname, username, password } = new URL(given);
  if (!['http:', 'https:'].includes(protocol) || username || password) return 'no_address';
  if (inside) return undefined;
  if (protocol !== 'https:') return 'https_only';
  const host = hostname.replace(/^\[|\]$/g, '');
  const isOurs = isIP(host) ? !isPublic(host) : host === 'localhost' || !host.includes('.');
  return isOurs ? 'private_address' : undefined;
}

/** Connects to the very address that was checked: a second lookup of the name could return another one. */
export const publicOnly =
  (find: typeof lookup = lookup): LookupFunction =>
  (hostname, options, done) => {
    find(hostname, { ...options, all: true }, (error, found) => {
      if (error) return done(error, '');
      if (found.length === 0 || !found.every(({ address }) => isPublic(address)))
        return done(new AddressRefused('private_address'), '');
      if (options.all) return done(null, found);
      done(null, found[0]?.address ?? '', found[0]?.family);
    });
  };

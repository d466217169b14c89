const known = new Set([
  'connectionname',
  'defaultdeadline',
  'discoveryinterval',
  'gossiptimeout',
  'keepaliveinterval',
  'maxdiscoverattempts',
  'nodepreference',
  'tls',
  'tlscafile',
  'usercertfile',
  'userkeyfile',
]);

/**
 * The fault of an EventStoreDB address, or undefined. This check exists because the client prints the whole address, with the
 * password, when it meets an unknown option, and silently ignores `tlsVerifyCert`.
 */
export function addressFault(address: string): string | undefined {
  const [, host, query] = /^esdb(?:\+discover)?:\/\/(?:[^:@/]+:[^@/]+@)?([^?@/]+)\/?(?:\?(.*))?$/.exec(address) ?? [];
  if (!host) return 'expected esdb://user:password@host:2113?tls=true or esdb+discover://…';
  for (const option of query?.split('&') ?? []) {
    const [name = '', value] = option.split('=');
    const plain = name.toLowerCase().replace(/[_-]/g, '');
    if (plain === 'tlsverifycert')
      return 'tlsVerifyCert has no effect; name the authority with tlsCAFile or NODE_EXTRA_CA_CERTS';
    if (!known.has(plain) || !value) return `its option ${name} is unknown, or not for an address to set`;
  }
  return undefined;
}

import { expect, test } from 'vitest';
import { addressFaultOf, publicOnly } from './address-guard.ts';
import { guardedRequest } from './guarded-request.ts';

test.each([
  ['https://example.org/hook', undefined],
  ['https://93.184.216.34/hook', undefined],
  ['http://example.org/hook', 'https_only'],
  ['https://localhost/hook', 'private_address'],
  ['https://intranet/hook', 'private_address'],
  ['https://10.0.0.7/', 'private_address'],
  ['https://127.0.0.1/', 'private_address'],
  ['https://169.254.169.254/latest/meta-data', 'private_address'],
  ['https://0x7f000001/', 'private_address'],
  ['https://[::1]/', 'private_address'],
  ['https://[::ffff:10.0.0.1]/', 'private_address'],
  ['https://[fd00::1]/', 'private_address'],
  ['https://ada:secret@example.org/', 'no_address'],
  ['ftp://example.org/', 'no_address'],
  ['example.org', 'no_address'],
])('%s has the fault %s', (url, fault) => {
  expect(addressFaultOf(url, { inside: false })).toBe(fault);
});

test('reaches a private network without TLS if that is allowed', () => {
  expect(addressFaultOf('http://10.0.0.7/hook', { inside: true })).toBeUndefined();
});

test.each([
  [['93.184.216.34'], '93.184.216.34'],
  [['10.0.0.7'], 'private_address'],
  [['93.184.216.34', '127.0.0.1'], 'private_address'],
  [[], 'private_address'],
])('a name with the addresses %s leads to %s', async (addresses, expected) => {
  const find = ((_name: string, _options: object, done: (error: null, found: object[]) => void) =>
    done(
      null,
      addresses.map((address) => ({ address, family: 4 })),
    )) as unknown as Parameters<typeof publicOnly>[0];
  const found = await new Promise((resolve) =>
    publicOnly(find)('example.org', {}, (error, address) => resolve(error ? error.message : address)),
  );
  expect(found).toBe(expected);
});

test('sends nothing to a refused address', async () => {
  const sent = guardedRequest('https://127.0.0.1/', {
    ...{ method: 'POST', inside: false, body: '{}', headers: {} },
    signal: AbortSignal.timeout(5_000),
  });
  await expect(sent).rejects.toThrow('private_address');
});

import { expect, test } from 'vitest';
import { addressFault } from './address.ts';

test.each([
  'esdb://localhost:2113?tls=false',
  'esdb://admin:changeit@log.example.org',
  'esdb://a:2113,b:2113,c:2113?nodePreference=leader&tlsCAFile=/etc/ca.pem',
  'esdb+discover://admin:p%40ss@cluster.example.org:2113/',
])('%s is a valid address', (address) => {
  expect(addressFault(address)).toBeUndefined();
});

test.each([
  'http://localhost:2113',
  'esdb://',
  'esdb://localhost?tlsVerifyCert=false',
  'esdb://localhost?throwOnAppendFailure=false',
  'esdb://localhost?tls',
])('%s is an invalid address', (address) => {
  expect(addressFault(address)).toBeTypeOf('string');
});

test('reports a fault in an address without its password', () => {
  expect(addressFault('esdb://admin:secret@localhost?what=ever')).not.toContain('secret');
});

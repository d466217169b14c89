import { expect, test } from 'vitest';
import { landingAddress, loginFor, wantedAddress } from './wanted-address.ts';

test('the address first asked for comes back after the sign-in, whole', () => {
  const login = loginFor('/sessions/list?search=a b&status=failed');
  expect(wantedAddress(login.slice(login.indexOf('?') + 1))).toBe('/sessions/list?search=a b&status=failed');
});

test('who asked for nothing in particular goes to the start', () => {
  expect(loginFor('/')).toBe('/auth/login');
  expect(wantedAddress('')).toBe('/');
});

test.each(['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)', '/auth/login'])(
  'nobody is led to %s',
  (address) => {
    expect(wantedAddress(`to=${encodeURIComponent(address)}`)).toBe('/');
  },
);

test.each([
  [true, true, '', '/auth/onboarding'],
  [true, true, 'to=%2Finvitations', '/auth/onboarding?to=%2Finvitations'],
  [false, false, 'to=%2Finvitations', '/invitations'],
  [false, true, '', '/'],
  [false, false, '', '/subscription/pricing'],
  [true, false, 'deviceCode=WDJB-MJHT&to=%2Fgoals', '/auth/device/activate#code=WDJB-MJHT'],
])('slides: %s, a plan: %s, asked for: "%s" leads to %s', (showOnboarding, subscriptionActive, search, address) => {
  expect(landingAddress({ showOnboarding, subscriptionActive }, search)).toBe(address);
});

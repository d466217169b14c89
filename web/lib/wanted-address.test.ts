import { expect, test } from 'vitest';
import { landingAddress, loginFor, wantedAddress } from './wanted-address.ts';

test('returns to the whole wanted address after the sign-in', () => {
  const login = loginFor('/sessions/list?search=a b&status=failed');
  expect(wantedAddress(login.slice(login.indexOf('?') + 1))).toBe('/sessions/list?search=a b&status=failed');
});

test('goes to the start page without a wanted address', () => {
  expect(loginFor('/')).toBe('/auth/login');
  expect(wantedAddress('')).toBe('/');
});

test.each(['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)', '/auth/login'])(
  'never leads to %s',
  (address) => {
    expect(wantedAddress(`to=${encodeURIComponent(address)}`)).toBe('/');
  },
);

test.each([
  [true, true, true, '', '/auth/onboarding'],
  [true, true, true, 'to=%2Finvitations', '/auth/onboarding?to=%2Finvitations'],
  [false, false, true, 'to=%2Finvitations', '/invitations'],
  [false, true, true, '', '/'],
  [false, false, true, '', '/subscription/pricing'],
  [false, false, false, '', '/'],
  [true, false, true, 'deviceCode=WDJB-MJHT&to=%2Fgoals', '/auth/device/activate#code=WDJB-MJHT'],
])('slides: %s, a plan: %s, prices first: %s, asked for: "%s" leads to %s', (...given) => {
  const [showOnboarding, subscriptionActive, pricingAfterSignIn, search, address] = given;
  expect(landingAddress({ showOnboarding, subscriptionActive }, search, { pricingAfterSignIn })).toBe(address);
});

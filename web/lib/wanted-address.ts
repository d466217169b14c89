import type { UserData } from '#domain/users/contract/person.ts';
import type { Config } from './use-config.ts';

/** The sign-in page. Its parameter is the wanted address: the page that the person opened first. */
export const loginFor = (wanted: string): string =>
  wanted === '/' || wanted === '/dashboard' ? '/auth/login' : `/auth/login?to=${encodeURIComponent(wanted)}`;

/** The wanted address, if it is on this site: `//evil.example` and `/\evil` leave it, and /auth would loop. */
export function wantedAddress(search: string): string {
  const wanted = new URLSearchParams(search).get('to') ?? '/';
  const isOurs = /^\/(?![/\\])/.test(wanted) && !wanted.startsWith('/auth');
  return isOurs ? wanted : '/';
}

/**
 * The page after the sign-in, in this order: a device that waits, the slides for newcomers, the wanted address, the prices if the operator
 * set that, the start page.
 */
export function landingAddress(
  { showOnboarding, subscriptionActive }: Pick<UserData, 'showOnboarding' | 'subscriptionActive'>,
  search: string,
  { pricingAfterSignIn }: Pick<Config, 'pricingAfterSignIn'>,
): string {
  const device = new URLSearchParams(search).get('deviceCode');
  if (device) return `/auth/device/activate#code=${encodeURIComponent(device)}`;
  const wanted = wantedAddress(search);
  if (showOnboarding) return wanted === '/' ? '/auth/onboarding' : `/auth/onboarding?to=${encodeURIComponent(wanted)}`;
  return wanted === '/' && !subscriptionActive && pricingAfterSignIn ? '/subscription/pricing' : wanted;
}

import type { UserData } from '#domain/users/contract/person.ts';
import type { Config } from './use-config.ts';

/** The page for a person without a sign-in: the address first asked for travels along. */
export const loginFor = (wanted: string): string =>
  wanted === '/' || wanted === '/dashboard' ? '/auth/login' : `/auth/login?to=${encodeURIComponent(wanted)}`;

/** Back to it, if it is one of ours: `//evil.example` and `/\evil` leave the site, and /auth would go round in circles. */
export function wantedAddress(search: string): string {
  const wanted = new URLSearchParams(search).get('to') ?? '/';
  const isOurs = /^\/(?![/\\])/.test(wanted) && !wanted.startsWith('/auth');
  return isOurs ? wanted : '/';
}

/**
 * The page after the sign-in: back to a device that waits, the slides for newcomers, then the address first asked for,
 * then the start, or the prices where the operator wants that.
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

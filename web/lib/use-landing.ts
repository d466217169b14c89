import { useContext } from 'react';
import { useSearch } from 'wouter';
import { CurrentUser } from './current-user.tsx';
import { useConfig } from './use-config.ts';
import { landingAddress, wantedAddress } from './wanted-address.ts';

/** The page after the sign-in; undefined until it is known. */
export function useLanding(): string | undefined {
  const search = useSearch();
  const user = useContext(CurrentUser);
  const wanted = wantedAddress(search);
  const withPrices = user ? landingAddress(user, search, { pricingAfterSignIn: true }) : wanted;
  const without = user ? landingAddress(user, search, { pricingAfterSignIn: false }) : wanted;
  // Loads the settings only if the page depends on them.
  const config = useConfig({ enabled: withPrices !== without });
  if (withPrices === without) return without;
  return config && (config.pricingAfterSignIn ? withPrices : without);
}

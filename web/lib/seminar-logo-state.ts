import { useEffect } from 'react';
import { proxy } from 'valtio';
import { useSteadyAddress } from './steady-address.ts';

/** The logo of the shown seminar, which replaces the product's. */
export const seminarLogoState = proxy<{ address: string | null }>({ address: null });

/** Shows the seminar's logo while the page is open. */
export function useSeminarLogo(seminar: Readonly<{ logo: string | null }> | undefined): void {
  const { address } = useSteadyAddress(seminar?.logo ?? undefined);
  useEffect(() => {
    seminarLogoState.address = address ?? null;
    return () => {
      seminarLogoState.address = null;
    };
  }, [address]);
}

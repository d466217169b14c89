import { useEffect } from 'react';
import { proxy } from 'valtio';
import { useSteadyAddress } from './steady-address.ts';

/** The logo of the seminar that is being shown, in the place of the product's. */
export const seminarLogoState = proxy<{ address: string | null }>({ address: null });

/** For pages about one seminar. */
export function useSeminarLogo(seminar: Readonly<{ logo: string | null }> | undefined): void {
  const { address } = useSteadyAddress(seminar?.logo ?? undefined);
  useEffect(() => {
    seminarLogoState.address = address ?? null;
    return () => {
      seminarLogoState.address = null;
    };
  }, [address]);
}

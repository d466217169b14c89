import { useEffect, useState } from 'react';

/** Shorter than the addresses of files are good for. */
const heldMs = 10 * 60_000;

/**
 * Each answer names a file by another signed address. A picture or a film keeps the one it began with, so that news of
 * something else does not load it anew; `renew` where it is no good any more.
 */
export function useSteadyAddress(address: string | undefined) {
  const [held, setHeld] = useState({ address, since: Date.now() });
  useEffect(() => {
    setHeld((now) => {
      const isGood = now.address !== undefined && address !== undefined && Date.now() - now.since < heldMs;
      return isGood ? now : { address, since: Date.now() };
    });
  }, [address]);
  return { address: held.address, renew: () => setHeld({ address, since: Date.now() }) };
}

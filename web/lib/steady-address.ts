import { useEffect, useState } from 'react';

/** Shorter than the validity of file addresses. Milliseconds. */
const heldMs = 10 * 60_000;

/**
 * Every answer has a new signed address for the same file. A picture or film keeps its address for `heldMs`, so that other changes do not
 * load it again. `renew` takes the newest address when the old one has expired.
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

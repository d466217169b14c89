/** A signed address of the recording; `expiresAt` in milliseconds. Not final: a form that can be sought better is being made. */
export type Address = Readonly<{ url: string; expiresAt: number; isFinal?: boolean }>;

/** An address is replaced this long before it expires. */
export const renewAheadMs = 60_000;

/**
 * Holds the address that plays and the newest one that was fetched. A recording that plays is not interrupted for a new address:
 * the change waits until it rests, or until the old one is refused.
 */
export function addressKeeper(load: (url: string) => void, now: () => number = Date.now) {
  let used: Address | undefined;
  let newest: Address | undefined;
  let resting = true;

  const use = (address: Address) => {
    used = address;
    load(address.url);
  };
  const renew = () => {
    // Without an address nothing plays yet, even where that was asked for: there is nothing to interrupt.
    const isOld = used && used.expiresAt - now() < renewAheadMs;
    const isBetter = newest?.isFinal && used?.isFinal === false;
    if (newest && (!used || (resting && (isOld || isBetter)))) use(newest);
  };

  return {
    offer(address: Address) {
      newest = address;
      renew();
    },
    /** There is a new element to play with. */
    again() {
      if (newest) use(newest);
    },
    started() {
      resting = false;
    },
    rested() {
      resting = true;
      renew();
    },
    /** What plays was refused; answers whether a newer address is tried now. */
    broke(): boolean {
      if (!newest || newest.url === used?.url) return false;
      use(newest);
      return true;
    },
  };
}

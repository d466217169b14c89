/** A signed address of the recording. `expiresAt`: milliseconds. `isFinal` is false while the server still makes a version that seeks better. */
export type Address = Readonly<{ url: string; expiresAt: number; isFinal?: boolean }>;

/** An address is replaced this long before it expires. */
export const renewAheadMs = 60_000;

/**
 * Holds the address in use and the newest one. A new address does not interrupt a playing recording: it waits for a pause, or until the old
 * one is refused.
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
    // Without an address nothing plays yet, even after pressing play, so nothing is interrupted.
    const isOld = used && used.expiresAt - now() < renewAheadMs;
    const isBetter = newest?.isFinal && used?.isFinal === false;
    if (newest && (!used || (resting && (isOld || isBetter)))) use(newest);
  };

  return {
    offer(address: Address) {
      newest = address;
      renew();
    },
    /** Loads the newest address into a new media element. */
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
    /** Called when the address in use was refused. Returns whether a newer one is tried now. */
    broke(): boolean {
      if (!newest || newest.url === used?.url) return false;
      use(newest);
      return true;
    },
  };
}

import { refuse } from '#domain/kernel/errors.ts';

type Limit = Readonly<{ max: number; windowMs: number; now: () => number }>;
type Where = Readonly<{ account: string; address: string }>;

/** The outcome of an admitted sign-in. Without an outcome it counts as failed. */
type SignIn = Readonly<{ succeeded: () => void; neverHappened: () => void }>;

export type FailedSignIns = Readonly<{
  /** Counts a sign-in as failed until its outcome is known, so that parallel tries cannot exceed the limit. @throws too_many_requests */
  begin: (where: Where, tellSeconds: (retryAfter: number) => void) => SignIn;
}>;

const defaults: Limit = { max: 10, windowMs: 15 * 60_000, now: Date.now };
/**
 * Maximum number of entries in each of two generations. In a flood of unknown accounts, the entries that were tried longest
 * ago are dropped.
 */
const mostKept = 50_000;

/** Counts per account and network address, so that guesses from elsewhere cannot lock a person out. Each process counts its own. */
export function failedSignIns({ max, windowMs, now }: Limit = defaults): FailedSignIns {
  // Two generations: an entry that was not tried during a whole generation is dropped with it, without a scan.
  let [newer, older] = [new Map<string, readonly number[]>(), new Map<string, readonly number[]>()];
  let turnedAt = now();
  const recent = (key: string) => (newer.get(key) ?? older.get(key) ?? []).filter((at) => at > now() - windowMs);

  function keep(key: string, times: readonly number[]) {
    if (newer.size >= mostKept || now() - turnedAt >= windowMs) {
      [newer, older] = [new Map(), newer];
      turnedAt = now();
    }
    newer.set(key, times);
  }

  return {
    begin({ account, address }, tellSeconds) {
      const key = `${address} ${account}`;
      const at = now();
      const earlier = recent(key);
      if (earlier.length >= max) {
        tellSeconds(Math.ceil(((earlier[0] ?? at) + windowMs - at) / 1_000));
        return refuse('too_many_requests');
      }
      keep(key, [...earlier, at]);
      return {
        succeeded: () => keep(key, []),
        neverHappened() {
          const left = recent(key);
          keep(key, left.toSpliced(left.lastIndexOf(at), 1));
        },
      };
    },
  };
}

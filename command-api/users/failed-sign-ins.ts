import { refuse } from '#domain/kernel/errors.ts';

type Limit = Readonly<{ max: number; windowMs: number; now: () => number }>;
type Where = Readonly<{ account: string; address: string }>;

/** What became of a sign-in that was let through. One that is not told counts as failed. */
type SignIn = Readonly<{ succeeded: () => void; neverHappened: () => void }>;

export type FailedSignIns = Readonly<{
  /** Counts a sign-in as failed until it is told otherwise, so that many at once are no way around. @throws too_many_requests */
  begin: (where: Where, tellSeconds: (retryAfter: number) => void) => SignIn;
}>;

const defaults: Limit = { max: 10, windowMs: 15 * 60_000, now: Date.now };
/** Old ones are swept when there are more, so that a flood of made-up accounts does not stay in memory. */
const sweepAbove = 10_000;

/** Per account and address of the network: who guesses elsewhere cannot lock a person out. Each process counts its own. */
export function failedSignIns({ max, windowMs, now }: Limit = defaults): FailedSignIns {
  const failures = new Map<string, readonly number[]>();
  const recent = (key: string) => (failures.get(key) ?? []).filter((at) => at > now() - windowMs);

  function sweep() {
    for (const key of failures.keys()) if (recent(key).length === 0) failures.delete(key);
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
      failures.set(key, [...earlier, at]);
      if (failures.size > sweepAbove) sweep();
      return {
        succeeded: () => void failures.delete(key),
        neverHappened() {
          const left = recent(key);
          failures.set(key, left.toSpliced(left.lastIndexOf(at), 1));
        },
      };
    },
  };
}

import { refuse } from '#domain/kernel/errors.ts';

type Limit = Readonly<{ max: number; windowMs: number; now: () => number }>;
type Where = Readonly<{ account: string; address: string }>;

/** The result of a sign-in that was let through. A sign-in without a result counts as failed. */
type SignIn = Readonly<{ succeeded: () => void; neverHappened: () => void }>;

export type FailedSignIns = Readonly<{
  /** Counts a sign-in as failed until it is told otherwise, so that many at once are no way around. @throws too_many_requests */
  begin: (where: Where, tellSeconds: (retryAfter: number) => void) => SignIn;
}>;

const defaults: Limit = { max: 10, windowMs: 15 * 60_000, now: Date.now };
/**
 * The most accounts and addresses kept, in each of two generations. A flood of made-up accounts drops those that were tried
 * longest ago.
 */
const mostKept = 50_000;

/** Per account and address of the network: who guesses elsewhere cannot lock a person out. Each process counts its own. */
export function failedSignIns({ max, windowMs, now }: Limit = defaults): FailedSignIns {
  // There are two generations. An entry that nobody tried during a whole one is dropped with it, without a look at each.
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

import type { Pool } from 'pg';
import { isDue } from './claim.ts';

type Worker = Readonly<{ kinds: readonly string[]; ring: () => void }>;
type Looks = Readonly<{ join: (worker: Worker) => () => void }>;

const looksOf = new WeakMap<Pool, Map<number, Looks>>();

/**
 * Every `everyMs`, wakes the workers that have due jobs of their kinds: no notification announces retries and expired leases, and a
 * dead connection loses notifications. One query serves all workers of a process. Returns the function that stops it.
 */
export function watchDueJobs(pool: Pool, everyMs: number, worker: Worker): () => void {
  const known = looksOf.get(pool) ?? new Map<number, Looks>();
  looksOf.set(pool, known);
  const looks = known.get(everyMs) ?? createLooks(pool, everyMs);
  known.set(everyMs, looks);
  return looks.join(worker);
}

function createLooks(pool: Pool, everyMs: number): Looks {
  const workers = new Set<Worker>();
  let timer: NodeJS.Timeout | undefined;

  async function look() {
    timer = undefined;
    const kinds = [...new Set([...workers].flatMap((worker) => worker.kinds))];
    // If the database is away, each worker finds out and logs it by itself.
    const due = await dueKinds(pool, kinds).catch(() => kinds);
    for (const worker of workers) if (worker.kinds.some((kind) => due.includes(kind))) worker.ring();
    if (workers.size > 0) timer ??= setTimeout(look, everyMs);
  }

  return {
    join(worker) {
      workers.add(worker);
      timer ??= setTimeout(look, everyMs);
      return () => {
        workers.delete(worker);
        if (workers.size > 0) return;
        clearTimeout(timer);
        timer = undefined;
      };
    },
  };
}

async function dueKinds(pool: Pool, kinds: readonly string[]): Promise<readonly string[]> {
  const text = `select kind from unnest($1::text[]) wanted (kind)
    where exists (select from ops.job where job.kind = wanted.kind and (${isDue}))`;
  const { rows } = await pool.query<{ kind: string }>({ name: 'due-kinds', text, values: [kinds] });
  return rows.map(({ kind }) => kind);
}

import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import { isWorkPaused } from '#infra/health/projection-jobs.ts';
import { safeError } from '#infra/logging/safe-error.ts';
import { admins, announce } from '#infra/postgres/read-model-changes.ts';
import { alone } from './alone.ts';
import type { Watched } from './build.ts';
import type { Progress } from './catch-up.ts';
import type { Projection } from './projection.ts';

type Work<Result> = Readonly<{
  what: 'rebuild' | 'build' | 'verify' | 'swap' | 'drop' | 'retry';
  pool: Pool;
  watched?: Watched | undefined;
  /** Faults of the result in words, stored for admins. */
  wrongIn?: (result: Result) => string | undefined;
}>;

const pauseMs = 500;

/**
 * Works on the schemas of one area; all processes together do one work at a time. Stores progress, end and failure in
 * `ops.projection_work` at most twice a second, and notifies admins (as a change of `projection-list`).
 * @throws AlreadyBuilding, and what `work` throws
 */
export const workOn = <Result>(
  projection: Projection,
  { what, pool, watched, wrongIn }: Work<Result>,
  work: (watched: Watched) => Promise<Result>,
): Promise<Result> =>
  alone(projection, pool, async () => {
    const { tell, end } = await startReport(projection.schema, what, pool);
    const told = (progress: Progress) => {
      tell(progress);
      watched?.tell?.(progress);
    };
    try {
      const hold = () => untilResumed(projection.schema, pool, watched?.signal);
      const result = await work({ ...watched, tell: told, hold });
      await end(wrongIn?.(result));
      return result;
    } catch (error) {
      await end(messageOf(error)).catch(() => {});
      throw error;
    }
  });

/** Waits while the work is paused; it then continues where it stopped. The work is lost if its process ends meanwhile. */
async function untilResumed(area: string, pool: Pool, signal: AbortSignal | undefined): Promise<void> {
  while (await isWorkPaused(pool, area)) await sleep(pauseMs, undefined, { signal });
}

async function startReport(area: string, what: string, pool: Pool) {
  let now: Progress = { position: 0n, end: 0n };
  let saved = now;
  let saving = Promise.resolve();
  await pool.query(
    `insert into ops.projection_work (area, what) values ($1, $2)
     on conflict (area) do update set what = excluded.what, position = 0, end_position = 0, started_at = now(),
       updated_at = now(), finished_at = null, error = null, paused_at = null, paused_seconds = 0`,
    [area, what],
  );

  async function save(last?: Readonly<{ error: string | undefined }>) {
    const progress = now;
    await pool.query(
      `update ops.projection_work set position = $2, end_position = $3, updated_at = now(),
         finished_at = case when $4 then now() end, error = $5 where area = $1`,
      [area, progress.position, progress.end, last !== undefined, last?.error],
    );
    if (progress !== saved || last) await tellAdmins(pool, progress);
    saved = progress;
  }

  // Saves even without progress, because a silent work counts as dead.
  const timer = setInterval(() => {
    saving = saving.then(() => save()).catch(() => {});
  }, pauseMs);
  await tellAdmins(pool, now);
  return {
    tell: (progress: Progress) => {
      now = progress;
    },
    async end(error: string | undefined) {
      clearInterval(timer);
      await saving;
      await save({ error });
    },
  };
}

const tellAdmins = (pool: Pool, { position }: Progress) =>
  announce(pool, { name: 'projection-list', position: position.toString(), to: [admins] });

function messageOf(error: unknown): string {
  const { type, message } = safeError(error);
  return message ? `${type}: ${message}` : type;
}

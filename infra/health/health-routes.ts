import { statfs } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyPluginAsync } from 'fastify';
import type { Pool } from 'pg';
import type { Role } from '../config/settings.ts';
import type { EventStore } from '../event-store/event-store.ts';
import { lags } from './lag.ts';

type Needs = Readonly<{
  pool: Pool;
  store: EventStore;
  isStopping: () => boolean;
  roles: readonly Role[];
  dataDirectory: string;
  /** What else has to answer, by its name. */
  checks?: Readonly<Record<string, () => Promise<boolean>>>;
  /** Names of what this process runs with, for the person who looks. */
  parts: Readonly<Record<string, string>>;
}>;

type Check = () => Promise<boolean>;

const leastFreeBytes = 2_000_000_000;
/** What people see may be that old. */
const mostLagSeconds = 10;
/** A check that takes longer has failed. */
const patienceMs = 2_000;

/** `/health/live`: the process answers. `/health/ready`: it can do its work; 503 with the reasons where not. */
export function healthRoutes({ roles, parts, ...needs }: Needs): FastifyPluginAsync {
  const checks: readonly (readonly [string, Check])[] = Object.entries({ ...checksOf(needs), ...needs.checks });
  return async (http) => {
    http.get('/health/live', () => ({ status: 'live' }));
    http.get('/health/ready', async (_request, reply) => {
      const results = await Promise.all(checks.map(async ([name, check]) => [name, await passes(check)] as const));
      const reasons = results.filter(([, ok]) => !ok).map(([name]) => name);
      reply.code(reasons.length === 0 ? 200 : 503);
      return { status: reasons.length === 0 ? 'ready' : 'not ready', reasons, roles, parts };
    });
  };
}

function checksOf({ pool, store, isStopping, dataDirectory }: Omit<Needs, 'roles' | 'parts' | 'checks'>) {
  return {
    stopping: async () => !isStopping(),
    database: async () => (await pool.query('select 1')).rowCount === 1,
    log: async () => (await store.readAll({ direction: 'backwards', limit: 1 })).length <= 1,
    'read-models': async () => {
      const behind = (await lags(pool, store)).filter(({ seconds }) => seconds > mostLagSeconds);
      return behind.every(({ kind, name }) => kind !== 'projection' || isBeingBuilt(name));
    },
    disk: async () => {
      const { bavail, bsize } = await statfs(dataDirectory);
      return bavail * bsize > leastFreeBytes;
    },
  } satisfies Readonly<Record<string, Check>>;
}

/** Beside the one that serves, which it will replace. */
const isBeingBuilt = (schema: string) => schema.includes('__');

async function passes(check: Check): Promise<boolean> {
  const patience = new AbortController();
  const tooLate = sleep(patienceMs, false, { signal: patience.signal }).catch(() => false);
  try {
    return await Promise.race([check(), tooLate]);
  } catch {
    return false;
  } finally {
    patience.abort();
  }
}

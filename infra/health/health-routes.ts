import { statfs } from 'node:fs/promises';
import type { FastifyPluginAsync } from 'fastify';
import type { Pool } from 'pg';
import type { Role } from '../config/settings.ts';

type Needs = Readonly<{
  pool: Pool;
  roles: readonly Role[];
  dataDirectory: string;
  /** What else has to answer, by its name. */
  checks?: Readonly<Record<string, () => Promise<boolean>>>;
  /** Names of what this process runs with, for the person who looks. */
  parts: Readonly<Record<string, string>>;
}>;

const leastFreeBytes = 2_000_000_000;

/** `/health/live`: the process answers. `/health/ready`: it can do its work; 503 with the reasons where not. */
export function healthRoutes({ pool, roles, dataDirectory, checks: more = {}, parts }: Needs): FastifyPluginAsync {
  const checks: Readonly<Record<string, () => Promise<boolean>>> = {
    database: async () => (await pool.query('select 1')).rowCount === 1,
    disk: async () => {
      const { bavail, bsize } = await statfs(dataDirectory);
      return bavail * bsize > leastFreeBytes;
    },
    ...more,
  };

  return async (http) => {
    http.get('/health/live', () => ({ status: 'live' }));
    http.get('/health/ready', async (_request, reply) => {
      const results = await Promise.all(
        Object.entries(checks).map(async ([name, check]) => [name, await check().catch(() => false)] as const),
      );
      const reasons = results.filter(([, ok]) => !ok).map(([name]) => name);
      reply.code(reasons.length === 0 ? 200 : 503);
      return { status: reasons.length === 0 ? 'ready' : 'not ready', reasons, roles, parts };
    });
  };
}

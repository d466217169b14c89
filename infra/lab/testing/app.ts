import { mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Pool } from 'pg';
import { afterAll } from 'vitest';
import { createApp } from '#app.ts';
import { adminId, ensureAdmin } from '#command-api/users/ensure-admin.ts';
import { readSettings } from '#infra/config/settings.ts';
import { createCommandHandler } from '#infra/event-store/command-handler.ts';
import { jobsQueued } from '#infra/postgres/channels.ts';
import { newcomerIn, newPersonIn, signedIn } from './app-person.ts';
import { makeBareClient } from './bare-client.ts';
import type { Sent } from './call.ts';
import { sender } from './contract-call.ts';
import { inject, injectForBytes } from './inject.ts';
import { password } from './person.ts';
import type { Environment } from './server.ts';
import { appsDirectory, sharedPostgres } from './shared.ts';
import { newDatabase } from './test-database.ts';

export type TestApp = Awaited<ReturnType<typeof start>>;
/** A registered person of a test app. */
export type AppPerson = Awaited<ReturnType<TestApp['person']>>;

const rolesWith = (analysis: boolean) => `command-api,reactions,projections,query-api${analysis ? ',analysis' : ''}`;
const fixed = {
  PORT: '0',
  NODE_ENV: 'development',
  LOG_LEVEL: 'silent',
  ADMIN_PASSWORD: password,
  // No rate limits: all calls come from one address, within a minute.
  LOGIN_LIMIT: '0',
  REGISTER_LIMIT: '0',
  MAIL_LIMIT: '0',
  // Tests have many admins. Confirmation by a second admin has its own tests.
  DUAL_CONTROL: 'off',
};

const apps = new Map<string, Promise<TestApp>>();

/**
 * The whole product in this process, without a port, and by default without analysis. All tests of a worker share it: create
 * your own people, and look only at their data.
 */
export function testApp({ analysis = false } = {}): Promise<TestApp> {
  const roles = rolesWith(analysis);
  const app = apps.get(roles) ?? start({ ROLES: roles });
  apps.set(roles, app);
  return app;
}

type Own = Readonly<{ analysis?: boolean /** A stopped app whose data this app uses. */; on?: TestApp }>;

/** A test app with its own settings and data. It stops after the test file. */
export async function ownApp(env: Environment = {}, { analysis = false, on }: Own = {}): Promise<TestApp> {
  const app = await start({ ROLES: rolesWith(analysis), ...env }, on?.place);
  afterAll(() => app.close());
  return app;
}

/** Makes waiting jobs of this kind due. Returns whether there were any. */
async function beginNow(pool: Pool, kind: string): Promise<boolean> {
  const { rowCount } = await pool.query(
    `update ops.job set run_at = now() where kind = $1 and state = 'queued' and run_at > now()`,
    [kind],
  );
  await pool.query('select pg_notify($1, $2)', [jobsQueued, `queued:${kind}`]);
  return (rowCount ?? 0) > 0;
}

async function newPlace() {
  const directory = await mkdtemp(path.join(await appsDirectory(), 'app-'));
  await makeBareClient(directory);
  const { url, drop } = await newDatabase((await sharedPostgres()).template);
  const remove = async () => {
    await drop();
    await rm(directory, { recursive: true, force: true });
  };
  return { directory, env: { DATA_DIR: directory, DATABASE_URL: url }, remove };
}

async function start(given: Environment, at?: Awaited<ReturnType<typeof newPlace>>) {
  const place = at ?? (await newPlace());
  const { directory, env, remove } = place;
  const said: string[] = [];
  const logTo = { write: (line: string) => void said.push(line) };
  const settings = readSettings({ ...fixed, ...env, ...given });
  const app = await createApp(settings, { client: directory, logTo }).catch(async (error) => {
    if (!at) await remove();
    throw error;
  });
  const { http, deps, settle } = app;
  return {
    place,
    http,
    deps,
    settle,
    /** Runs jobs of this kind that wait for a later time or a retry, until nothing is left to do. */
    async hurry(kind: string) {
      await settle();
      while (await beginNow(deps.pool, kind)) await settle();
    },
    database: deps.pool,
    directory,
    /** Settings for command lines that work on the same data. */
    env,
    /** The app's log, line by line; empty by default (`LOG_LEVEL`). */
    said,
    /** Also listens on a local port. Returns the address. */
    listen: () => http.listen({ host: '127.0.0.1', port: 0 }),
    /** Sends a call without a token. */
    send: sender((methodAndPath, sent = {}) => inject(http, methodAndPath, sent)),
    /** Like `send`, for answers that are files. */
    bytes: (methodAndPath: string, sent: Sent = {}) => injectForBytes(http, methodAndPath, sent),
    person: newPersonIn({ deps, settle }),
    /** A person who registers through the API, with all consequences. `person` is five times faster. */
    newcomer: newcomerIn({ deps, settle }),
    /** The calls of a person who is registered already. */
    signedIn: (id: string) => signedIn({ deps, settle }, id),
    /** The admin that the first start creates. */
    async admin() {
      const { email } = await ensureAdmin({ ...deps, handle: createCommandHandler(deps) });
      return { email, ...(await signedIn({ deps, settle }, adminId)) };
    },
    /** Stops the app and keeps its data. */
    stop: app.close,
    async close() {
      await app.close();
      await remove();
    },
  };
}

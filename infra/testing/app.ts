import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll } from 'vitest';
import { createApp } from '#app.ts';
import { readSettings } from '../config/settings.ts';
import { newDatabase } from '../postgres/test-database.ts';
import { newPersonIn } from './app-person.ts';
import { sender } from './contract-call.ts';
import { inject } from './inject.ts';
import { password } from './person.ts';
import type { Environment } from './server.ts';
import { appsDirectory, sharedPostgres } from './shared.ts';

export type TestApp = Awaited<ReturnType<typeof start>>;

const withoutAnalysis = 'command-api,reactions,projections,query-api';
const fixed = {
  PORT: '0',
  NODE_ENV: 'development',
  LOG_LEVEL: 'silent',
  ADMIN_PASSWORD: password,
  // All calls come from one address, and within a minute.
  LOGIN_LIMIT: '0',
  REGISTER_LIMIT: '0',
  MAIL_LIMIT: '0',
};

const apps = new Map<string, Promise<TestApp>>();

/**
 * The whole product in this process, without a port, and without analysis unless that is asked for. The tests of a worker
 * share it: bring people of your own, and look at nothing that could be somebody else's.
 */
export function testApp({ analysis = false } = {}): Promise<TestApp> {
  const roles = analysis ? `${withoutAnalysis},analysis` : withoutAnalysis;
  const app = apps.get(roles) ?? start({ ROLES: roles });
  apps.set(roles, app);
  return app;
}

/** One with settings and data of its own, which ends with the file of tests. */
export async function ownApp(env: Environment = {}): Promise<TestApp> {
  const app = await start({ ROLES: withoutAnalysis, ...env });
  afterAll(() => app.close());
  return app;
}

async function start(env: Environment) {
  const directory = await mkdtemp(path.join(await appsDirectory(), 'app-'));
  const database = await newDatabase((await sharedPostgres()).template);
  const settings = readSettings({ ...fixed, DATA_DIR: directory, DATABASE_URL: database.url, ...env });
  await writeFile(path.join(directory, 'index.html'), '<!doctype html>');
  const { http, deps, settle, close } = await createApp(settings, { client: directory });
  return {
    http,
    deps,
    settle,
    database: deps.pool,
    directory,
    /** By nobody. */
    send: sender((methodAndPath, sent = {}) => inject(http, methodAndPath, sent)),
    person: newPersonIn({ deps }),
    async close() {
      await close();
      await database.drop();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

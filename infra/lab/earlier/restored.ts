import { execFile } from 'node:child_process';
import { chmod, readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { dataDirectory } from '../testing/server.ts';
import { newDatabase } from '../testing/test-database.ts';
import type { Facts } from './fill.ts';

const run = promisify(execFile);

/** The stored data of an earlier version, in its own folder and database: a start with `env` upgrades it. */
export async function restored(version: string) {
  const { directory, remove: removeFolder } = await dataDirectory();
  await run('tar', ['-xzf', path.join(import.meta.dirname, `${version}.tar.gz`), '-C', directory]);
  await chmod(directory, 0o755);
  const read = async <Content>(file: string) =>
    JSON.parse(await readFile(path.join(directory, file), 'utf8')) as Content;
  const facts = await read<Facts>('facts.json');
  const { url, drop } = await newDatabase();
  const client = new pg.Client(url);
  await client.connect();
  for (const statement of await read<readonly string[]>('database.json')) await client.query(statement);
  await asIfJustMade(client, facts);
  await client.end();
  const remove = async () => {
    await drop();
    await removeFolder();
  };
  return { facts, env: { DATABASE_URL: url, DATA_DIR: path.join(directory, 'data') }, remove };
}

/** Extends sign-ins, which would have expired since the data were stored. */
async function asIfJustMade(client: pg.Client, { madeAt }: Facts) {
  for (const table of ['refresh_family', 'refresh_token'])
    await client.query(`update ops.${table} set expires_at = expires_at + (now() - $1::timestamptz)`, [madeAt]);
}

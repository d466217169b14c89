import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { onTestFinished } from 'vitest';
import { call } from './call.ts';
import { eventually } from './eventually.ts';
import { freePort } from './free-port.ts';
import type { Split } from './role-proxy.ts';

const run = promisify(execFile);
const program = 'nginx';
// Some machines have nginx in a directory that is only on the administrator's path.
const env = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` };
const configuration = fileURLToPath(new URL('../../proxy/nginx.conf', import.meta.url));

export const hasNginx = (): Promise<boolean> =>
  run(program, ['-v'], { env }).then(
    () => true,
    () => false,
  );

/** Starts nginx with the product's configuration for the running test. Names of roles resolve to the addresses in `split`. */
export async function startNginx(split: Split): Promise<string> {
  const directory = await mkdtemp(path.join(tmpdir(), 'nginx-'));
  const port = await freePort();
  const file = path.join(directory, 'nginx.conf');
  await writeFile(file, around(await readFile(configuration, 'utf8'), { ...split, directory, port }));
  await run(program, ['-t', '-p', directory, '-c', file, '-e', 'stderr'], { env });

  const server = spawn(program, ['-p', directory, '-c', file, '-e', 'stderr'], { env, stdio: 'ignore' });
  onTestFinished(async () => {
    server.kill('SIGTERM');
    if (server.exitCode === null) await once(server, 'exit');
    await rm(directory, { recursive: true });
  });
  const url = `http://127.0.0.1:${port}`;
  await eventually(() => call(url, 'GET /metrics'));
  return url;
}

type Place = Split & Readonly<{ directory: string; port: number }>;

/** The nginx image's own configuration around ours. Upstreams are groups of addresses, because there is no resolver here. */
function around(product: string, { commands, queries, directory, port }: Place): string {
  const group = (role: string, addresses: readonly string[]) =>
    `upstream ${role} { ${addresses.map((address) => `server ${new URL(address).host};`).join(' ')} }`;
  const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `
    daemon off; master_process off; pid ${directory}/pid;
    events {}
    http {
      access_log off;
      ${kinds.map((kind) => `${kind}_temp_path ${directory}/${kind};`).join(' ')}
      ${group('command-api', commands)}
      ${group('query-api', queries)}
      ${product.replaceAll('-api:3000', '-api').replace('listen 80;', `listen 127.0.0.1:${port};`)}
    }`;
}

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { password } from '../testing/person.ts';
import type { Environment } from '../testing/server.ts';

export type Version = Readonly<{ url: string; stop: () => Promise<void> }>;

/** The product in that folder, with the data of `env`, on a free port. @throws Error if it does not start */
export async function startedIn(cwd: string, env: Environment): Promise<Version> {
  const settings = {
    PORT: '0',
    ADMIN_PASSWORD: password,
    NODE_ENV: 'development',
    REGISTER_LIMIT: '0',
    ...env,
  };
  const child = spawn(process.execPath, ['infra/programs/run.js', 'main.ts'], {
    ...{ cwd, env: { ...process.env, ...settings }, stdio: ['ignore', 'pipe', 'inherit'] },
  });
  const url = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      const [, found] = /ready on (http:\/\/\S+)/.exec(line) ?? [];
      if (found) resolve(found);
    });
    child.once('exit', (code) => reject(new Error(`${cwd} did not start (${code})`)));
  });
  return {
    url,
    stop: async () => {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

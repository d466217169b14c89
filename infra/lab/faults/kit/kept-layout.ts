import { once } from 'node:events';
import { dataDirectory } from '../../testing/server.ts';
import { rolesTarget } from './targets/roles.ts';

/** Runs the layout of F29 without kills until this process is told to end, so that tests can use it. */
export async function keptLayout(tell: (line: string) => void): Promise<void> {
  const { directory, remove } = await dataDirectory();
  const env = { LOGIN_LIMIT: '0', REGISTER_LIMIT: '0' };
  const { url, stop } = await rolesTarget({
    ...{ directory, env, target: 'roles', strikes: 0, pauseMs: [0, 0], seed: 0, full: false },
  });
  tell(`every role runs twice behind ${url}; Ctrl-C ends it`);
  await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
  await stop();
  await remove();
}

import { onTestFinished } from 'vitest';
import { type Environment, startServer as start } from '#infra/lab/testing/server.ts';
import { type Place, usedDirectory } from '#infra/lab/testing/shared.ts';

type OwnServer = Place &
  Readonly<{
    /** Stops the server and starts it again with the same data at the same address. */
    restart: () => Promise<void>;
  }>;

/** `npm start` with its own data, for the running test. */
export async function startServer(env: Environment = {}): Promise<OwnServer> {
  const { directory, remove } = await usedDirectory();
  let running = await start(directory, env);
  onTestFinished(async () => {
    await running.stop();
    await remove();
  });
  const { url } = running;
  const restart = async () => {
    await running.stop();
    running = await start(directory, { ...env, PORT: new URL(url).port });
  };
  return { url, directory, restart };
}

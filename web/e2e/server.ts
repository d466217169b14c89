import { onTestFinished } from 'vitest';
import { dataDirectory, type Environment, startServer as start } from '#infra/testing/server.ts';

type RunningServer = Readonly<{
  url: string;
  /** Where its data are. */
  directory: string;
  /** Stops it, and starts it again with the same data at the same address. */
  restart: () => Promise<void>;
}>;

/** `npm start` with data of its own, for the running test. */
export async function startServer(env: Environment = {}): Promise<RunningServer> {
  const { directory, remove } = await dataDirectory();
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

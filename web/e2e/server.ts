import { inject, onTestFinished } from 'vitest';
import { call } from '#infra/testing/call.ts';
import { dataDirectory, type Environment, startServer as start } from '#infra/testing/server.ts';

type Place = Readonly<{
  url: string;
  /** Where its data are. */
  directory: string;
}>;

type OwnServer = Place &
  Readonly<{
    /** Stops it, and starts it again with the same data at the same address. */
    restart: () => Promise<void>;
  }>;

/**
 * `npm start`, with the people and talks of other journeys: for what needs no settings of its own. Whoever comes here
 * makes an account, and looks at nothing that could be somebody else's.
 */
export async function sharedServer(): Promise<Place> {
  const { status, body } = await call<Place>(inject('sharedServer'), 'GET /');
  if (status !== 200) throw new Error(`the shared server does not start: ${body}`);
  return body;
}

/** `npm start` with data of its own, for the running test. */
export async function startServer(env: Environment = {}): Promise<OwnServer> {
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

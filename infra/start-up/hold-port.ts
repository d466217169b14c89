import { createServer, type RequestListener } from 'node:http';
import { problems } from '#domain/kernel/errors.ts';
import type { Settings } from '../config/settings.ts';
import { StartupError } from './startup-error.ts';

type Address = Readonly<{ host: string; port: number }>;
type Place = Pick<Settings, 'HOST' | 'PORT'>;

/** Gives the port back, for the server to listen on. */
export type Release = () => Promise<void>;

/**
 * Takes the port before anything is migrated: a start that finds it taken changes nothing. Until the port is released the
 * process is live and not ready. Any free port (0) needs no holding. @throws StartupError
 */
export async function holdPort({ HOST: host, PORT: port }: Place): Promise<Release> {
  if (port === 0) return async () => {};
  const server = createServer(answerStarting);
  const listen = (at: Address) =>
    new Promise<void>((resolve, reject) => {
      server.once('error', reject).listen(at, resolve);
    });
  await listening(listen, { host, port });
  return () =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
}

/** Listens, and says in one sentence why it cannot. @throws StartupError */
export async function listening(listen: (at: Address) => Promise<unknown>, { host, port }: Address): Promise<void> {
  await listen({ host, port }).catch((error) => {
    if (error.code === 'EADDRINUSE')
      throw new StartupError(`Port ${port} is taken: stop what runs there, or set PORT.`);
    throw new StartupError(`Rostra cannot listen on ${host}:${port} (${error.code}): look at HOST and PORT.`);
  });
}

const answerStarting: RequestListener = ({ url }, response) => {
  const isLive = url === '/health/live';
  const [status, description] = problems.not_ready;
  const starting = { code: 'not_ready', description, status: 'not ready', reasons: ['starting'] };
  response.writeHead(isLive ? 200 : status, {
    'content-type': 'application/json; charset=utf-8',
    connection: 'close',
    ...(!isLive && { 'retry-after': '2' }),
  });
  response.end(JSON.stringify(isLive ? { status: 'live' } : starting));
};

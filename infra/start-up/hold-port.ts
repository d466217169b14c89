import { createServer, type RequestListener, type Server } from 'node:http';
import { problems } from '#domain/kernel/errors.ts';
import type { Settings } from '../config/settings.ts';
import { StartupError } from './startup-error.ts';

type Address = Readonly<{ host: string; port: number }>;
type Place = Pick<Settings, 'HOST' | 'PORT'>;

/** Makes the server take over the held port when it listens, whatever address it is given. */
export type HandOver = (server: Server) => void;

/**
 * Takes the port before anything is migrated: a start that finds it taken changes nothing. Until the port is handed over the
 * process is live and not ready. The port is never free in between, and no connection is refused. Any free port (0) needs no holding.
 * @throws StartupError
 */
export async function holdPort({ HOST: host, PORT: port }: Place): Promise<HandOver> {
  if (port === 0) return () => {};
  const holder = createServer(answerStarting);
  const listen = (at: Address) =>
    new Promise<void>((resolve, reject) => {
      holder.once('error', reject).listen(at, resolve);
    });
  await listening(listen, { host, port });
  return (server) => {
    const listen = server.listen.bind(server);
    // Node lets a server listen on what another one is bound to; from then on connections are those of the new one.
    Object.assign(server, {
      listen: (_at: object, done: () => void) => {
        listen(holder, done);
        // A connection that was made earlier may ask only now.
        holder.off('request', answerStarting).on('request', (...asked) => server.emit('request', ...asked));
        return server;
      },
    });
  };
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

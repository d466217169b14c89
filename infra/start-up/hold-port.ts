import { createServer, type RequestListener, type Server } from 'node:http';
import { problems } from '#domain/kernel/errors.ts';
import type { Settings } from '../config/settings.ts';
import { StartupError } from './startup-error.ts';

type Address = Readonly<{ host: string; port: number }>;
type Place = Pick<Settings, 'HOST' | 'PORT'>;

/** Makes the server take over the held port when it listens, whatever address it gets. */
export type HandOver = (server: Server) => void;

/**
 * Binds the port before anything is migrated: a start that finds the port taken changes nothing. Until the port is handed over, the
 * process is live and not ready. The port is never free in between, and no connection is refused. With port 0 (any free port) nothing is held.
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
    // Node lets a server listen on another server's handle; from then on the new server gets the connections.
    Object.assign(server, {
      listen: (_at: object, done: () => void) => {
        listen(holder, done);
        // An earlier connection may send its request only now.
        holder.off('request', answerStarting).on('request', (...asked) => server.emit('request', ...asked));
        return server;
      },
    });
  };
}

/** Listens; if that fails, the error explains it in one sentence. @throws StartupError */
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

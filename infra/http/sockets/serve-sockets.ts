import websocket from '@fastify/websocket';
import type { FastifyInstance } from 'fastify';
import { closeCodes } from '#domain/kernel/contract.ts';
import { refuse } from '#domain/kernel/errors.ts';
import { closeSocket } from './close-socket.ts';

/** The largest message, in bytes. */
const largestMessage = 16_384;

const served = new WeakMap<FastifyInstance, Set<string>>();

/** Only these addresses accept sockets. Register it before their routes. */
export async function serveSockets(http: FastifyInstance, ...paths: readonly string[]): Promise<void> {
  const known = served.get(http) ?? (await prepare(http));
  for (const path of paths) known.add(path);
}

async function prepare(http: FastifyInstance): Promise<Set<string>> {
  const known = new Set<string>();
  served.set(http, known);
  await http.register(websocket, {
    options: { maxPayload: largestMessage },
    preClose: () => closeAll(http),
    // Protocol errors come from outside: no operator has to look at them.
    errorHandler: (error, socket, { log }) => {
      log.debug({ err: error }, 'a socket broke off');
      socket.terminate();
    },
  });
  http.websocketServer.on('wsClientError', (_error, socket) => http.sayProblem(socket, 'invalid_input'));
  // Refuses sockets at all other addresses; without this the server would open each of them and close it again.
  http.addHook('onRequest', async ({ ws, routeOptions }) => {
    if (ws && !known.has(routeOptions.url ?? '')) refuse('not_found');
  });
  return known;
}

async function closeAll({ websocketServer }: FastifyInstance): Promise<void> {
  websocketServer.close();
  for (const socket of websocketServer.clients) closeSocket(socket, closeCodes.restart);
}

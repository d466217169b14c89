import websocket from '@fastify/websocket';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import type { Pool } from 'pg';
import { closeCodes, type Push } from '#domain/kernel/contract.ts';
import { refuse } from '#domain/kernel/errors.ts';
import { isPrivileged } from '#domain/kernel/roles.ts';
import { type Notification, notificationList } from '#domain/notifications/contract.ts';
import { sessionList } from '#domain/sessions/contract.ts';
import { userAccount } from '#domain/users/contract.ts';
import { isOwnOrigin } from '#infra/http/own-origin.ts';
import { findErased } from '#infra/persons/key-table.ts';
import { audiencesIn } from '#infra/postgres/audiences.ts';
import type { Deps } from '#infra/service.ts';
import { closeSocket } from './close-socket.ts';
import { attachHub } from './hub.ts';
import { recipientFinder } from './recipients.ts';

type Needs = Pick<Deps, 'notifications' | 'tokens' | 'revoked' | 'settings' | 'instruments' | 'pool'> &
  Readonly<{ findNotifications: (pool: Pool, ids: readonly string[]) => Promise<readonly Notification[]> }>;

const hubs: readonly [string, string] = ['/session-hub', '/notification-hub'];
const largestMessage = 16_384;

/** `/session-hub` says which session has news, `/notification-hub` which read model. */
export async function attachHubs(
  http: FastifyInstance,
  { notifications, tokens, revoked, settings, instruments, pool, findNotifications }: Needs,
): Promise<void> {
  await http.register(websocket, {
    options: { maxPayload: largestMessage },
    preClose: () => closeAll(http),
    // What breaks the protocol comes from outside: nobody has to look at it.
    errorHandler: (error, socket, { log }) => {
      log.debug({ err: error }, 'a socket broke off');
      socket.terminate();
    },
  });
  http.websocketServer.on('wsClientError', (_error, socket) => http.sayProblem(socket, 'invalid_input'));
  // Elsewhere nobody listens: a socket would be opened, and closed.
  http.addHook('onRequest', async ({ ws, routeOptions }) => {
    if (ws && !hubs.includes(routeOptions.url ?? '')) refuse('not_found');
  });
  const isOurs = (origin: string, host: string | undefined) => isOwnOrigin(origin, host, settings.PUBLIC_URL);
  const adminsAmong = (userIds: readonly string[]) => findAdmins(pool, userIds);
  const recipientsOf = recipientFinder({ audiences: audiencesIn(pool), adminsAmong });
  const erasedAmong = (userIds: readonly string[]) => findErased(pool, userIds);
  const deps = { notifications, tokens, revoked, isOurs, erasedAmong, recipientsOf, watchOf: instruments.socketsOf };

  const attach: FastifyPluginAsync = async (scope) => {
    attachHub(
      scope,
      {
        path: hubs[0],
        tells: ({ name }) => name === sessionList.name,
        pushesFor: (_change, rows) => rows.map((id) => ({ type: 'SessionStatusUpdate', data: { id } })),
      },
      deps,
    );
    attachHub(
      scope,
      {
        path: hubs[1],
        tells: () => true,
        async pushesFor({ name, position }, rows) {
          const found = name === notificationList.name ? await findNotifications(pool, rows) : [];
          const told = found.map((notification): Push => ({ type: 'NotificationUpdate', data: { notification } }));
          // What they may do may have changed with the account.
          const rights: Push[] = name === userAccount.name ? [{ type: 'TokenUpdate', data: sameTokens }] : [];
          return [{ type: 'ReadModelChanged', data: { name, position } }, ...rights, ...told];
        },
      },
      deps,
    );
  };
  await http.register(attach);
}

/** Tokens say who somebody is, and nothing else: they stay. */
const sameTokens = { accessToken: null, refreshToken: null };

async function findAdmins(pool: Pool, userIds: readonly string[]): Promise<readonly string[]> {
  const { rows } = await pool.query<{ id: string; roles: readonly string[] }>(
    'select id, roles from users.user_account where id = any($1)',
    [userIds],
  );
  return rows.filter(({ roles }) => isPrivileged(roles)).map(({ id }) => id);
}

async function closeAll({ websocketServer }: FastifyInstance): Promise<void> {
  websocketServer.close();
  for (const socket of websocketServer.clients) closeSocket(socket, closeCodes.restart);
}

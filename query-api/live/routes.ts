import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import type { Pool } from 'pg';
import type { Push } from '#domain/kernel/contract.ts';
import { isPrivileged } from '#domain/kernel/roles.ts';
import { type Notification, notificationList } from '#domain/notifications/contract/calls.ts';
import { sessionList } from '#domain/sessions/contract/calls.ts';
import { userAccount } from '#domain/users/contract/person.ts';
import { isOwnOrigin } from '#infra/http/own-origin.ts';
import { serveSockets } from '#infra/http/sockets/serve-sockets.ts';
import { findErased } from '#infra/persons/key-table.ts';
import { audiencesIn } from '#infra/postgres/audiences.ts';
import type { Deps } from '#infra/service.ts';
import { freshTokens } from './fresh-tokens.ts';
import { attachHub } from './hub.ts';
import { recipientFinder } from './recipients.ts';

type Dependencies = Pick<Deps, 'notifications' | 'tokens' | 'keys' | 'revoked' | 'settings' | 'instruments' | 'pool'> &
  Readonly<{ findNotifications: (pool: Pool, ids: readonly string[]) => Promise<readonly Notification[]> }>;

const hubs: readonly [string, string] = ['/session-hub', '/notification-hub'];

/** `/session-hub` reports changed sessions, `/notification-hub` changed read models. */
export async function attachHubs(
  http: FastifyInstance,
  { notifications, tokens, keys, revoked, settings, instruments, pool, findNotifications }: Dependencies,
): Promise<void> {
  await serveSockets(http, ...hubs);
  const isOurs = (origin: string, host: string | undefined) => isOwnOrigin(origin, host, settings.PUBLIC_URL);
  const adminsAmong = (userIds: readonly string[]) => findAdmins(pool, userIds);
  const recipientsOf = recipientFinder({ audiences: audiencesIn(pool), adminsAmong });
  const erasedAmong = (userIds: readonly string[]) => findErased(pool, userIds);
  const tokensFor = freshTokens({ pool, tokens, keys });
  const watchOf = instruments.socketsOf;
  const deps = { notifications, tokens, revoked, isOurs, erasedAmong, recipientsOf, tokensFor, watchOf };

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
          // The permissions may have changed with the account.
          const rights: Push[] = name === userAccount.name ? [{ type: 'TokenUpdate', data: noTokens }] : [];
          return [{ type: 'ReadModelChanged', data: { name, position } }, ...rights, ...told];
        },
      },
      deps,
    );
  };
  await http.register(attach);
}

/** The hub replaces these by the tokens of each socket. */
const noTokens = { accessToken: null, refreshToken: null };

async function findAdmins(pool: Pool, userIds: readonly string[]): Promise<readonly string[]> {
  const { rows } = await pool.query<{ id: string; roles: readonly string[] }>(
    'select id, roles from users.user_account where id = any($1)',
    [userIds],
  );
  return rows.filter(({ roles }) => isPrivileged(roles)).map(({ id }) => id);
}

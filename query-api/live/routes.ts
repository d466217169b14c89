import websocket from '@fastify/websocket';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import { sessionList } from '#domain/sessions/contract.ts';
import type { Deps } from '#infra/service.ts';
import { attachHub } from './hub.ts';

type Needs = Pick<Deps, 'notifications' | 'tokens' | 'publicUrl'>;

const largestMessage = 16_384;

/** `/session-hub` says which session has news, `/notification-hub` which read model. */
export async function attachHubs(http: FastifyInstance, { notifications, tokens, publicUrl }: Needs): Promise<void> {
  await http.register(websocket, { options: { maxPayload: largestMessage } });
  const isOurs = (origin: string, host: string | undefined) =>
    URL.canParse(origin) && [host, new URL(publicUrl()).host].includes(new URL(origin).host);
  const deps = { notifications, tokens, isOurs };

  const hubs: FastifyPluginAsync = async (scope) => {
    attachHub(
      scope,
      {
        path: '/session-hub',
        pushesFor: ({ name, rows }, userId) =>
          name === sessionList.name
            ? rows
                .filter(([, owner]) => owner === userId)
                .map(([id]) => ({ type: 'SessionStatusUpdate', data: { id } }))
            : [],
      },
      deps,
    );
    attachHub(
      scope,
      {
        path: '/notification-hub',
        pushesFor: ({ name, position }) => [{ type: 'ReadModelChanged', data: { name, position } }],
      },
      deps,
    );
  };
  await http.register(hubs);
}

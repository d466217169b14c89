import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import { closeCodes, type Locale } from '#domain/kernel/contract.ts';
import { refuse } from '#domain/kernel/errors.ts';
import { type LiveTold, liveHub } from '#domain/sessions/contract/live.ts';
import type { NormsOf } from '#domain/sessions/contract/norms.ts';
import type { Handle } from '#infra/event-store/command-handler.ts';
import { isOwnOrigin } from '#infra/http/own-origin.ts';
import { closeSocket } from '#infra/http/sockets/close-socket.ts';
import { holderIn, type SignedIn } from '#infra/http/sockets/first-message.ts';
import { openSockets } from '#infra/http/sockets/open-sockets.ts';
import { serveSockets } from '#infra/http/sockets/serve-sockets.ts';
import { newId } from '#infra/ids.ts';
import { findErased } from '#infra/persons/key-table.ts';
import { takeAllowance } from '#infra/postgres/allowance.ts';
import { personErased } from '#infra/postgres/channels.ts';
import type { Deps } from '#infra/service.ts';
import { converse } from './conversation.ts';
import type { LiveEngine } from './live-engine.ts';
import { type LiveRun, startRun } from './live-run.ts';
import { paidSeconds } from './paid-seconds.ts';

/** Maximum runs per person. It is high, because a client with a bad connection starts a new run each time. */
const starts = { most: 120, hours: 1 } as const;

type Dependencies = Pick<
  Deps,
  'http' | 'store' | 'pool' | 'tokens' | 'revoked' | 'notifications' | 'settings' | 'instruments'
> &
  Readonly<{ handle: Handle; normsOf: NormsOf; engine: LiveEngine | undefined }>;

/** Serves live words by WebSocket. Neither sound nor words are stored or logged; only their seconds are counted. */
export async function attachLiveHub(deps: Dependencies): Promise<void> {
  const { http, pool, tokens, settings, engine } = deps;
  const sockets = openSockets(deps.instruments.socketsOf(liveHub));
  const erasedAmong = (userIds: readonly string[]) => findErased(pool, userIds);
  const unfinished = new Set<Promise<void>>();
  function keep(work: Promise<void>) {
    const kept = work.catch((error: unknown) => http.log.warn({ err: error }, 'seconds were not given back'));
    unfinished.add(kept);
    void kept.then(() => unfinished.delete(kept));
  }

  function start({ userId }: SignedIn, locale: Locale, tell: (told: LiveTold) => void): Promise<LiveRun> {
    const pay = paidSeconds({ userId, runId: newId(), store: deps.store, handle: deps.handle });
    const key = `live-words ${userId}`;
    const mayBegin = async () => (await takeAllowance(pool, { key, allowance: starts })) === 0;
    return startRun(locale, { engine, pay, normsOf: deps.normsOf, tell, mayBegin, keep });
  }

  const welcome = (socket: WebSocket, { headers }: FastifyRequest) => {
    if (headers.origin && !isOwnOrigin(headers.origin, headers.host, settings.PUBLIC_URL)) {
      return closeSocket(socket, closeCodes.signInAgain);
    }
    converse(socket, {
      holderIn: (message) => holderIn(message, { tokens, erasedAmong }),
      onSignedIn: (holder) => sockets.add(holder, socket),
      start,
    });
  };
  const forgetErased = deps.notifications.on(personErased, (userId) => {
    if (userId !== undefined) sockets.closeOf(userId, closeCodes.signInAgain);
  });
  const forgetRevoked = deps.revoked.onRevoked((familyId) => sockets.closeFamily(familyId, closeCodes.signInAgain));
  http.addHook('preClose', async () => {
    forgetErased();
    forgetRevoked();
  });
  http.addHook('onClose', async () => {
    await Promise.all(unfinished);
    await engine?.close();
  });
  await serveSockets(http, liveHub);
  const attach: FastifyPluginAsync = async (scope) => {
    scope.route({ method: 'GET', url: liveHub, handler: () => refuse('not_found'), wsHandler: welcome });
  };
  await http.register(attach);
}

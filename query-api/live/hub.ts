import type { FastifyInstance } from 'fastify';
import type { WebSocket } from 'ws';
import { Authenticate, closeCodes, type Push } from '#domain/kernel/contract.ts';
import type { AccessTokens } from '#infra/http/access-token.ts';
import { readModelChanged } from '#infra/postgres/channels.ts';
import type { Notifications } from '#infra/postgres/notifications.ts';
import type { ReadModelChange } from '#infra/postgres/read-model-changes.ts';
import { openSockets } from './sockets.ts';

const secondsToSignIn = 5;
type Hub = Readonly<{
  path: string;
  /** What a change of a read model means for one person's screens. */
  pushesFor: (change: ReadModelChange, userId: string) => readonly Push[];
}>;

type Deps = Readonly<{
  notifications: Notifications;
  tokens: AccessTokens;
  isOurs: (origin: string, host: string | undefined) => boolean;
}>;

/** Needs `@fastify/websocket` on `http`. The client's first message signs it in; the server then only sends. */
export function attachHub(http: FastifyInstance, { path, pushesFor }: Hub, deps: Deps): void {
  const { notifications, tokens, isOurs } = deps;
  const sockets = openSockets();

  const forget = notifications.on(readModelChanged, (payload) => {
    // Nothing is replayed: a client that may have missed something connects again and asks for what it shows.
    if (payload === undefined) return sockets.closeAll(closeCodes.restart);
    const change = JSON.parse(payload) as ReadModelChange;
    for (const userId of new Set(change.rows.map(([, userId]) => userId))) {
      for (const push of pushesFor(change, userId)) sockets.send(userId, JSON.stringify(push));
    }
  });
  http.addHook('preClose', async () => {
    forget();
    sockets.closeAll(closeCodes.restart);
  });

  http.get(path, { websocket: true }, (socket, { headers }) => {
    if (headers.origin && !isOurs(headers.origin, headers.host)) return socket.close(closeCodes.signInAgain);
    const heldBack = changesSinceNow(notifications);
    const tooLate = setTimeout(() => socket.close(closeCodes.signInAgain), secondsToSignIn * 1_000);
    socket.once('close', () => {
      clearTimeout(tooLate);
      heldBack.end();
    });
    socket.on('error', () => socket.terminate());
    socket.once('message', async (message) => {
      clearTimeout(tooLate);
      const signedIn = await signIn(String(message), tokens);
      if (!signedIn) return socket.close(closeCodes.signInAgain);
      if (socket.readyState !== socket.OPEN) return;
      sockets.add(signedIn.userId, socket);
      closeAt(socket, signedIn.expiresAt);
      const missed = heldBack.end().filter(({ rows }) => rows.some(([, owner]) => owner === signedIn.userId));
      for (const push of missed.flatMap((change) => pushesFor(change, signedIn.userId)))
        socket.send(JSON.stringify(push));
    });
  });
}

/** The client asks for what it shows when the socket opens; what changes until it is signed in must not be lost to it. */
function changesSinceNow(notifications: Notifications) {
  const changes: ReadModelChange[] = [];
  const forget = notifications.on(readModelChanged, (payload) => {
    if (payload !== undefined) changes.push(JSON.parse(payload) as ReadModelChange);
  });
  return {
    end: () => {
      forget();
      return changes.splice(0);
    },
  };
}

async function signIn(message: string, tokens: AccessTokens) {
  const read = Authenticate.safeParse(parsed(message));
  const verified = read.success ? await tokens.verify(read.data.token) : undefined;
  return typeof verified === 'object' ? verified : undefined;
}

function parsed(message: string): unknown {
  try {
    return JSON.parse(message);
  } catch {
    return undefined;
  }
}

function closeAt(socket: WebSocket, at: Date) {
  const timer = setTimeout(() => socket.close(closeCodes.signInAgain), at.getTime() - Date.now());
  socket.once('close', () => clearTimeout(timer));
}

import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import { closeCodes, type Push } from '#domain/kernel/contract.ts';
import { refuse } from '#domain/kernel/errors.ts';
import type { AccessTokens } from '#infra/http/access-token.ts';
import type { RevokedFamilies } from '#infra/http/revoked-families.ts';
import { closeSocket } from '#infra/http/sockets/close-socket.ts';
import { fewPerSecond } from '#infra/http/sockets/few-per-second.ts';
import { holderIn } from '#infra/http/sockets/first-message.ts';
import { type Holder, openSockets, type SocketWatch } from '#infra/http/sockets/open-sockets.ts';
import { personErased, readModelChanged } from '#infra/postgres/channels.ts';
import type { Notifications } from '#infra/postgres/notifications.ts';
import type { ReadModelChange } from '#infra/postgres/read-model-changes.ts';
import { spansIn } from '#infra/tracing/traces.ts';
import type { freshTokens } from './fresh-tokens.ts';
import type { FindRecipients } from './recipients.ts';

/** Messages and pings. A client sends one message, and pings now and then. */
const mostPerSecond = 50;

/** A client sends one message, which signs it in. Closes a socket that sends more or floods pings. */
function demandQuiet(socket: WebSocket): void {
  let isSigningIn = false;
  const close = () => closeSocket(socket, closeCodes.notAllowed);
  const countOne = fewPerSecond(mostPerSecond, close);

  socket.on('message', () => {
    if (isSigningIn) return close();
    isSigningIn = true;
    countOne();
  });
  socket.on('ping', countOne);
  socket.on('pong', countOne);
}

const secondsToSignIn = 5;

type Hub = Readonly<{
  path: string;
  /** Whether the hub reports this change. If not, recipients are not looked up. */
  tells: (change: ReadModelChange) => boolean;
  /**
   * The messages for one person after a change. `rows`: the keys of the changed rows that the person reads, as far as they are
   * known.
   */
  pushesFor: (change: ReadModelChange, rows: readonly string[]) => readonly Push[] | Promise<readonly Push[]>;
}>;

type Deps = Readonly<{
  notifications: Notifications;
  tokens: AccessTokens;
  revoked: RevokedFamilies;
  isOurs: (origin: string, host: string | undefined) => boolean;
  /** The people among these who were erased. */
  erasedAmong: (userIds: readonly string[]) => Promise<ReadonlySet<string>>;
  recipientsOf: FindRecipients;
  tokensFor: ReturnType<typeof freshTokens>;
  watchOf: (hub: string) => SocketWatch;
}>;

/**
 * Serves a hub; needs `@fastify/websocket` on `http`. The client's first message signs it in, and from then on only the server
 * sends. Answers a request without a socket with not_found.
 */
export function attachHub(http: FastifyInstance, { path, tells, pushesFor }: Hub, deps: Deps): void {
  const { notifications, isOurs, watchOf } = deps;
  const watch = watchOf(path);
  const sockets = openSockets(watch);

  async function push(change: ReadModelChange) {
    if (!tells(change)) return;
    const ended = spansIn(`push ${path}`, change.traces);
    let isSent = false;
    for (const [userId, rows] of await deps.recipientsOf(change, sockets.people))
      for (const one of await pushesFor(change, rows)) {
        isSent = true;
        if (one.type === 'TokenUpdate') await sockets.sendEach(userId, (holder) => withTokens(one, holder));
        else sockets.send(userId, JSON.stringify(one));
      }
    if (isSent) ended();
  }

  const withTokens = async (one: Push, holder: Holder) =>
    JSON.stringify(one.type === 'TokenUpdate' ? { ...one, data: await deps.tokensFor(holder) } : one);

  const forget = notifications.on(readModelChanged, (payload) => {
    // Changes are not replayed: a client that may have missed some reconnects and queries again.
    if (payload === undefined) return sockets.closeAll(closeCodes.restart);
    // Without the database the audience is unknown. All sockets are closed soon in that case, and reconnect.
    push(JSON.parse(payload) as ReadModelChange).catch(() => {});
  });
  // A lost connection is handled above: clients reconnect and sign in anew.
  const forgetErased = notifications.on(personErased, (userId) => {
    if (userId !== undefined) sockets.closeOf(userId, closeCodes.signInAgain);
  });
  const forgetRevoked = deps.revoked.onRevoked((familyId) => sockets.closeFamily(familyId, closeCodes.signInAgain));
  http.addHook('preClose', async () => {
    forget();
    forgetErased();
    forgetRevoked();
  });

  const welcome = (socket: WebSocket, { headers }: FastifyRequest) => {
    if (headers.origin && !isOurs(headers.origin, headers.host)) return closeSocket(socket, closeCodes.signInAgain);
    const heldBack = changesUntilTaken(notifications, () => closeSocket(socket, closeCodes.restart));
    socket.once('close', heldBack.take);
    socket.on('error', () => socket.terminate());
    const tellMissed = async (holder: Holder, change: ReadModelChange) => {
      const { userId } = holder;
      const rows = tells(change) ? (await deps.recipientsOf(change, () => [userId])).get(userId) : undefined;
      for (const one of rows ? await pushesFor(change, rows) : []) {
        watch.pushed();
        socket.send(await withTokens(one, holder));
      }
    };
    afterSignIn(socket, deps, (holder) => {
      sockets.add(holder, socket);
      for (const change of heldBack.take()) tellMissed(holder, change).catch(() => {});
    });
  };
  http.route({ method: 'GET', url: path, handler: () => refuse('not_found'), wsHandler: welcome });
}

/**
 * Collects changes until the client is signed in. The client queries when the socket opens, so it must not miss later changes.
 * `onLost`: changes may have been missed, so the client has to reconnect.
 */
function changesUntilTaken(notifications: Notifications, onLost: () => void) {
  const changes: ReadModelChange[] = [];
  const forget = notifications.on(readModelChanged, (payload) => {
    if (payload === undefined) onLost();
    else changes.push(JSON.parse(payload) as ReadModelChange);
  });
  return {
    take: () => {
      forget();
      return changes.splice(0);
    },
  };
}

/** Closes a socket that does not sign in in time, whose token expires, or that sends anything afterwards. */
function afterSignIn(socket: WebSocket, deps: Deps, welcome: (holder: Holder) => void) {
  const close = () => closeSocket(socket, closeCodes.signInAgain);
  let timer = setTimeout(close, secondsToSignIn * 1_000);
  socket.once('close', () => clearTimeout(timer));
  demandQuiet(socket);
  socket.once('message', (message) => {
    // The erasure check failed, which is no reason to sign anybody out. The client reconnects.
    signIn(String(message)).catch(() => closeSocket(socket, closeCodes.restart));
  });

  async function signIn(message: string) {
    clearTimeout(timer);
    const holder = await holderIn(message, deps);
    if (!holder) return close();
    if (socket.readyState !== socket.OPEN) return;
    timer = setTimeout(close, holder.expiresAt.getTime() - Date.now());
    welcome(holder);
  }
}

import type { WebSocket } from 'ws';
import { closeCodes } from '#domain/kernel/contract.ts';
import { closeSocket } from './close-socket.ts';

/** A client with this many unsent bytes is not reading. */
const mostBufferedBytes = 1_048_576;

/** Sockets of one person at one hub of one process: more windows than anybody uses. */
const mostOfOne = 10;

/** The person of a socket, and the sign-in that it came from. `refreshToken`: from a client that stores its tokens itself. */
export type Holder = Readonly<{
  userId: string;
  familyId?: string | undefined;
  refreshToken?: string | undefined;
}>;

/** Called when something happens to a hub's sockets. */
export type SocketWatch = Readonly<Record<'opened' | 'closed' | 'pushed' | 'dropped', () => void>>;

type Open = Map<WebSocket, Holder>;

/** The open sockets of a hub, by person. */
export function openSockets(watch: SocketWatch) {
  const byUser = new Map<string, Open>();

  /** Beyond the limit a new socket replaces the oldest one, which may belong to a broken connection that nobody has noticed yet. */
  function makeRoom(own: Open) {
    const oldest = [...own.keys()].slice(0, Math.max(0, own.size - mostOfOne));
    for (const socket of oldest) closeSocket(socket, closeCodes.tooMany);
  }

  function sendOn(socket: WebSocket, message: string) {
    if (socket.readyState !== socket.OPEN) return;
    if (socket.bufferedAmount > mostBufferedBytes) {
      watch.dropped();
      closeSocket(socket, closeCodes.tooSlow);
    } else {
      watch.pushed();
      socket.send(message);
    }
  }

  return {
    add(holder: Holder, socket: WebSocket) {
      const { userId } = holder;
      const own: Open = byUser.get(userId) ?? new Map();
      byUser.set(userId, own.set(socket, holder));
      watch.opened();
      socket.once('close', () => {
        watch.closed();
        own.delete(socket);
        if (own.size === 0 && byUser.get(userId) === own) byUser.delete(userId);
      });
      makeRoom(own);
    },
    people: (): readonly string[] => [...byUser.keys()],
    send(userId: string, message: string) {
      for (const socket of byUser.get(userId)?.keys() ?? []) sendOn(socket, message);
    },
    /** Sends a separate message to each socket of the person. */
    async sendEach(userId: string, messageFor: (holder: Holder) => Promise<string>) {
      for (const [socket, holder] of byUser.get(userId) ?? []) sendOn(socket, await messageFor(holder));
    },
    closeOf(userId: string, code: number) {
      for (const socket of byUser.get(userId)?.keys() ?? []) closeSocket(socket, code);
    },
    closeFamily(familyId: string, code: number) {
      for (const own of byUser.values())
        for (const [socket, holder] of own) if (holder.familyId === familyId) closeSocket(socket, code);
    },
    closeAll(code: number) {
      for (const own of byUser.values()) for (const socket of own.keys()) closeSocket(socket, code);
    },
  };
}

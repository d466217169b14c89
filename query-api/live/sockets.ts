import type { WebSocket } from 'ws';
import { closeCodes } from '#domain/kernel/contract.ts';

/** A client that lets this much pile up is not reading. */
const mostBufferedBytes = 1_048_576;

/** Told what happens to a hub's sockets. */
export type SocketWatch = Readonly<Record<'opened' | 'closed' | 'pushed' | 'dropped', () => void>>;

/** The open sockets of a hub, by person. */
export function openSockets(watch: SocketWatch) {
  const byUser = new Map<string, Set<WebSocket>>();

  return {
    add(userId: string, socket: WebSocket) {
      const own = byUser.get(userId) ?? new Set();
      byUser.set(userId, own.add(socket));
      watch.opened();
      socket.once('close', () => {
        watch.closed();
        own.delete(socket);
        if (own.size === 0 && byUser.get(userId) === own) byUser.delete(userId);
      });
    },
    people: (): readonly string[] => [...byUser.keys()],
    send(userId: string, message: string) {
      for (const socket of byUser.get(userId) ?? []) {
        if (socket.bufferedAmount > mostBufferedBytes) {
          watch.dropped();
          socket.close(closeCodes.tooSlow);
        } else {
          watch.pushed();
          socket.send(message);
        }
      }
    },
    closeOf(userId: string, code: number) {
      for (const socket of byUser.get(userId) ?? []) socket.close(code);
    },
    closeAll(code: number) {
      for (const own of byUser.values()) for (const socket of own) socket.close(code);
    },
  };
}

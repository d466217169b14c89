import type { WebSocket } from 'ws';
import { closeCodes } from '#domain/kernel/contract.ts';
import { closeSocket } from './close-socket.ts';

/** Of any kind. A client has one to say, and may ask whether we are still there. */
const mostPerSecond = 50;

/** A client says one message, which signs it in. Who says more, or floods us with pings, is closed. */
export function demandQuiet(socket: WebSocket): void {
  let isSigningIn = false;
  let since = performance.now();
  let count = 0;

  const close = () => closeSocket(socket, closeCodes.notAllowed);
  function countOne() {
    const now = performance.now();
    if (now - since >= 1_000) [since, count] = [now, 0];
    count += 1;
    if (count > mostPerSecond) close();
  }

  socket.on('message', () => {
    if (isSigningIn) return close();
    isSigningIn = true;
    countOne();
  });
  socket.on('ping', countOne);
  socket.on('pong', countOne);
}

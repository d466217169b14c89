import type { WebSocket } from 'ws';
import { closeCodes } from '#domain/kernel/contract.ts';
import { closeSocket } from '#infra/http/sockets/close-socket.ts';
import { fewPerSecond } from '#infra/http/sockets/few-per-second.ts';

/** Of any kind. A client has one to say, and may ask whether we are still there. */
const mostPerSecond = 50;

/** A client says one message, which signs it in. Who says more, or floods us with pings, is closed. */
export function demandQuiet(socket: WebSocket): void {
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

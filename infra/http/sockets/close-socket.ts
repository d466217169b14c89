import type { WebSocket } from 'ws';

/** The time for a client to complete the closing handshake, so that a silent client blocks nothing. */
const farewellMs = 1_000;

/** Sends the reason, and ends the connection if the client does not. */
export function closeSocket(socket: WebSocket, code: number): void {
  if (socket.readyState !== socket.OPEN) return;
  socket.close(code);
  const cut = setTimeout(() => socket.terminate(), farewellMs).unref();
  socket.once('close', () => clearTimeout(cut));
}

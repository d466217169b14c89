import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export type TcpProxy = Awaited<ReturnType<typeof startTcpProxy>>;

/** A proxy that disturbs the connections between a client and a server: it cuts, silences or delays them. */
export async function startTcpProxy(target: Readonly<{ host: string; port: number }>) {
  const pairs = new Set<readonly [Socket, Socket]>();
  let [silent, delayMs] = [false, 0];

  const server = createServer((client) => {
    const upstream = connect(target);
    const pair = [client, upstream] as const;
    pairs.add(pair);
    for (const [from, to] of [pair, [upstream, client] as const]) {
      from.on('error', () => {});
      from.on('data', (bytes) => later(from, () => to.write(bytes)));
      from.on('close', () => {
        to.destroy();
        pairs.delete(pair);
      });
    }
    if (silent) hold(pair);
  });

  function later(from: Socket, deliver: () => void) {
    if (delayMs === 0) return deliver();
    // Pauses the source, so that the next chunk stays behind this one.
    from.pause();
    setTimeout(() => {
      deliver();
      if (!silent) from.resume();
    }, delayMs);
    return undefined;
  }

  const hold = (pair: readonly Socket[]) => {
    for (const socket of pair) socket.pause();
  };

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;

  function cut() {
    const count = pairs.size;
    for (const pair of pairs) for (const socket of pair) socket.resetAndDestroy();
    return count;
  }

  return {
    port,
    connections: () => pairs.size,
    /** Resets every connection. Returns their number. */
    cut,
    /** Keeps all connections open but silent, new ones too. Bytes are held, not lost. */
    silence() {
      silent = true;
      for (const pair of pairs) hold(pair);
    },
    /** Silences the current connections for ever; new ones work. */
    strand() {
      for (const pair of pairs) hold(pair);
    },
    speak() {
      silent = false;
      for (const pair of pairs) for (const socket of pair) socket.resume();
    },
    delay(ms: number) {
      delayMs = ms;
    },
    async close() {
      cut();
      server.close();
      await once(server, 'close');
    },
    /** Listens again on the same port after `close`. */
    async reopen() {
      server.listen(port, '127.0.0.1');
      await once(server, 'listening');
    },
  };
}

import type { FastifyBaseLogger, FastifyRequest } from 'fastify';

/** The minimum average rate of a client over each `overMs`. */
export type MinimumRate = Readonly<{ bytesPerSecond: number; overMs: number }>;

type Watch = Readonly<{ minimumRate?: MinimumRate; log?: Pick<FastifyBaseLogger, 'warn'> | undefined }>;

const slowest: MinimumRate = { bytesPerSecond: 8_000, overMs: 20_000 };

/** Cuts the connection of a client that sends more slowly, because it would hold a file and a socket for as long as it likes. */
export function watchRate({ raw }: FastifyRequest, { minimumRate = slowest, log }: Watch): () => void {
  const { bytesPerSecond, overMs } = minimumRate;
  let before = raw.socket.bytesRead;
  const watch = setInterval(() => {
    const read = raw.socket.bytesRead - before;
    before = raw.socket.bytesRead;
    if (raw.complete || read >= (bytesPerSecond * overMs) / 1000) return;
    log?.warn({ bytesPerSecond: Math.round((read * 1000) / overMs) }, 'cut off an upload that was too slow');
    raw.destroy();
  }, overMs);
  return () => clearInterval(watch);
}

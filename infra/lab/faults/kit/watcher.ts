import { setTimeout as sleep } from 'node:timers/promises';
import { openSocket } from '../../testing/socket.ts';

export type Watched = Readonly<{
  url: string;
  hub: '/session-hub' | '/notification-hub';
  token: () => Promise<string>;
  /** Fetches the content of the screen. */
  look: () => Promise<unknown>;
}>;

export type Watcher = Readonly<{
  /** Last content of the screen as JSON. */
  seen: () => string;
  /** Close code of each ended socket. */
  closes: readonly number[];
  isOpen: () => boolean;
  /** Cuts the connection without a close frame, as a lost network does. */
  cut: () => void;
  end: () => Promise<void>;
}>;

const [pollMs, againMs] = [10, 100];

/** Behaves like a page of the client: fetches when its socket opens and on every push, and never otherwise. */
export function watchWith({ url, hub, token, look }: Watched): Watcher {
  const closes: number[] = [];
  let seen = '';
  let isEnding = false;
  let socket: Awaited<ReturnType<typeof openSocket>> | undefined;

  async function once() {
    const opened = await openSocket(url + hub, { first: { type: 'auth', token: await token() } });
    socket = opened;
    let told = -1;
    while (opened.isOpen() && !isEnding) {
      if (opened.pushes.length > told) {
        told = opened.pushes.length;
        seen = JSON.stringify(await look());
      } else await sleep(pollMs);
    }
    closes.push(opened.closeCode() ?? 1006);
    opened.end();
  }

  const watching = (async () => {
    while (!isEnding) {
      await once().catch(() => {});
      await sleep(againMs);
    }
  })();

  return {
    seen: () => seen,
    closes,
    isOpen: () => socket?.isOpen() ?? false,
    cut: () => socket?.end(),
    async end() {
      isEnding = true;
      await watching;
    },
  };
}

import type { Client } from './client.ts';
import { newcomers } from './newcomers.ts';
import type { Tally } from './tally.ts';

/** `name` tells the newcomers of one load from those of another. */
export type Load = Readonly<{ url: string; name: string; tally: Tally; clients: readonly Client[] }>;

/** All send while `during` lasts. A client that fails ends it, and so does whoever does something to the server. */
export async function commanded<T>({ url, name, tally, clients }: Load, during: () => Promise<T>): Promise<T> {
  const stop = new AbortController();
  const { signal } = stop;
  const sending = Promise.all([...clients.map(({ run }) => run(signal)), newcomers(url, { name, tally }, signal)]);
  const failed = sending.then(() => new Promise<never>(() => {}));
  try {
    return await Promise.race([during(), failed]);
  } finally {
    stop.abort();
    await sending;
  }
}

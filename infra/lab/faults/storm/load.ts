import type { Client } from './client.ts';
import { newcomers } from './newcomers.ts';
import type { Tally } from './tally.ts';

/** `name` is unique for each load: it is part of the newcomers' addresses. */
export type Load = Readonly<{ url: string; name: string; tally: Tally; clients: readonly Client[] }>;

/** All clients send commands until `during` ends. A failure of a client or of `during` ends the load. */
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

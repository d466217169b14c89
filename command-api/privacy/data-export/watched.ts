import { Readable } from 'node:stream';

type Watch = Readonly<{
  /** `bytes`: read so far. */
  tell: (bytes: number) => Promise<void>;
  signal: AbortSignal;
}>;

const tellEveryMs = 1_000;

/** Passes the content through and stops when `signal` aborts. */
export function watched(content: Readable, { tell, signal }: Watch): Readable {
  return Readable.from(counted(content, { tell, signal }), { objectMode: false });
}

async function* counted(content: Readable, { tell, signal }: Watch) {
  let bytes = 0;
  let told = 0;
  for await (const chunk of content as AsyncIterable<Buffer>) {
    signal.throwIfAborted();
    bytes += chunk.length;
    if (Date.now() - told > tellEveryMs) {
      await tell(bytes);
      told = Date.now();
    }
    yield chunk;
  }
}

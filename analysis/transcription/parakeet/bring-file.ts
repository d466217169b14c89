import { createReadStream, createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { FetchError } from './fetch-error.ts';

type Bringing = Readonly<{
  /** https:, http:, file:, or a path. */
  address: string;
  file: string;
  /** 0 if unknown. */
  bytes: number;
  signal: AbortSignal;
  pauseSeconds: number;
  onSize: (bytes: number) => void;
  onProgress: (bytes: number) => void;
}>;

/** Maximum consecutive attempts without progress. */
const mostVainTries = 5;

/** Downloads the missing part of a file; a broken download is resumed. @throws FetchError */
export async function bring(bringing: Bringing): Promise<void> {
  const { address, file, signal, pauseSeconds } = bringing;
  let [vain, before] = [0, await lengthOf(file)];
  while (!(await isWhole(bringing))) {
    try {
      await (isOnTheWeb(address) ? bringFromWeb(bringing) : bringFromDisk(bringing));
      return;
    } catch (error) {
      signal.throwIfAborted();
      if (error instanceof FetchError) throw error;
      if ((error as NodeJS.ErrnoException).code === 'ENOSPC')
        throw new FetchError('disk_full', `${file}: the disk is full`);
      const now = await lengthOf(file);
      vain = now > before ? 0 : vain + 1;
      before = now;
      if (vain >= mostVainTries)
        throw new FetchError('unreachable', `${address} could not be fetched: ${reasonOf(error)}`);
      await sleep(pauseSeconds * 1_000, undefined, { signal });
    }
  }
}

const isOnTheWeb = (address: string) => /^https?:/.test(address);

async function isWhole({ file, bytes, onProgress }: Bringing): Promise<boolean> {
  const length = await lengthOf(file);
  onProgress(length);
  return bytes > 0 && length >= bytes;
}

const lengthOf = (file: string) =>
  stat(file).then(
    ({ size }) => size,
    () => 0,
  );

function reasonOf(error: unknown): string {
  const { message, cause } = error as { message?: string; cause?: { code?: string } };
  return cause?.code ?? message ?? 'unknown';
}

async function bringFromWeb(bringing: Bringing): Promise<void> {
  const { address, file, signal, onSize } = bringing;
  const there = await lengthOf(file);
  const answer = await fetch(address, { signal, headers: there > 0 ? { range: `bytes=${there}-` } : {} });
  // The file is complete; its size was unknown before.
  if (answer.status === 416) return;
  if (answer.status >= 400 && answer.status < 500)
    throw new FetchError('not_found', `${address} answered ${answer.status}`);
  if (!answer.ok || !answer.body) throw new Error(`${answer.status}`);
  // A server without ranges sends all of it again.
  const from = answer.status === 206 ? there : 0;
  const length = Number(answer.headers.get('content-length'));
  if (length > 0) onSize(from + length);
  const body = Readable.fromWeb(answer.body as ReadableStream);
  await pipeline(body, counted(bringing, from), createWriteStream(file, { flags: from > 0 ? 'a' : 'w' }), { signal });
}

async function bringFromDisk(bringing: Bringing): Promise<void> {
  const { address, file, signal, onSize } = bringing;
  const source = address.startsWith('file:') ? fileURLToPath(address) : address;
  const size = await lengthOf(source);
  if (size === 0) throw new FetchError('not_found', `${source} is not there`);
  onSize(size);
  await pipeline(createReadStream(source), counted(bringing, 0), createWriteStream(file), { signal });
}

/** Reports progress, and stops a file that exceeds its size. */
function counted({ address, bytes, onProgress }: Bringing, from: number): Transform {
  let arrived = from;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      arrived += chunk.length;
      onProgress(arrived);
      if (bytes > 0 && arrived > bytes) done(new FetchError('wrong_hash', `${address} is larger than it should be`));
      else done(null, chunk);
    },
  });
}

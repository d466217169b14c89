import type { SlideChange } from '#domain/sessions/contract/slides.ts';
import { takeCommands, takeUploads } from '#domain/sessions/contract/takes.ts';
import { send } from '../lib/api.ts';
import { ApiError } from '../lib/api-error.ts';
import { upload } from '../lib/upload.ts';
import { waitBefore } from '../lib/wait-before.ts';
import type { MediaType } from '../sessions/for-others.ts';
import { packedTrack } from './movement-log.ts';
import { isRefused } from './sending-rules.ts';
import type { LocalChunk } from './take-store.ts';

type Begun = Readonly<{ id: string; type: MediaType; recordedAt: string; presentationId?: string | undefined }>;
/** A chunk, with the take's length at its end, the beginnings of chapters, and the slide changes so far. */
type Chunk = LocalChunk &
  Readonly<{
    seconds: number;
    chapters: readonly number[];
    timestamps: readonly SlideChange[];
  }>;
/** `arrived`: chunks that the server has. `refused`: the server accepts no more of this take. */
export type Sending = Readonly<{ arrived: number; refused: boolean }>;

/** Sends the chunks of a take one after the other, with retries until each is stored or refused. `arrived`: chunks that the server has already. */
export function createTakeSender(take: Begun, arrived: number, onChange: (sending: Sending) => void) {
  const chunks: Chunk[] = [];
  let [next, begun, failures] = [arrived, arrived > 0, 0];
  let refusal: unknown;
  let ended = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last: Promise<unknown> = Promise.resolve();

  /** Sends one chunk at a time, also for concurrent callers. */
  function sendNext(): Promise<void> {
    const sent = last.then(sendOne);
    last = sent.catch(() => {});
    return sent;
  }

  async function sendOne(): Promise<void> {
    if (refusal) throw refusal;
    const chunk = chunks[next];
    if (!chunk || ended) return;
    try {
      if (!begun) await send(takeCommands.BeginTake, take);
      begun = true;
      await append(take.id, next, chunk);
      [next, failures] = [next + 1, 0];
    } catch (error) {
      failures += 1;
      if (isRefused(error)) refusal = error;
      throw error;
    } finally {
      onChange({ arrived: next, refused: refusal !== undefined });
    }
  }

  function goOn(): void {
    clearTimeout(timer);
    timer = undefined;
    if (ended || refusal || next >= chunks.length) return;
    sendNext().then(goOn, () => {
      if (!ended && !refusal) timer = setTimeout(goOn, waitBefore(failures));
    });
  }
  window.addEventListener('online', goOn);

  return {
    offer(chunk: Chunk): void {
      chunks.push(chunk);
      // After a failure the retry waits for its own timer.
      if (timer === undefined && next === chunks.length - 1) goOn();
    },
    /** Sends the missing chunks. Throws the first error and can be called again. `share` of the chunks that arrived, 0..1. */
    async sendRest(onProgress: (share: number) => void, signal: AbortSignal): Promise<void> {
      while (next < chunks.length) {
        signal.throwIfAborted();
        await sendNext();
        onProgress(next / chunks.length);
      }
    },
    isRefused: () => refusal !== undefined,
    /** Stops sending; a chunk under way may still arrive. */
    async end(): Promise<void> {
      ended = true;
      clearTimeout(timer);
      window.removeEventListener('online', goOn);
      await last;
    },
  };
}

async function append(
  takeId: string,
  number: number,
  { content, movement, seconds, chapters, timestamps }: Chunk,
): Promise<void> {
  const file = new File([content], `chunk-${number}`, { lastModified: 0 });
  const sha256 = await sha256Of(content);
  const { chunks } = await upload(takeUploads.AppendChunk, {
    ...{ takeId, number, sha256, seconds, file },
    chapters: JSON.stringify(chapters),
    timestamps: JSON.stringify(timestamps),
    movement: movement && (await packedTrack(movement)),
  });
  // Somebody discarded the take meanwhile, and the server began a new one: it must not pass for complete.
  if (chunks <= number) throw new ApiError(409, { code: 'take_incomplete' });
}

/** 64 lower-case hex digits. */
async function sha256Of(content: Blob): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await content.arrayBuffer());
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

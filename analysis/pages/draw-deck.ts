import type { AnalysisPayload } from '#domain/kernel/analysis-jobs.ts';
import { longestNotes, slideSizes } from '#domain/presentations/contract/calls.ts';
import { wordsIn } from '#domain/presentations/contract/forecast.ts';
import {
  type DrawingFailure,
  type DrawnPage,
  isDrawn,
  type Presentation,
  type PresentationCommand,
  type PresentationState,
  presentationDecider,
  presentationIn,
  presentationStream,
  toPresentation,
} from '#domain/presentations/decider.ts';
import { refer, release } from '#infra/blobs/blob-references.ts';
import { BlobMissing } from '#infra/blobs/blob-store.ts';
import { withTemporaryDirectory } from '#infra/blobs/temporary-files.ts';
import { storedState } from '#infra/event-store/stored-state.ts';
import { uuidv5 } from '#infra/ids.ts';
import { drawPages, PdfUnreadable } from '#infra/pdf/draw-pages.ts';
import type { PdfPage } from '#infra/pdf/pdf-request.ts';
import { inTransaction } from '#infra/postgres/pool.ts';
import type { Tools } from '../tools.ts';

export type DrawingJob = Readonly<{ id: string; correlationId: string; payload: AnalysisPayload<'pages'> }>;

/** Pages are reported in groups of this size: people see them appear, and the log stays short. */
const atOnce = 5;

type DrawingRun = Readonly<{ job: DrawingJob; deck: Presentation; signal: AbortSignal; tools: Tools }>;
type Reported = Readonly<{ drawn: DrawnPage; notes: string }>;

/** PDF → a picture of each page in two sizes, and its notes. A file that cannot be drawn ends in a report too. */
export async function drawDeck(job: DrawingJob, signal: AbortSignal, tools: Tools): Promise<void> {
  const deck = presentationIn(await loadDeck(job, tools));
  // Deleted, given up, or drawn by another worker.
  if (!deck || deck.failure || isDrawn(deck)) return;
  try {
    await drawFile({ job, deck, signal, tools });
  } catch (error) {
    const reason = reasonOf(error);
    if (!reason || signal.aborted) throw error;
    await report(job, tools, 'failed', { type: 'FailDrawing', data: { reason } });
  }
}

async function drawFile(work: DrawingRun): Promise<void> {
  const { job, deck, signal, tools } = work;
  const waiting: Reported[] = [];
  const tell = async () => {
    const pages = waiting.splice(0);
    const from = pages[0]?.drawn.index;
    if (from !== undefined) await report(job, tools, `pages ${from}`, { type: 'ReportPages', data: { pages } });
  };
  await withTemporaryDirectory(tools.temporary, (directory) =>
    tools.blobs.withLocalFile(deck.file.address, (file) =>
      drawPages({
        ...{ file, directory, signal, first: deck.drawn.length, mostPages: tools.mostPages, ...slideSizes },
        onCounted: (pages) => report(job, tools, 'counted', { type: 'CountPages', data: { pages } }),
        async onPage(page) {
          waiting.push(await kept(page, work));
          // The first page is the cover, which is shown at once.
          if (page.index === 0 || waiting.length === atOnce) await tell();
        },
      }),
    ),
  );
  await tell();
}

async function kept({ index, width, height, text, notes, ...files }: PdfPage, work: DrawingRun): Promise<Reported> {
  const [image, thumbnail] = [await keepPicture(files.image, work), await keepPicture(files.thumbnail, work)];
  const drawn = { index, image, thumbnail, width, height, words: wordsIn(text) };
  return { drawn, notes: notes.slice(0, longestNotes).trim() };
}

/** Stores a picture, and releases it again if the deck was deleted meanwhile. */
async function keepPicture(path: string, { job, deck, tools }: DrawingRun): Promise<DrawnPage['image']> {
  const { pool, blobs } = tools;
  const { presentationId } = job.payload;
  const { address, size } = await blobs.put(deck.ownerId, { path });
  await refer(pool, address, presentationId);
  // The blob may have been deleted with another deck that had the same page: the job is repeated.
  if ((await blobs.sizeOf(address)) === undefined) throw new Error(`${address} was deleted while it was stored`);
  if (!presentationIn(await loadDeck(job, tools)))
    await inTransaction(pool, (client) => release(client, presentationId, blobs));
  return { address, size, contentType: 'image/webp' };
}

async function loadDeck({ payload }: DrawingJob, { store }: Tools): Promise<PresentationState> {
  return storedState(store, presentationStream(payload.presentationId), presentationDecider);
}

/** The command's id derives from the job and the step, never from the attempt. */
async function report(
  { id, correlationId, payload }: DrawingJob,
  { handle }: Tools,
  step: string,
  command: PresentationCommand,
) {
  const cause = { commandId: uuidv5(id, step), correlationId, actor: { kind: 'system', id: 'analysis' } } as const;
  await handle({ ...cause, ...toPresentation(payload.presentationId, command) });
}

/** The reason if another attempt would fail in the same way; else undefined. */
function reasonOf(error: unknown): DrawingFailure | undefined {
  if (error instanceof PdfUnreadable) return error.reason;
  return error instanceof BlobMissing ? 'unreadable' : undefined;
}

/** Called when every attempt has failed and the file is not the cause. */
export const giveUpDeck = (job: DrawingJob, tools: Tools): Promise<void> =>
  report(job, tools, 'given up', { type: 'FailDrawing', data: { reason: 'internal' } });

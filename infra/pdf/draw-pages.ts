import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { runBounded } from '../media/bounded-child.ts';
import { MediaToolFailed } from '../media/media-error.ts';
import { programArgs } from '../programs/program-args.ts';
import { type PdfFault, PdfLine, type PdfPage, type PdfRequest } from './pdf-request.ts';

type Drawing = PdfRequest &
  Readonly<{
    onCounted: (pages: number) => Promise<void>;
    /** Pages in order; the next page is drawn meanwhile. */
    onPage: (page: PdfPage) => Promise<void>;
    signal?: AbortSignal | undefined;
  }>;

/** A hundred pages take a minute or two; the process alone needs 220 MB, and a picture of 48 million pixels on a page 100 more. */
const limits = { wallMs: 600_000, memoryBytes: 1_200_000_000, outputBytes: 50_000_000 };

/** The file is at fault: another attempt would end the same way. `too_complex`: drawing took too long, or too much memory. */
export class PdfUnreadable extends Error {
  override readonly name = 'PdfUnreadable';
  readonly reason: PdfFault | 'too_complex';

  constructor(reason: PdfFault | 'too_complex') {
    super(`PDF unreadable: ${reason}`);
    this.reason = reason;
  }
}

/** Draws the pages of a PDF in a process with limits. Throws `PdfUnreadable`, `MediaToolFailed` or the reason of `signal`. */
export async function drawPages({ onCounted, onPage, signal, ...request }: Drawing): Promise<void> {
  let fault: PdfFault | undefined;
  const hear = async (line: PdfLine) => {
    if (line.kind === 'counted') await onCounted(line.pages);
    else if (line.kind === 'drawn') await onPage(line.page);
    else fault = line.fault;
  };
  const { exitCode, said } = await runBounded({
    command: process.execPath,
    arguments: programArgs(new URL('./draw-pages-process.ts', import.meta.url), JSON.stringify(request)),
    directory: request.directory,
    consume: async (stdout) => {
      for await (const text of createInterface({ input: Readable.from(stdout) }))
        await hear(PdfLine.parse(JSON.parse(text)));
    },
    limits,
    signal,
  }).catch(tooComplex);
  if (fault) throw new PdfUnreadable(fault);
  if (exitCode !== 0) throw new MediaToolFailed('exit', said.slice(-500));
}

function tooComplex(error: unknown): never {
  const isPassed = error instanceof MediaToolFailed && ['time', 'memory', 'output'].includes(error.fault);
  throw isPassed ? new PdfUnreadable('too_complex') : error;
}

/** Whether a file begins like a PDF: the mark is within its first kilobyte, as in other PDF readers. */
export const isPdf = (head: Buffer): boolean => head.subarray(0, 1_024).includes('%PDF-');

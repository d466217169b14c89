import * as z from 'zod/mini';
import { startBeside } from './beside.ts';
import type { Figure } from './figure.ts';

const mostMegabytes = 300;
const Built = z.object({ schema: z.string(), events: z.int(), seconds: z.number() });
const Report = z.object({ built: z.array(Built), mostKilobytes: z.number() });

type Request = Readonly<{
  database: string;
  schemas: readonly string[];
  /** The data folder of a log that is sealed. */
  data?: string;
}>;

/** Rebuilds areas in a separate process, one after the other, and measures its memory. */
export async function rebuiltBeside(request: Request) {
  const beside = await startBeside(new URL('./rebuild-process.ts', import.meta.url), request);
  await beside.end();
  const { built, mostKilobytes } = Report.parse(JSON.parse(beside.said));
  const memory: Figure = {
    name: 'its most memory (RSS of the process)',
    value: `${(mostKilobytes / 1_000).toFixed(0)} MB`,
    goal: `< ${mostMegabytes} MB`,
  };
  return { built, memory };
}

import type { Readable } from 'node:stream';
import type { Locale } from '#domain/kernel/contract.ts';
import { formatsFor } from '#domain/sessions/contract/formats.ts';
import type { SessionDetail } from '#domain/sessions/contract/report.ts';
import type { Series } from '#domain/sessions/contract/series.ts';
import { writeCourse } from './course.ts';
import { writeFeedback } from './feedback.ts';
import { writeFindings } from './findings.ts';
import { writeHead } from './head.ts';
import { writeMeasures } from './measures.ts';
import { openPaper } from './paper/paper.ts';
import { writeParts } from './parts.ts';
import type { Report } from './report.ts';
import { writeSlides } from './slides.ts';
import { writeTranscript } from './transcript.ts';
import { wordsIn } from './words/words-in.ts';

/** An analysed session to print. `locale`: the report's language. `timeZone`: IANA, of its dates. */
export type Printed = Readonly<{
  session: SessionDetail;
  syllableRate: Series | null;
  locale: Locale;
  timeZone: string;
}>;

/** Writes the report as a tagged PDF, page by page while it is read. */
export function writeReport({ session, syllableRate, locale, timeZone }: Printed): Readable {
  const words = wordsIn(locale);
  const paper = openPaper({
    title: session.name,
    language: words.tag,
    footer: (page) => words.page(String(page)),
  });
  const report = { session, syllableRate, locale, words, formats: formatsFor(locale, timeZone), paper };
  void write(report).catch((error) => paper.stream.destroy(error));
  return paper.stream;
}

async function write(report: Report): Promise<void> {
  const { paper } = report;
  for (const step of [writeHead, writeParts, writeFindings, writeCourse, writeSlides, writeMeasures, writeFeedback]) {
    if (!(await paper.goesOn())) return;
    step(report);
  }
  await writeTranscript(report);
  if (await paper.goesOn()) paper.end();
}

import type { Locale } from '#domain/kernel/contract.ts';
import type { Formats } from '#domain/sessions/contract/formats.ts';
import type { SessionDetail } from '#domain/sessions/contract/report.ts';
import type { Series } from '#domain/sessions/contract/series.ts';
import type { Paper } from './paper/paper.ts';
import type { ReportWords } from './words/report-words.ts';

/** The input of each part of the report, and the paper to write on. */
export type Report = Readonly<{
  session: SessionDetail;
  /** Syllables per second of speech over time; null if it was not measured. */
  syllableRate: Series | null;
  /** The language of the report. */
  locale: Locale;
  words: ReportWords;
  formats: Formats;
  paper: Paper;
}>;

import type { Locale } from '#domain/kernel/contract.ts';
import type { Formats } from '#domain/sessions/contract/formats.ts';
import type { SessionDetail } from '#domain/sessions/contract/report.ts';
import type { Series } from '#domain/sessions/contract/series.ts';
import type { Paper } from './paper/paper.ts';
import type { ReportWords } from './words/report-words.ts';

/** What each part of the paper is written from and with. */
export type Report = Readonly<{
  session: SessionDetail;
  /** Syllables per second of speech along the talk; null where it was not measured. */
  syllableRate: Series | null;
  /** What the report is written in. */
  locale: Locale;
  words: ReportWords;
  formats: Formats;
  paper: Paper;
}>;

import { judgePart } from '#domain/sessions/contract/judgement.ts';
import { partNames } from '#domain/sessions/contract/measure-words.ts';
import { recordingHeading, recordingWarningWords } from '#domain/sessions/contract/recording-warning-words.ts';
import type { ScorePart } from '#domain/sessions/contract/report.ts';
import { goodRangeText, misfitText, valueText } from '#domain/sessions/contract/score-texts.ts';
import {
  misfitEffect,
  misfitHeading,
  nothingEstimated,
  reasonWords,
  unmeasuredHeading,
} from '#domain/sessions/contract/score-words.ts';
import { colors, looks } from './paper/looks.ts';
import { column } from './paper/paper.ts';
import type { Report } from './report.ts';

const bar = { x: 96, width: 130, height: 5 } as const;
const factsAt = bar.x + bar.width + 52;

/** The parts of the score, reasons for missing parts, and faults of the recording. */
export function writeParts(report: Report): void {
  const { session, words, paper } = report;
  paper.beginPart();
  paper.write('H2', [{ text: words.partsTitle, look: looks.heading }], { after: 4 });
  for (const part of session.scoreParts) if (part.score !== null) writePart(report, part, part.score);
  paper.space(8);
  writeMisfit(report);
  writeUnmeasured(report);
  writeWarnings(report);
}

function writePart(report: Report, part: ScorePart, score: number): void {
  const { formats, paper } = report;
  const judgement = judgePart(part) ?? 'good';
  const facts = [valueText(part, report), goodRangeText(part, report)].filter(Boolean).join(' · ');
  const height = 20;
  // Facts may need a second line.
  paper.keep(2 * height);
  paper.adorn((x, top) => {
    const { stream } = paper;
    stream.roundedRect(x + bar.x, top + 4, bar.width, bar.height, 2.5).fill(colors.line);
    const length = (bar.width * score) / 10;
    if (length > 0) stream.roundedRect(x + bar.x, top + 4, Math.max(length, 2), bar.height, 2).fill(colors[judgement]);
  });
  paper.row(
    [
      { runs: [{ text: partNames[part.name][report.locale], look: looks.text }], x: 0, width: bar.x - 6 },
      { runs: [{ text: formats.tenths(score), look: looks.strong }], x: bar.x + bar.width, width: 36, align: 'right' },
      { runs: [{ text: facts, look: { ...looks.small, size: 7.6 } }], x: factsAt, width: column - factsAt },
    ],
    height,
  );
}

/** The reason why the words do not count although there are some. */
function writeMisfit({ session: { textMisfit }, locale, formats, paper }: Report): void {
  if (!textMisfit) return;
  const why = misfitText(textMisfit, { locale, formats });
  paper.keep(40);
  paper.write('H3', [{ text: misfitHeading[locale], look: looks.finding }], { after: 2 });
  paper.write('P', [{ text: `${why} ${misfitEffect[locale]}`, look: looks.text }], { after: 11 });
}

function writeUnmeasured({ session, locale, paper }: Report): void {
  const missing = session.scoreParts.filter(({ score }) => score === null);
  if (missing.length === 0) return;
  const reasons = [...new Set(missing.map(({ reason }) => reason ?? 'unknown'))];
  paper.keep(40);
  paper.write('H3', [{ text: unmeasuredHeading[locale], look: looks.finding }], { after: 2 });
  for (const reason of reasons) {
    const parts = missing.filter((part) => (part.reason ?? 'unknown') === reason);
    const names = parts.map(({ name }) => partNames[name][locale]);
    const text = `${new Intl.ListFormat(locale).format(names)}: ${reasonWords[reason][locale]}`;
    paper.write('P', [{ text, look: looks.soft }]);
  }
  paper.write('P', [{ text: nothingEstimated[locale], look: looks.small }], { after: 14 });
}

function writeWarnings({ session, locale, paper }: Report): void {
  const warnings = session.audioAnalysis?.warnings ?? [];
  if (warnings.length === 0) return;
  paper.keep(46);
  paper.write('H3', [{ text: recordingHeading[locale], look: looks.finding }], { after: 2 });
  for (const warning of warnings) {
    const { cause, meaning } = recordingWarningWords[warning];
    paper.write('P', [{ text: `${cause[locale]} ${meaning[locale]}`, look: looks.text }], { after: 3 });
  }
  paper.space(11);
}

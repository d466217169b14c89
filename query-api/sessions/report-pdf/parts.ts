import { judgePart } from '#domain/sessions/contract/judgement.ts';
import type { ScorePart } from '#domain/sessions/contract/report.ts';
import { colors, looks } from './paper/looks.ts';
import { column } from './paper/paper.ts';
import type { Report } from './report.ts';
import { goodRangeOf, measuredOf } from './value-words.ts';

const bar = { x: 96, width: 130, height: 5 } as const;
const factsAt = bar.x + bar.width + 52;

/** The parts of the score, missing parts with the reason, and faults of the recording. */
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
  const { words, formats, paper } = report;
  const judgement = judgePart(part) ?? 'good';
  const facts = [measuredOf(part, report), goodRangeOf(part, report)].filter(Boolean).join(' · ');
  const height = 20;
  // Facts may take a second line.
  paper.keep(2 * height);
  paper.adorn((x, top) => {
    const { stream } = paper;
    stream.roundedRect(x + bar.x, top + 4, bar.width, bar.height, 2.5).fill(colors.line);
    const length = (bar.width * score) / 10;
    if (length > 0) stream.roundedRect(x + bar.x, top + 4, Math.max(length, 2), bar.height, 2).fill(colors[judgement]);
  });
  paper.row(
    [
      { runs: [{ text: words.parts[part.name], look: looks.text }], x: 0, width: bar.x - 6 },
      { runs: [{ text: formats.tenths(score), look: looks.strong }], x: bar.x + bar.width, width: 36, align: 'right' },
      { runs: [{ text: facts, look: { ...looks.small, size: 7.6 } }], x: factsAt, width: column - factsAt },
    ],
    height,
  );
}

/** Why nothing of the words counts though there are some. */
function writeMisfit({ session: { textMisfit }, words, formats, paper }: Report): void {
  if (!textMisfit) return;
  const { code, ratio = 0 } = textMisfit;
  const why = words.misfit[code]({ times: formats.number(ratio), share: formats.percent(ratio) });
  paper.keep(40);
  paper.write('H3', [{ text: words.misfitTitle, look: looks.finding }], { after: 2 });
  paper.write('P', [{ text: `${why} ${words.misfitNote}`, look: looks.text }], { after: 11 });
}

function writeUnmeasured({ session, words, locale, paper }: Report): void {
  const missing = session.scoreParts.filter(({ score }) => score === null);
  if (missing.length === 0) return;
  const reasons = [...new Set(missing.map(({ reason }) => reason ?? 'unknown'))];
  paper.keep(40);
  paper.write('H3', [{ text: words.unmeasuredTitle, look: looks.finding }], { after: 2 });
  for (const reason of reasons) {
    const parts = missing.filter((part) => (part.reason ?? 'unknown') === reason);
    const names = parts.map(({ name }) => words.parts[name]);
    const text = `${new Intl.ListFormat(locale).format(names)}: ${words.reasons[reason]}`;
    paper.write('P', [{ text, look: looks.soft }]);
  }
  paper.write('P', [{ text: words.unmeasuredNote, look: looks.small }], { after: 14 });
}

function writeWarnings({ session, words, paper }: Report): void {
  const warnings = session.audioAnalysis?.warnings ?? [];
  if (warnings.length === 0) return;
  paper.keep(46);
  paper.write('H3', [{ text: words.recordingTitle, look: looks.finding }], { after: 2 });
  for (const warning of warnings) paper.write('P', [{ text: words.warnings[warning], look: looks.text }], { after: 3 });
  paper.space(11);
}

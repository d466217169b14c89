import { adviceHeading, adviceWords, nothingToMend } from '#domain/sessions/contract/advice-words.ts';
import { exerciseLabel, exerciseWords } from '#domain/sessions/contract/exercise-words.ts';
import { judgePart } from '#domain/sessions/contract/judgement.ts';
import type { Advice } from '#domain/sessions/contract/report.ts';
import { goodRangeText, valueText } from '#domain/sessions/contract/score-texts.ts';
import { colors, looks } from './paper/looks.ts';
import type { Report } from './report.ts';

const indent = 20;

/** The findings that cost most, each with its measure, a place where it shows, and an exercise. */
export function writeFindings(report: Report): void {
  const { session, locale, paper } = report;
  const measured = session.scoreParts.filter(({ score }) => score !== null);
  const isAllGood = measured.length > 0 && measured.every((part) => judgePart(part) === 'good');
  if (session.scoreWithheld || (session.advice.length === 0 && !isAllGood)) return;
  paper.beginPart();
  paper.keep(110);
  paper.write('H2', [{ text: adviceHeading[locale], look: looks.heading }], { after: 4 });
  if (session.advice.length === 0) {
    paper.write('P', [{ text: nothingToMend[locale], look: looks.text }], { after: 12 });
  }
  for (const [index, advice] of session.advice.entries()) writeFinding(report, advice, index + 1);
  paper.space(6);
}

function writeFinding(report: Report, advice: Advice, number: number): void {
  const { session, words, locale, formats, paper } = report;
  const said = adviceWords[advice.code];
  const part = session.scoreParts.find(({ name }) => name === advice.part);
  const placed = { x: indent };
  paper.keep(76);
  paper.write(
    'H3',
    [
      { text: `${number}. ${said.title[locale]} `, look: looks.finding },
      { text: words.cost(formats.tenths(advice.cost)), look: { ...looks.small, color: colors.off } },
    ],
    { after: 1 },
  );
  const facts = part ? [valueText(part, report), goodRangeText(part, report)].filter(Boolean).join(' · ') : '';
  paper.write('P', [{ text: said.meaning[locale], look: looks.text }], placed);
  if (facts) paper.write('P', [{ text: facts, look: looks.soft }], placed);
  if (advice.moments.length > 0) {
    const moments = advice.moments.map(({ offset }) => formats.clock(offset)).join(' · ');
    const runs = [
      { text: `${said.moments[locale]} `, look: looks.soft },
      { text: moments, look: { ...looks.strong, color: colors.primary } },
    ];
    paper.write('P', runs, placed);
  }
  const exercise = [
    { text: `${exerciseLabel[locale]} `, look: looks.strong },
    { text: exerciseWords[advice.exercise][locale], look: looks.text },
  ];
  paper.write('P', exercise, { ...placed, after: 9 });
}

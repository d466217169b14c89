import { furtherHeading, furtherWords } from '#domain/sessions/contract/further-words.ts';
import { partNames } from '#domain/sessions/contract/measure-words.ts';
import type { SessionDetail } from '#domain/sessions/contract/report.ts';
import { moodWords } from '#domain/sessions/contract/transcript-words.ts';
import { shortUnitWords, wordsCounted } from '#domain/sessions/contract/unit-words.ts';
import { looks } from './paper/looks.ts';
import { column } from './paper/paper.ts';
import type { Report } from './report.ts';

const most = 8;

const names = { ...furtherWords, averageVolume: partNames.volume };
type Measure = keyof typeof names;

/** Measures with their units. Leaves out measures of the parts of the score, so that each figure is printed once. */
export function writeMeasures(report: Report): void {
  const { locale, paper } = report;
  const figures = figuresOf(report);
  if (figures.length === 0) return;
  paper.beginPart();
  paper.keep(60);
  paper.write('H2', [{ text: furtherHeading[locale], look: looks.heading }], { after: 4 });
  for (const [measure, value] of figures) {
    paper.row(
      [
        { runs: [{ text: names[measure][locale], look: looks.soft }], x: 0, width: 176 },
        { runs: [{ text: value, look: looks.text }], x: 180, width: column - 180 },
      ],
      16,
    );
  }
  paper.space(14);
}

function figuresOf({ session, locale, formats }: Report): readonly (readonly [Measure, string])[] {
  const { whole, tenths, percent } = formats;
  const { audioAnalysis: audio } = session;
  // Words that do not fit the sound say nothing about the session.
  const text = session.textMisfit === null ? session.textAnalysis : null;
  const figure = (measure: Measure, value: number | null | undefined, said: (value: number) => string) =>
    value === null || value === undefined ? [] : [[measure, said(value)] as const];
  const syllables = (value: number) => shortUnitWords.syllables_per_second[locale]({ figure: tenths(value) });
  return [
    ...figure('averagePitch', audio?.averagePitch, (value) => `${whole(value)} Hz`),
    ...figure('averageVolume', audio?.averageVolume, percent),
    ...figure('volumeSpread', audio?.volumeSpread, (value) => `${tenths(value)} dB`),
    ...figure('totalPauseTime', audio?.totalPauseTime, (value) => `${tenths(value)} s`),
    ...figure('speechRate', audio?.speechRate, syllables),
    ...figure('articulationRate', audio?.articulationRate, syllables),
    ...figure('signalToNoise', audio?.signalToNoise, (value) => `${whole(value)} dB`),
    ...figure('wordCount', text?.wordCount, whole),
    ...figure('meanSentenceLength', text?.meanSentenceLength, (value) =>
      wordsCounted[locale]({ figure: tenths(value) }),
    ),
    ...figure('lexicalVariety', text?.lexicalVariety, percent),
    ...moodOf(text, { locale, formats }),
    ...keyWordsOf(text),
  ];
}

type Text = SessionDetail['textAnalysis'];

function moodOf(
  text: Text,
  { locale, formats: { percent } }: Pick<Report, 'locale' | 'formats'>,
): readonly (readonly [Measure, string])[] {
  if (!text || text.positive === null || text.neutral === null || text.negative === null) return [];
  const shares = { positive: text.positive, neutral: text.neutral, negative: text.negative };
  const names = ['positive', 'neutral', 'negative'] as const;
  return [['sentiment', names.map((name) => `${percent(shares[name])} ${moodWords[name][locale]}`).join(', ')]];
}

function keyWordsOf(text: Text): readonly (readonly [Measure, string])[] {
  if (!text || text.keyWords.length === 0) return [];
  const shown = text.keyWords.slice(0, most).map(({ text: word, count }) => `${word} (${count})`);
  return [['keyWords', shown.join(', ')]];
}

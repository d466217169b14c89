import { clockTime } from '#domain/sessions/contract/clock-time.ts';
import { heightOf, linePath, rangeOf, rangeWith } from '#domain/sessions/contract/line-path.ts';
import { partNames } from '#domain/sessions/contract/measure-words.ts';
import type { PartName, ScorePart } from '#domain/sessions/contract/report.ts';
import { type Sample, samplesOf } from '#domain/sessions/contract/samples.ts';
import type { TextAnalysis } from '#domain/sessions/contract/text-report.ts';
import { shortUnitWords } from '#domain/sessions/contract/unit-words.ts';
import { colors, looks } from './paper/looks.ts';
import { column } from './paper/paper.ts';
import type { Report } from './report.ts';

type LaneName = 'pitch' | 'volume' | 'pace';
/** The part of the score that each lane is about. */
const laneParts = { pitch: 'pitch', volume: 'volume', pace: 'speech_speed' } as const satisfies Record<
  LaneName,
  PartName
>;
type Range = Readonly<{ low: number; high: number }>;
type Lane = Readonly<{
  name: LaneName;
  samples: readonly Sample[];
  range: Range | undefined;
  good: ScorePart['good'] | undefined;
  said: (value: number) => string;
}>;

type Drawn = Lane & Readonly<{ range: Range }>;

const height = 54;
const findingsHeight = 22;
const labelHeight = 15;
const gap = 10;

/** Pitch, volume, pace and pauses of the session on one time axis. */
export function writeCourse(report: Report): void {
  const { session, words, paper } = report;
  const { audioAnalysis: audio, duration } = session;
  if (!audio || !duration) return;
  const lanes = lanesOf(report).filter((lane): lane is Drawn => lane.range !== undefined);
  if (lanes.length === 0) return;
  paper.beginPart();
  const text = session.textMisfit === null ? session.textAnalysis : null;
  paper.keep(60 + lanes.length * (labelHeight + height + gap) + (text ? labelHeight + findingsHeight + gap : 0) + 40);
  paper.write('H2', [{ text: words.courseTitle, look: looks.heading }], { after: 1 });
  paper.write('P', [{ text: words.courseNote, look: looks.small }], { after: 6 });
  for (const lane of lanes) writeLane(report, lane);
  if (text) writeFindings(report, text, duration);
  paper.adorn((x, top) => drawAxis(report, { x, top: top - gap + 3, duration }));
  paper.space(32);
}

function lanesOf({ session, syllableRate, locale, formats }: Report): readonly Lane[] {
  const { audioAnalysis: audio, textAnalysis: text, scoreParts } = session;
  const { whole, percent, tenths } = formats;
  const pitch = audio?.pitch ?? [];
  const hasPace = session.textMisfit === null && text?.pace.values.some((value) => value !== null);
  const spoken = hasPace ? text?.pace : undefined;
  const pace = samplesOf(spoken ?? syllableRate ?? { t0: 0, dt: 1, values: [] });
  const unit = spoken ? 'words_per_minute' : 'syllables_per_second';
  const goodIn = (name: ScorePart['name'], unit: ScorePart['unit']) =>
    scoreParts.find((part) => part.name === name && part.unit === unit)?.good;
  const goodPace = goodIn('speech_speed', unit);
  return [
    { name: 'pitch', samples: pitch, range: rangeOf(pitch), good: undefined, said: (value) => `${whole(value)} Hz` },
    {
      name: 'volume',
      samples: audio?.volume ?? [],
      range: { low: 0, high: 1 },
      good: goodIn('volume', 'share'),
      said: percent,
    },
    {
      name: 'pace',
      samples: pace,
      range: rangeWith(pace, goodPace),
      good: goodPace,
      said: (value) =>
        spoken
          ? shortUnitWords.words_per_minute[locale]({ figure: whole(value) })
          : shortUnitWords.syllables_per_second[locale]({ figure: tenths(value) }),
    },
  ];
}

function writeLane({ session, words, locale, paper }: Report, { name, samples, range, good, said }: Drawn) {
  const duration = session.duration ?? 0;
  const frame = { width: column, height, duration, ...range };
  const values = samples.flatMap(({ value }) => (value === null ? [] : [value]));
  const ends = { low: said(Math.min(...values)), high: said(Math.max(...values)) };
  const label = [
    { text: `${partNames[laneParts[name]][locale]} `, look: looks.smallStrong },
    { text: `${ends.low} – ${ends.high}`, look: looks.small },
  ];
  paper.figure(
    labelHeight + height + gap,
    words.laneAsText(partNames[laneParts[name]][locale], ends.low, ends.high),
    (x, top) => {
      const { stream } = paper;
      paper.label(label, x, top + looks.small.size);
      stream.save().translate(x, top + labelHeight);
      stream.rect(0, 0, column, height).fill(colors.sunken);
      if (good) {
        const [upper, lower] = [heightOf(good.to ?? range.high, frame), heightOf(good.from ?? range.low, frame)];
        stream.rect(0, upper, column, Math.max(0, lower - upper)).fill(colors.goodWash);
      }
      const path = linePath(samples, frame);
      // The last value of the pace may lie after the end of the session.
      stream.rect(0, 0, column, height).clip();
      if (path) stream.lineWidth(1).lineJoin('round').lineCap('round').path(path).stroke(colors[name]);
      stream.restore();
    },
  );
}

/** Fillers above, repetitions below, without findings that do not count or that the person dismissed. */
function writeFindings({ words, paper }: Report, { fillers, repetitions }: TextAnalysis, duration: number) {
  const [above, below] = [fillers, repetitions].map((found) => found.filter(({ dismissed }) => !dismissed));
  const counted = words.findingsCounted(above?.length ?? 0, below?.length ?? 0);
  const label = [
    { text: `${words.findingsLane} `, look: looks.smallStrong },
    { text: counted, look: looks.small },
  ];
  paper.figure(labelHeight + findingsHeight + gap, `${words.findingsLane}: ${counted}`, (x, top) => {
    const { stream } = paper;
    paper.label(label, x, top + looks.small.size);
    stream.save().translate(x, top + labelHeight);
    stream.rect(0, 0, column, findingsHeight).fill(colors.sunken);
    const row = findingsHeight / 2;
    for (const [found, y, color] of [
      [above, 2, colors.off],
      [below, row + 1, colors.near],
    ] as const) {
      for (const { offset, duration: length } of found ?? []) {
        const left = Math.min((column * offset) / duration, column - 1.5);
        const width = Math.min(Math.max((column * length) / duration, 1.5), column - left);
        stream.rect(left, y, width, row - 3).fill(color);
      }
    }
    stream.restore();
  });
}

const ticks = 6;

function drawAxis(
  { session, paper }: Report,
  { x, top, duration }: Readonly<{ x: number; top: number; duration: number }>,
) {
  const { stream } = paper;
  const at = (second: number) => x + (column * second) / duration;
  stream.lineWidth(3).strokeColor(colors.pause);
  for (const { offset, duration: length } of session.audioAnalysis?.pauses ?? []) {
    stream
      .moveTo(at(offset), top)
      .lineTo(Math.max(at(offset + length), at(offset) + 0.8), top)
      .stroke();
  }
  for (let tick = 0; tick <= ticks; tick += 1) {
    const text = clockTime((duration * tick) / ticks);
    const width = text.length * looks.small.size * 0.6;
    const left = Math.min(Math.max(at((duration * tick) / ticks) - width / 2, x), x + column - width);
    paper.label([{ text, look: looks.small }], left, top + 13);
  }
}

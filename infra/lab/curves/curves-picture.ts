import { scoreOfPart } from '#analysis/score/part-rules.ts';
import { normsOf, speechNorms } from '#domain/sessions/contract/norms.ts';
import type { ScorePart } from '#domain/sessions/contract/report.ts';

type Curve = Readonly<{
  title: string;
  unit: string;
  from: number;
  to: number;
  part: Pick<ScorePart, 'name' | 'unit' | 'aspect'>;
}>;

const curves: readonly Curve[] = [
  { title: 'pitch', unit: 'variation', from: 0, to: 0.6, part: { name: 'pitch', unit: 'ratio' } },
  {
    title: 'volume: evenness',
    unit: 'dB',
    from: 0,
    to: 12,
    part: { name: 'volume', unit: 'decibels', aspect: 'even' },
  },
  { title: 'volume: ends', unit: 'dB', from: 0, to: 20, part: { name: 'volume', unit: 'decibels', aspect: 'ends' } },
  {
    title: 'volume: emphasis',
    unit: 'dB',
    from: 0,
    to: 8,
    part: { name: 'volume', unit: 'decibels', aspect: 'emphasis' },
  },
  { title: 'pauses', unit: 'a minute', from: 0, to: 14, part: { name: 'pauses', unit: 'per_minute' } },
  {
    title: 'pace: words',
    unit: 'a minute',
    from: 0,
    to: 280,
    part: { name: 'speech_speed', unit: 'words_per_minute' },
  },
  {
    title: 'pace: syllables',
    unit: 'a second',
    from: 0,
    to: 8,
    part: { name: 'speech_speed', unit: 'syllables_per_second' },
  },
  { title: 'fillers', unit: 'a minute', from: 0, to: 14, part: { name: 'filler_words', unit: 'per_minute' } },
  { title: 'repetition', unit: 'a minute', from: 0, to: 12, part: { name: 'repetition', unit: 'per_minute' } },
  { title: 'clarity', unit: 'share', from: 0.2, to: 1, part: { name: 'speech_clarity', unit: 'share' } },
  { title: 'tone', unit: 'percent', from: 0, to: 100, part: { name: 'sentiment', unit: 'percent' } },
];

const [columns, width, height, margin] = [3, 240, 120, 34];
const steps = 120;

/** Every curve of the current formula, for a German presentation: the score (0 to 10) over the measure. */
export function curvesPicture(): string {
  const rows = Math.ceil(curves.length / columns);
  const [whole, high] = [columns * (width + margin) + margin, rows * (height + 2 * margin)];
  const drawn = curves.map((curve, i) => {
    const x = margin + (i % columns) * (width + margin);
    const y = margin + Math.floor(i / columns) * (height + 2 * margin);
    return `<g transform="translate(${x} ${y})">${drawing(curve)}</g>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${whole} ${high}" font-family="sans-serif" font-size="11">
<title>The score of each part over what is measured, ${speechNorms.lowScore.below} and 10 marked</title>
<rect width="${whole}" height="${high}" fill="#fff"/>
${drawn.join('\n')}
</svg>
`;
}

function drawing({ title, unit, from, to, part }: Curve): string {
  const norms = normsOf({ locale: 'de', kind: 'presentation' });
  const whole: ScorePart = { score: null, value: null, good: { from: null, to: null }, ...part };
  const points = Array.from({ length: steps + 1 }, (_, i) => {
    const value = from + ((to - from) * i) / steps;
    return `${plain((width * i) / steps)},${plain(height * (1 - scoreOfPart(whole, value, norms) / 10))}`;
  });
  const low = plain(height * (1 - speechNorms.lowScore.below / 10));
  return [
    `<text y="-8" font-weight="bold" fill="#222">${title}</text>`,
    `<rect width="${width}" height="${height}" fill="#f4f4f2"/>`,
    `<line x2="${width}" y1="${low}" y2="${low}" stroke="#c44" stroke-dasharray="3 3"/>`,
    `<polyline points="${points.join(' ')}" fill="none" stroke="#2457c5" stroke-width="2"/>`,
    `<text y="${height + 15}" fill="#555">${from}</text>`,
    `<text x="${width / 2}" y="${height + 15}" fill="#555" text-anchor="middle">${unit}</text>`,
    `<text x="${width}" y="${height + 15}" fill="#555" text-anchor="end">${to}</text>`,
  ].join('');
}

const plain = (value: number) => String(Math.round(value * 10) / 10);

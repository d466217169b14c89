import { expect, test } from 'vitest';
import { fillerFigures } from '../labelled/filler-figures.ts';
import { fillersDeHeldOut } from '../labelled/fillers/de-held-out.ts';
import { fillersDeTuning } from '../labelled/fillers/de-tuning.ts';
import { fillersEnHeldOut } from '../labelled/fillers/en-held-out.ts';
import { fillersEnTuning } from '../labelled/fillers/en-tuning.ts';
import { transcriptOf } from '../labelled/notation.ts';
import { readSession } from '../words/read-session.ts';
import { findFillers } from './find-fillers.ts';

const halves = [
  ['de', 'tuning', fillersDeTuning],
  ['de', 'held out', fillersDeHeldOut],
  ['en', 'tuning', fillersEnTuning],
  ['en', 'held out', fillersEnHeldOut],
] as const;

const percent = (share: number) => Math.round(100 * share);

test('at least 95 % of the findings are fillers, and at least 90 % of the fillers are found', () => {
  const rows = halves.map(([language, half, block]) => {
    const { transcripts, annotated, found, precision, recall } = fillerFigures(block, language);
    return { language, half, transcripts, annotated, found, precision: percent(precision), recall: percent(recall) };
  });
  console.table(rows);
  for (const { precision, recall } of rows) {
    expect(precision).toBeGreaterThanOrEqual(95);
    expect(recall).toBeGreaterThanOrEqual(90);
  }
});

test.each(['Halt, da kommt ein Zug!', 'Wir liefen los. Halt, rief der Mann.', 'Halt (0.5) hier geht es nicht weiter.'])(
  '"halt" as a command is no filler: "%s"',
  (line) => {
    const { transcript, duration } = transcriptOf(line, 'de');
    expect(findFillers(readSession(transcript, { duration, gaps: [] }))).toEqual([]);
  },
);

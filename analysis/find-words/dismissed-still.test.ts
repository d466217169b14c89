import { expect, test } from 'vitest';
import { analyseText } from '../text/analyse-text.ts';
import { transcriptOf } from '../text/labelled/notation.ts';
import { dismissedStill } from './dismissed-still.ts';

const text = 'Guten Tag, ähm, wir wir beginnen im Mai, äh, mit dem Plan.';

test('correcting one word keeps dismissed findings', () => {
  expect(after(text.replace('Mai', 'Juni'), ['filler_2', 'immediate_3'])).toEqual(['filler_2', 'immediate_3']);
});

test('an inserted or removed word moves later findings, and their dismissals', () => {
  expect(after(text.replace('Tag', 'schönen Tag'), ['filler_8'])).toEqual(['filler_9']);
  expect(after(text.replace('Guten ', ''), ['filler_2', 'filler_8'])).toEqual(['filler_1', 'filler_7']);
});

test('forgets a finding whose word was corrected, and dismisses no other finding instead', () => {
  expect(after(text.replace('ähm, ', ''), ['filler_2'])).toEqual([]);
  expect(after(text.replace('ähm', 'also'), ['filler_2'])).toEqual([]);
});

function after(corrected: string, dismissed: readonly string[]) {
  const { transcript: before } = transcriptOf(text, 'de');
  const { transcript, duration } = transcriptOf(corrected, 'de');
  return dismissedStill({
    before,
    after: transcript,
    dismissed,
    found: analyseText(transcript, { duration, gaps: [] }),
  });
}

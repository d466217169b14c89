import { expect, test } from 'vitest';
import { unmetConditions } from '#domain/goals/contract/conditions.ts';
import type { Recorded } from '#domain/kernel/message.ts';
import type { ScorePart } from '#domain/sessions/contract/report.ts';
import { storedSamples } from '#domain/sessions/event-samples.ts';
import type { SessionEvent } from '#domain/sessions/events.ts';
import { factsOf } from './session-facts.ts';

const part = (name: ScorePart['name'], rest: Partial<ScorePart>): ScorePart => ({
  ...{ name, score: 10, value: null, unit: 'per_minute', good: { from: null, to: null } },
  ...rest,
});

/** A session with these parts of the score; its median volume is 0.48. */
function session(...parts: readonly ScorePart[]) {
  const scored = { ...storedSamples.AnalysisSucceeded, data: { run: 1, version: 4, score: 7.45, parts } };
  const events = [storedSamples.SessionCreated, storedSamples.AudioAnalysed, storedSamples.TextAnalysed, scored];
  return factsOf(events as unknown as readonly Recorded<SessionEvent>[]);
}

test('a goal for the tone uses the balance that the report shows', () => {
  const facts = session(part('sentiment', { value: 57.7, unit: 'percent', score: 10 }));
  expect(facts.sentiment).toBe(57.7);
  expect(unmetConditions([{ type: 'sentiment', value: { from: 40, to: null } }], facts)).toEqual([]);
});

test('does not count unmeasured fillers as zero', () => {
  const facts = session(part('filler_words', { score: null, value: null, reason: 'fillers_dropped' }));
  expect(facts.filler_words).toBeNull();
  expect(unmetConditions([{ type: 'filler_words', value: 2 }], facts)).toEqual(['filler_words']);
});

test('applies the gain of a calibrated microphone', () => {
  const plain = session(part('volume', { unit: 'share', value: 0.48 })).volume ?? Number.NaN;
  const calibrated = session(part('volume', { unit: 'share', value: 0.74, gain: 12 })).volume ?? Number.NaN;
  expect(calibrated - plain).toBeCloseTo((12 * 30) / 14, 0);
  const tooQuiet = part('volume', { unit: 'share', score: null, reason: 'recorded_too_quietly' });
  expect(session(tooQuiet).volume).toBeNull();
});

test('marks a total score from sound alone', () => {
  expect(session(part('pauses', { value: 3 }))).toMatchObject({ session_score: 7.45, total: 'sound' });
  expect(session(part('speech_speed', { value: 120, unit: 'words_per_minute' })).total).toBe('whole');
});

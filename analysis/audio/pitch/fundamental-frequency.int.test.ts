import { describe, expect, test } from 'vitest';
import { pcmFromArray } from '../pcm.ts';
import { pitchErrors } from '../reference/pitch-errors.ts';
import {
  onceEach,
  praatPitch,
  sampleRate,
  samplesOf,
  sessionNames,
  synthesisedPitch,
} from '../reference/reference-sessions.ts';
import { scanSound } from '../scan/scan-sound.ts';
import { mean } from '../statistics.ts';
import { fundamentalFrequency } from './fundamental-frequency.ts';
import { sustainedPeak } from './sustained-peak.ts';

describe('the fundamental frequency agrees with Praat', () => {
  test.each(sessionNames)('in %s', async (session) => {
    const errors = pitchErrors(await praatPitch(session), await pitchIn(session));
    expect(errors.grossPitchError).toBeLessThanOrEqual(0.001);
    expect(errors.medianCents).toBeLessThanOrEqual(0.5);
    expect(errors.voicingDecisionError).toBeLessThanOrEqual(0.01);
    expect(Math.abs(errors.medianDeviation)).toBeLessThanOrEqual(0.002);
  });

  test('on which frames are voiced, over all talks', async () => {
    const errors = await Promise.all(
      sessionNames.map(async (session) => pitchErrors(await praatPitch(session), await pitchIn(session))),
    );
    expect(mean(errors.map(({ voicingDecisionError }) => voicingDecisionError))).toBeLessThanOrEqual(0.005);
  });

  test.each(sessionNames)('on the frames of %s', async (session) => {
    const [praat, own] = [await praatPitch(session), await pitchIn(session)];
    expect(own.values.length).toBe(praat.values.length);
    expect(own.t0).toBeCloseTo(praat.t0, 6);
    expect(own.dt).toBe(praat.dt);
  });
});

test('the fundamental frequency is the one that was synthesised', async () => {
  const session = 's02_female.clean';
  const truth = await synthesisedPitch(session);
  const errors = pitchErrors(truth, await pitchIn(session));
  expect(errors.grossPitchError).toBeLessThanOrEqual(0.001);
  expect(errors.voicingDecisionError).toBeLessThanOrEqual(0.005);
  expect(Math.abs(errors.medianDeviation)).toBeLessThanOrEqual(0.002);
  // Three periods of a voice that moves are a little off by nature: Praat is by 5.9 cents.
  const { medianCents } = pitchErrors(truth, await praatPitch(session));
  expect(errors.medianCents).toBeLessThanOrEqual(medianCents + 0.5);
});

describe('three clicks on the microphone change at most 1 % of the decisions', () => {
  test.each(sessionNames)('in %s', async (session) => {
    const samples = await samplesOf(session);
    const quiet = samples.map((sample) => 0.1 * sample);
    const clicked = withClicks(quiet);
    const praat = await praatPitch(session);
    const before = pitchErrors(praat, await pitchOf(quiet)).voicingDecisionError;
    const after = pitchErrors(praat, await pitchOf(clicked)).voicingDecisionError;
    expect(Math.abs(after - before)).toBeLessThanOrEqual(0.01);
  });
});

const pitchIn = onceEach(async (session) => pitchOf(await samplesOf(session)));

async function pitchOf(samples: Float32Array) {
  const pcm = pcmFromArray(samples, sampleRate);
  return fundamentalFrequency(pcm, { globalPeak: sustainedPeak(await scanSound(pcm)) });
}

/** Three pops of a millisecond at full scale, spread over the talk. */
function withClicks(samples: Float32Array): Float32Array {
  const clicked = samples.slice();
  for (const share of [0.2, 0.5, 0.8]) {
    const at = Math.floor(share * samples.length);
    clicked.fill(1, at, at + 8);
    clicked.fill(-1, at + 8, at + 16);
  }
  return clicked;
}

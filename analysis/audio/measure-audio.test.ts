import { describe, expect, test } from 'vitest';
import { measureAudio } from './measure-audio.ts';
import { pcmFromArray } from './pcm.ts';

const rate = 16_000;

const nothing = {
  averagePitch: null,
  pitchVariation: null,
  pitchDeviationSemitones: null,
  averageVolume: null,
  volumeSpread: null,
  averagePauseTime: null,
  totalPauseTime: 0,
  pauseCount: 0,
  pausesPerMinute: null,
  speechTime: 0,
  syllableCount: 0,
  speechRate: null,
  articulationRate: null,
  signalToNoise: null,
  clippedShare: 0,
  warnings: [],
};

describe('there is nothing to measure', () => {
  test.each([1, 3, 100, 639, 640, 641, 1599, 1600, 3200, 48_000])('in %d samples of silence', async (length) => {
    const { summary } = await measure(new Float32Array(length));
    expect(summary).toMatchObject(nothing);
  });

  test('in no sound at all', async () => {
    const measures = await measure(new Float32Array(0));
    expect(measures).toMatchObject({ duration: 0, pauses: [], summary: { ...nothing, timedAverages: [] } });
    expect([measures.pitch, measures.volume, measures.peaks].map(({ values }) => values)).toEqual([[], [], []]);
  });

  test('in the noise of a microphone that nobody speaks into', async () => {
    const { summary } = await measure(noise(20, 1 / 32_768));
    expect(summary).toMatchObject(nothing);
  });

  test('in a fifth of a second of noise', async () => {
    expect((await measure(noise(0.2, 0.3))).summary).toMatchObject(nothing);
  });
});

test('a silent recording is one gap and has no pause', async () => {
  const { pauses, summary } = await measure(new Float32Array(5 * rate));
  expect(pauses).toEqual([{ offset: 0, duration: 5 }]);
  expect(summary.pauseCount).toBe(0);
});

test.each([80, 150, 200, 333.3, 480])('a voice of %d Hz has that pitch', async (frequency) => {
  const { pitch, summary } = await measure(voice(2, frequency));
  expect(pitch.values.every((value) => value !== null && Math.abs(value / frequency - 1) < 0.0005)).toBe(true);
  expect(summary.averagePitch).toBeCloseTo(frequency, 1);
});

test('a constant voice has no pitch variation', async () => {
  const { summary } = await measure(voice(20, 200));
  expect(summary.pitchVariation).toBeCloseTo(0, 3);
  expect(summary.pitchDeviationSemitones).toBeCloseTo(0, 1);
});

test('a voice that is half the time an octave higher varies by a third of the mean, and by six semitones', async () => {
  const { summary } = await measure(joined([voice(5, 150), voice(5, 300), voice(5, 150), voice(5, 300)]));
  expect(summary.pitchVariation).toBeCloseTo(1 / 3, 2);
  expect(summary.pitchDeviationSemitones).toBeCloseTo(6, 1);
});

describe('a talk of syllables with three pauses', () => {
  // Pauses begin at 10, 65 and 75 s; the gap of one second is no pause.
  const session = joined([
    silence(1),
    syllables(9),
    silence(3),
    syllables(20),
    silence(1),
    syllables(31),
    silence(4),
    syllables(6),
    silence(2.5),
    syllables(3),
    silence(5),
  ]);

  test('counts the pauses, but not the silence before and after the talk', async () => {
    const { summary } = await measure(session);
    expect(summary.pauseCount).toBe(3);
    expect(summary.totalPauseTime).toBeCloseTo(9.5, 0);
    expect(summary.averagePauseTime).toBeCloseTo(9.5 / 3, 0);
    expect(summary.pausesPerMinute).toBeCloseTo((60 * 3) / 78, 1);
  });

  test('keeps every gap of a quarter of a second or longer', async () => {
    const { pauses, duration } = await measure(session);
    const long = pauses.filter((pause) => pause.duration > 0.5);
    expect(long.map(({ offset }) => Math.round(offset))).toEqual([0, 10, 33, 65, 75, 81]);
    expect(Math.min(...pauses.map((pause) => pause.duration))).toBeGreaterThanOrEqual(0.25);
    expect(long.at(-1)).toMatchObject({ duration: expect.closeTo(5, 0) });
    expect(duration).toBe(85.5);
  });

  test('has averages for each minute, and counts a pause in the minute in which it starts', async () => {
    const { summary } = await measure(session);
    expect(summary.timedAverages.map(({ offset, duration, pauses }) => [offset, duration, pauses])).toEqual([
      [0, 60, 1],
      [60, 25.5, 2],
    ]);
    for (const { pitch } of summary.timedAverages) expect(pitch).toBeCloseTo(180, 0);
  });
});

describe('a voice that gets loud four times a second', () => {
  test('has four syllables a second, each at the loudest moment', async () => {
    const { summary, syllableNuclei } = await measure(joined([silence(1), syllables(20), silence(1)]));
    expect(summary.syllableCount).toBe(80);
    expect(summary.articulationRate).toBeCloseTo(4, 0);
    expect(summary.speechRate).toBeCloseTo(80 / 20, 1);
    const fromOpening = syllableNuclei.map((time) => Math.abs(((4 * (time - 1)) % 1) - 0.5) / 4);
    expect(Math.max(...fromOpening)).toBeLessThanOrEqual(0.02);
  });

  test('has the same syllable rate all the time, and none in a long silence', async () => {
    const { syllableRate } = await measure(joined([syllables(20), silence(20), syllables(20)]));
    expect(syllableRate).toMatchObject({ t0: 0, dt: 1 });
    expect(syllableRate.values).toHaveLength(60);
    const [speaking, silent] = [syllableRate.values.slice(0, 20), syllableRate.values.slice(25, 35)];
    for (const rate of speaking) expect(rate).toBeCloseTo(4, 0);
    expect(silent.every((rate) => rate === null)).toBe(true);
  });
});

test('measures the liveliness of each ten seconds, but not of silence', async () => {
  const lively = [voice(5, 180), voice(5, 220)];
  const { pitchDynamism, summary } = await measure(joined([voice(10, 200), silence(10), ...lively]));
  expect(pitchDynamism).toMatchObject({ dt: 10, values: [expect.closeTo(0, 2), null, expect.closeTo(0.1, 2)] });
  expect(pitchDynamism.t0).toBeCloseTo(5, 1);
  expect(summary.pitchVariation).toBeCloseTo(0.05, 2);
});

test.each([
  { ratio: 30, warnings: [] },
  { ratio: 12, warnings: ['too_noisy'] },
])('measures the noise of a room that is $ratio dB softer than the voice', async ({ ratio, warnings }) => {
  const speech = joined([silence(2), syllables(10), silence(2), syllables(10), silence(2)]);
  const amplitude = Math.sqrt(3) * 10 ** ((levelOf(syllables(10)) - ratio) / 20);
  const room = noise(26, amplitude);
  const { summary } = await measure(speech.map((sample, i) => sample + (room[i] ?? 0)));
  // Half of white noise lies above the speech band, and the dips between syllables are within the speech.
  expect(summary.signalToNoise).toBeGreaterThan(ratio + 2);
  expect(summary.signalToNoise).toBeLessThan(ratio + 4);
  expect(summary.noiseFloor).toBeCloseTo(levelOf(room) - 3, 0);
  expect(summary.warnings).toEqual(warnings);
});

test('a measurement can be aborted', async () => {
  const stop = new AbortController();
  const measuring = measureAudio(pcmFromArray(voice(60, 120), rate), { signal: stop.signal });
  stop.abort(new Error('cancelled'));
  await expect(measuring).rejects.toThrow('cancelled');
});

test('measuring a talk does not block other work', async () => {
  let turns = 0;
  const other = setInterval(() => turns++, 0);
  await measure(voice(120, 120));
  clearInterval(other);
  expect(turns).toBeGreaterThan(20);
});

function measure(samples: Float32Array) {
  return measureAudio(pcmFromArray(samples, rate));
}

function silence(seconds: number): Float32Array {
  return new Float32Array(seconds * rate);
}

/** Ten harmonics, as a glottis has. */
function voice(seconds: number, frequency: number): Float32Array {
  return Float32Array.from({ length: seconds * rate }, (_, i) => {
    let sum = 0;
    for (let k = 1; k <= 10; k++) sum += Math.sin((2 * Math.PI * k * frequency * i) / rate) / k;
    return 0.1 * sum;
  });
}

/** A voice of 180 Hz that opens and closes four times a second. */
function syllables(seconds: number): Float32Array {
  return voice(seconds, 180).map((sample, i) => sample * Math.sin((4 * Math.PI * i) / rate) ** 2);
}

/** White noise, the same at each call (Park & Miller 1988). */
function noise(seconds: number, amplitude: number): Float32Array {
  let state = 1;
  return new Float32Array(seconds * rate).map(() => {
    state = (state * 48_271) % 2_147_483_647;
    return amplitude * ((2 * state) / 2_147_483_647 - 1);
  });
}

/** dBFS. */
function levelOf(samples: Float32Array): number {
  return 10 * Math.log10(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length);
}

function joined(pieces: readonly Float32Array[]): Float32Array {
  return Float32Array.from(pieces.flatMap((piece) => [...piece]));
}

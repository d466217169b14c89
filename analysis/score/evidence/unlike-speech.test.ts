import { expect, test } from 'vitest';
import { speechLike } from '../testing/speech-like.ts';
import { unlikeSpeech } from './unlike-speech.ts';

const duration = 60;
const dt = 0.01;

test('a voice with consonants, melody and pauses is speech', () => {
  expect(unlikeSpeech({ results: session, speechTime: duration })).toBeUndefined();
});

test('without measured syllables the pitch alone decides', () => {
  const { syllableNuclei: _, ...older } = session;
  expect(unlikeSpeech({ results: older, speechTime: duration })).toBeUndefined();
  expect(unlikeSpeech({ results: { ...older, pitch: pitchOf(() => 440) }, speechTime: duration })).toBeDefined();
});

test.each([
  { what: 'notes that are held', sign: 'steady_pitch', pitch: pitchOf((time) => (time % 0.4 < 0.3 ? 220 : null)) },
  { what: 'a flute that plays legato with vibrato', sign: 'unbroken_voice', pitch: pitchOf(vibrato) },
  { what: 'a siren', sign: 'unbroken_voice', pitch: pitchOf((time) => 150 + 200 * (time % 2)) },
])('$what is no speech: $sign', ({ sign, pitch }) => {
  expect(unlikeSpeech({ results: { ...session, pitch }, speechTime: duration })).toBe(sign);
});

test('a sound that hardly ever rises and falls has no syllables', () => {
  const drone = { ...session, syllableNuclei: Array.from({ length: 60 }, (_, i) => i) };
  expect(unlikeSpeech({ results: drone, speechTime: duration })).toBe('no_syllables');
});

test('a low and a high voice in turn are two voices', () => {
  expect(unlikeSpeech({ results: inTurn(12), speechTime: duration })).toBe('two_voices');
});

test('a voice that is a little higher in every other sentence is one voice', () => {
  expect(unlikeSpeech({ results: inTurn(4), speechTime: duration })).toBeUndefined();
});

function pitchOf(at: (time: number) => number | null) {
  return { t0: 0, dt, values: Array.from({ length: duration / dt }, (_, frame) => at(frame * dt)) };
}

function vibrato(time: number): number | null {
  const note = 200 * 2 ** ((Math.floor(3 * time) % 5) / 12);
  return time % 4 > 3.9 ? null : note * (1 + 0.03 * Math.sin(2 * Math.PI * 5.5 * time));
}

/** Ten phrases of 5.5 s; every second one is higher by `semitones`. */
function inTurn(semitones: number) {
  const gaps = Array.from({ length: 10 }, (_, i) => ({ offset: 5.5 + 6 * i, duration: 0.5 }));
  const { pitch, ...others } = speechLike({ duration, gaps });
  const higher = 2 ** (semitones / 12);
  const values = pitch.values.map((value, frame) =>
    Math.floor((frame * dt) / 6) % 2 ? value && value * higher : value,
  );
  return { ...others, pitch: { ...pitch, values } };
}

const session = speechLike({ duration, gaps: [{ offset: 20, duration: 1 }] });

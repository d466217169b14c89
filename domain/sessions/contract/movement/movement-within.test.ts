import { expect, test } from 'vitest';
import { movementWithin, partsOfMovement } from './movement-within.ts';
import { type MovementSample, mostSamples, mostSamplesInPart } from './samples.ts';

const at = (t: number): MovementSample => ({
  t,
  head: { p: [0, 1.6, 0], q: [0, 0, 0, 1] },
  left: null,
  right: null,
  gaze: null,
});
const times = (samples: readonly MovementSample[]) => samples.map(({ t }) => t);

test('removes samples outside the cut, and starts the rest at zero', () => {
  expect(times(movementWithin([0.5, 1, 1.1, 2, 2.1].map(at), { from: 1, to: 2 }))).toEqual([0, 0.1, 1]);
});

test('splits samples into parts of the maximum size, with increasing times', () => {
  const many = Array.from({ length: mostSamplesInPart + 2 }, (_, index) => at(index / 10));
  expect(partsOfMovement(many).map(({ length }) => length)).toEqual([mostSamplesInPart, 2]);
  expect(partsOfMovement([0, 0.2, 0.2, 0.1, 0.3].map(at)).map(times)).toEqual([[0, 0.2, 0.3]]);
  expect(partsOfMovement([])).toEqual([]);
});

test('drops samples beyond the maximum of a talk', () => {
  const many = Array.from({ length: mostSamples + 5 }, (_, index) => at(index / 100));
  expect(partsOfMovement(many).flat()).toHaveLength(mostSamples);
});

import { expect, test } from 'vitest';
import { warningsOf } from './warnings.ts';

const good = { averageVolume: 0.5, signalToNoise: 45, clippedShare: 0, humLevel: -70, dcOffset: 0, noiseFloor: -60 };

test.each([
  { recording: {}, says: [] },
  { recording: { averageVolume: 0.19 }, says: ['too_quiet'] },
  { recording: { signalToNoise: 19.9 }, says: ['too_noisy'] },
  { recording: { clippedShare: 0.0002 }, says: ['clipped'] },
  { recording: { humLevel: -30 }, says: ['hum'] },
  { recording: { humLevel: -30, noiseFloor: -25 }, says: [] },
  { recording: { dcOffset: -0.2 }, says: ['offset'] },
  { recording: { averageVolume: 0.1, signalToNoise: 5 }, says: ['too_quiet', 'too_noisy'] },
  { recording: { averageVolume: 0.2, signalToNoise: 20, clippedShare: 0.0001 }, says: [] },
  { recording: { averageVolume: null, signalToNoise: null }, says: [] },
])('$recording gives the warnings $says', ({ recording, says }) => {
  expect(warningsOf({ ...good, ...recording })).toEqual(says);
});

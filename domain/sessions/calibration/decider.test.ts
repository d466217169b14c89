import { describe, expect, test } from 'vitest';
import { specFor } from '#domain/kernel/decider-spec.ts';
import { type CalibrationCommand, calibrationDecider, gainInForce } from './decider.ts';
import { calibrationSamples } from './event-samples.ts';
import type { CalibrationEvent } from './events.ts';
import { judgeCalibration } from './judge-calibration.ts';

const given = specFor(calibrationDecider);
const { CalibrationStarted: started, CalibrationCompleted: completed } = calibrationSamples;
const { CalibrationApplied: applied, CalibrationUndone: undone } = calibrationSamples;
const askedBy = started.data.ownerId;
const start: CalibrationCommand = {
  type: 'StartCalibration',
  data: { ownerId: askedBy, deviceName: started.data.deviceName },
};
const report = (step: 'quiet' | 'normal' | 'loud', level: number | null): CalibrationCommand => ({
  type: 'ReportCalibrationStep',
  data: { askedBy, step, level, clippedShare: 0 },
});
const measured = (step: 'quiet' | 'normal' | 'loud', level: number, run = 1): CalibrationEvent => ({
  type: 'CalibrationStepMeasured',
  data: { run, step, level, clippedShare: 0 },
});
const apply: CalibrationCommand = { type: 'ApplyCalibration', data: { askedBy } };
const undo: CalibrationCommand = { type: 'UndoCalibration', data: { askedBy } };
const twoSteps = [started, measured('quiet', -68), measured('normal', -41.5)];
const again: CalibrationEvent = { type: 'CalibrationStarted', data: { ...started.data, run: 2 } };

describe('a calibration', () => {
  test('starts, and not twice before anything was measured', () => {
    given().when(start).thenEmits(started);
    given(started).when(start).thenNothing();
  });

  test('starts anew after a step', () =>
    given(...twoSteps)
      .when(start)
      .thenEmits(again));

  test('completes with the third step, and says what is added', () =>
    given(...twoSteps)
      .when(report('loud', -30))
      .thenEmits(measured('loud', -30), completed));

  test('fails where the loud voice is no louder', () =>
    given(...twoSteps)
      .when(report('loud', -40))
      .thenEmits(measured('loud', -40), { type: 'CalibrationFailed', data: { run: 1, reason: 'not_louder' } }));

  test('fails at once where the normal voice is hardly louder than the room', () =>
    given(started, measured('quiet', -40))
      .when(report('normal', -35))
      .thenEmits(measured('normal', -35), { type: 'CalibrationFailed', data: { run: 1, reason: 'too_noisy' } }));

  test('takes no step after its end', () =>
    given(...twoSteps, measured('loud', -30), completed)
      .when(report('loud', -30))
      .thenRefuses('conflict'));

  test('is applied once, and only when it is complete', () => {
    given(started, completed).when(apply).thenEmits(applied);
    given(started, completed, applied).when(apply).thenNothing();
    given(started).when(apply).thenRefuses('conflict');
  });

  test('is undone once', () => {
    given(started, completed, applied).when(undo).thenEmits(undone);
    given(started, completed, applied, undone).when(undo).thenNothing();
  });

  test('of somebody else is not there', () =>
    given(started, completed)
      .when({ type: 'ApplyCalibration', data: { askedBy: 'b'.repeat(32) } })
      .thenRefuses('not_found'));
});

test('after one is undone, the one before it counts again', () => {
  const second: CalibrationEvent[] = [
    again,
    { type: 'CalibrationCompleted', data: { ...completed.data, run: 2, gain: 3 } },
    { type: 'CalibrationApplied', data: { run: 2 } },
  ];
  const after = (...events: CalibrationEvent[]) =>
    gainInForce(events.reduce(calibrationDecider.evolve, calibrationDecider.initialState));
  expect(after(started, completed, applied)).toBe(15.5);
  expect(after(started, completed, applied, ...second)).toBe(3);
  expect(after(started, completed, applied, ...second, { type: 'CalibrationUndone', data: { run: 2 } })).toBe(15.5);
  expect(after(started, completed, applied, undone)).toBeNull();
});

test.each([
  ['nobody is heard', [-60, null, null], 'nothing_heard'],
  ['the room is as loud as the voice', [-40, -35, -25], 'too_noisy'],
  ['the voice is far too faint', [-90, -60, -50], 'out_of_range'],
] as const)('%s', (_name, [quiet, normal, loud], reason) => {
  const step = (level: number | null) => ({ level, clippedShare: 0 });
  expect(judgeCalibration({ quiet: step(quiet), normal: step(normal), loud: step(loud) })).toBe(reason);
});

test('a normal voice whose tops are cut off says nothing', () => {
  const step = (level: number, clippedShare = 0) => ({ level, clippedShare });
  expect(judgeCalibration({ quiet: step(-60), normal: step(-14, 0.01), loud: step(-8) })).toBe('clipped');
});

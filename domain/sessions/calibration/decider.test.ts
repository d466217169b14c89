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
const failed: CalibrationEvent = { type: 'CalibrationFailed', data: { run: 1, reason: 'too_noisy' } };
const again: CalibrationEvent = { type: 'CalibrationStarted', data: { ...started.data, run: 2 } };

describe('a calibration', () => {
  test('starts once before the first measurement', () => {
    given().when(start).thenEmits(started);
    given(started).when(start).thenNothing();
  });

  test('starts anew after a step', () =>
    given(...twoSteps)
      .when(start)
      .thenEmits(again));

  test('completes with the third step and the gain', () =>
    given(...twoSteps)
      .when(report('loud', -30))
      .thenEmits(measured('loud', -30), completed));

  test('fails if the loud voice is not louder', () =>
    given(...twoSteps)
      .when(report('loud', -40))
      .thenEmits(measured('loud', -40), { type: 'CalibrationFailed', data: { run: 1, reason: 'not_louder' } }));

  test('fails immediately if the normal voice is hardly louder than the room', () =>
    given(started, measured('quiet', -40))
      .when(report('normal', -35))
      .thenEmits(measured('normal', -35), { type: 'CalibrationFailed', data: { run: 1, reason: 'too_noisy' } }));

  test('accepts no step after its end', () =>
    given(...twoSteps, measured('loud', -30), completed)
      .when(report('loud', -30))
      .thenRefuses('conflict'));

  test('is applied once, after completion only', () => {
    given(started, completed).when(apply).thenEmits(applied);
    given(started, completed, applied).when(apply).thenNothing();
    given(started).when(apply).thenRefuses('conflict');
  });

  test('is undone once', () => {
    given(started, completed, applied).when(undo).thenEmits(undone);
    given(started, completed, applied, undone).when(undo).thenNothing();
  });

  test('does not exist for other people', () => {
    const stranger = 'b'.repeat(32);
    given(started, completed)
      .when({ type: 'ApplyCalibration', data: { askedBy: stranger } })
      .thenRefuses('not_found');
    given(started)
      .when({ ...start, data: { ...start.data, ownerId: stranger } } as CalibrationCommand)
      .thenRefuses('not_found');
    given().when(undo).thenRefuses('not_found');
    given(completed).when(undo).thenRefuses('not_found');
  });

  test('starts anew after its end', () => {
    given(started, failed).when(start).thenEmits(again);
    given(started, completed).when(start).thenEmits(again);
  });

  test('measures steps in any order, and the last measurement of each counts', () => {
    given(started).when(report('normal', -41.5)).thenEmits(measured('normal', -41.5));
    given(started, measured('normal', -41.5)).when(report('quiet', -68)).thenEmits(measured('quiet', -68));
    given(started, measured('quiet', -68), measured('loud', -30))
      .when(report('normal', -41.5))
      .thenEmits(measured('normal', -41.5), completed);
    given(started, measured('quiet', -40), measured('quiet', -68))
      .when(report('normal', -41.5))
      .thenEmits(measured('normal', -41.5));
  });

  test('accepts no step and is not applied after a failure', () => {
    given(...twoSteps, failed)
      .when(report('loud', -30))
      .thenRefuses('conflict');
    given(...twoSteps, failed)
      .when(apply)
      .thenRefuses('conflict');
  });

  test('is not applied after it was undone', () => {
    given(started, completed, applied, undone).when(apply).thenRefuses('conflict');
  });

  test('in progress continues when the previous one is undone', () => {
    const newer = [started, completed, applied, again, measured('quiet', -68, 2)];
    given(...newer)
      .when(undo)
      .thenEmits(undone);
    given(...newer, undone)
      .when(report('normal', -41.5))
      .thenEmits(measured('normal', -41.5, 2));
  });
});

test('undoing a calibration restores the one before it', () => {
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
  ['nobody is heard loud', [-60, -30, null], 'nothing_heard'],
  ['the room is as loud as the voice', [-40, -35, -25], 'too_noisy'],
  ['the room is hardly fainter than the voice', [-47.9, -36, -25], 'too_noisy'],
  ['the voice is far too faint', [-90, -60, -50], 'out_of_range'],
  ['the voice is a little too faint', [-90, -50.1, -40], 'out_of_range'],
  ['the voice is far too loud', [-60, -1.9, 2], 'out_of_range'],
  ['the loud voice is hardly louder', [-60, -30, -27.1], 'not_louder'],
] as const)('%s', (_name, [quiet, normal, loud], reason) => {
  const step = (level: number | null) => ({ level, clippedShare: 0 });
  expect(judgeCalibration({ quiet: step(quiet), normal: step(normal), loud: step(loud) })).toBe(reason);
});

test('fails for a clipped normal voice', () => {
  const step = (level: number, clippedShare = 0) => ({ level, clippedShare });
  expect(judgeCalibration({ quiet: step(-60), normal: step(-14, 0.01), loud: step(-8) })).toBe('clipped');
});

test.each([
  ['a room just quiet enough', [-48, -36, -30], { quiet: -48, normal: -36, loud: -30, gain: 10 }],
  ['a room without any sound', [null, -36, -30], { quiet: -100, normal: -36, loud: -30, gain: 10 }],
  ['a voice just loud enough', [-90, -50, -40], { quiet: -90, normal: -50, loud: -40, gain: 24 }],
  ['a loud voice just louder', [-60, -30.02, -27.02], { quiet: -60, normal: -30.02, loud: -27.02, gain: 4 }],
] as const)('%s is accepted', (_name, [quiet, normal, loud], profile) => {
  const step = (level: number | null) => ({ level, clippedShare: 0.001 });
  expect(judgeCalibration({ quiet: step(quiet), normal: step(normal), loud: step(loud) })).toEqual(profile);
});

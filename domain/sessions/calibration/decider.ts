import type { Decider } from '#domain/kernel/decider.ts';
import { refuse } from '#domain/kernel/errors.ts';
import type { Message } from '#domain/kernel/message.ts';
import type { CalibrationEvent } from './events.ts';
import { type CalibrationStep, faultOfVoice, judgeCalibration, type Step } from './judge-calibration.ts';

type AskedBy = Readonly<{ askedBy: string }>;

export type CalibrationCommand =
  | Message<'StartCalibration', Readonly<{ ownerId: string; deviceName: string }>>
  | Message<'ReportCalibrationStep', AskedBy & Step & Readonly<{ step: CalibrationStep }>>
  | Message<'ApplyCalibration' | 'UndoCalibration', AskedBy>;

type Status = 'in_progress' | 'completed' | 'failed' | 'applied' | 'undone';

/** Runs for one microphone: the last one, and the applied ones in order; the last applied one counts. */
export type Calibration = Readonly<{
  ownerId: string;
  run: number;
  status: Status;
  steps: Readonly<Partial<Record<CalibrationStep, Step>>>;
  gain: number | null;
  applied: readonly Readonly<{ run: number; gain: number }>[];
}>;

/** dB that are added to the microphone's level; null if unknown. */
export const gainInForce = (calibration: Calibration | null): number | null =>
  calibration?.applied.at(-1)?.gain ?? null;

export const calibrationDecider: Decider<Calibration | null, CalibrationCommand, CalibrationEvent> = {
  initialState: null,

  decide(command, calibration) {
    if (command.type === 'StartCalibration') return decideStarted(command.data, calibration);
    if (calibration?.ownerId !== command.data.askedBy) return refuse('not_found');
    const { run, status } = calibration;
    switch (command.type) {
      case 'ReportCalibrationStep':
        return status === 'in_progress' ? decideStep(command.data, calibration) : refuse('conflict');
      case 'ApplyCalibration':
        if (status === 'applied') return [];
        return status === 'completed' ? [{ type: 'CalibrationApplied', data: { run } }] : refuse('conflict');
      case 'UndoCalibration': {
        const last = calibration.applied.at(-1);
        return last ? [{ type: 'CalibrationUndone', data: { run: last.run } }] : [];
      }
    }
  },

  evolve(calibration, event) {
    if (event.type === 'CalibrationStarted') {
      const { ownerId, run } = event.data;
      return { ownerId, run, status: 'in_progress', steps: {}, gain: null, applied: calibration?.applied ?? [] };
    }
    return calibration && evolveStarted(calibration, event);
  },
};

function decideStarted(
  { ownerId, deviceName }: Readonly<{ ownerId: string; deviceName: string }>,
  before: Calibration | null,
): readonly CalibrationEvent[] {
  if (before && before.ownerId !== ownerId) return refuse('not_found');
  const isFresh = before?.status === 'in_progress' && Object.keys(before.steps).length === 0;
  if (isFresh) return [];
  return [{ type: 'CalibrationStarted', data: { ownerId, run: (before?.run ?? 0) + 1, deviceName } }];
}

function decideStep(
  { step, level, clippedShare }: Step & Readonly<{ step: CalibrationStep }>,
  { run, steps }: Calibration,
): readonly CalibrationEvent[] {
  const measured: CalibrationEvent = { type: 'CalibrationStepMeasured', data: { run, step, level, clippedShare } };
  const all: Calibration['steps'] = { ...steps, [step]: { level, clippedShare } };
  const { quiet, normal, loud } = all;
  if (!quiet || !normal) return [measured];
  if (!loud) {
    const fault = faultOfVoice({ quiet, normal });
    return fault ? [measured, { type: 'CalibrationFailed', data: { run, reason: fault } }] : [measured];
  }
  const judged = judgeCalibration({ quiet, normal, loud });
  return [
    measured,
    typeof judged === 'string'
      ? { type: 'CalibrationFailed', data: { run, reason: judged } }
      : { type: 'CalibrationCompleted', data: { run, ...judged } },
  ];
}

function evolveStarted(calibration: Calibration, event: Exclude<CalibrationEvent, { type: 'CalibrationStarted' }>) {
  const { run, gain, applied, status } = calibration;
  switch (event.type) {
    case 'CalibrationStepMeasured': {
      const { step, level, clippedShare } = event.data;
      return { ...calibration, steps: { ...calibration.steps, [step]: { level, clippedShare } } };
    }
    case 'CalibrationCompleted':
      return { ...calibration, status: 'completed' as const, gain: event.data.gain };
    case 'CalibrationFailed':
      return { ...calibration, status: 'failed' as const };
    case 'CalibrationApplied':
      return { ...calibration, status: 'applied' as const, applied: [...applied, { run, gain: gain ?? 0 }] };
    case 'CalibrationUndone': {
      const isCurrent = event.data.run === run;
      return { ...calibration, status: isCurrent ? ('undone' as const) : status, applied: applied.slice(0, -1) };
    }
  }
}

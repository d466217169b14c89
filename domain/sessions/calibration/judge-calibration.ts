import type { CalibrationEvent } from './events.ts';

type Events = { [E in CalibrationEvent as E['type']]: E['data'] };
export type CalibrationStep = Events['CalibrationStepMeasured']['step'];
type Failure = Events['CalibrationFailed']['reason'];
type Profile = Omit<Events['CalibrationCompleted'], 'run'>;
export type Step = Pick<Events['CalibrationStepMeasured'], 'level' | 'clippedShare'>;

/** Nominal level of speech, dBFS (ITU-T P.56). */
const nominal = -26;
/** dB. From this distance on, pauses are found reliably. */
const leastAboveRoom = 12;
const leastLouder = 3;
/** dB. Beyond this distance, the sound is hardly a voice at a microphone. */
const farthest = 24;
/** Share of samples at full scale. */
const mostClipped = 0.001;

const tenths = (level: number) => Math.round(level * 10) / 10;

// A room without any sound is as quiet as possible.
const levelOfRoom = ({ level }: Step) => level ?? -100;
const gainFor = (normal: number) => tenths(nominal - normal);

/** Why the normal voice in this room cannot be used; undefined if it can. The loud voice does not matter. */
export function faultOfVoice({ quiet, normal }: Readonly<Record<'quiet' | 'normal', Step>>): Failure | undefined {
  if (normal.level === null) return 'nothing_heard';
  if (normal.level - levelOfRoom(quiet) < leastAboveRoom) return 'too_noisy';
  if (normal.clippedShare > mostClipped) return 'clipped';
  return Math.abs(gainFor(normal.level)) > farthest ? 'out_of_range' : undefined;
}

/** The profile that is derived from the three steps, or the reason why there is none. */
export function judgeCalibration(steps: Readonly<Record<CalibrationStep, Step>>): Profile | Failure {
  const [normal, loud] = [steps.normal.level, steps.loud.level];
  const fault = faultOfVoice(steps);
  if (fault) return fault;
  if (normal === null || loud === null) return 'nothing_heard';
  if (loud - normal < leastLouder) return 'not_louder';
  return { quiet: levelOfRoom(steps.quiet), normal, loud, gain: gainFor(normal) };
}

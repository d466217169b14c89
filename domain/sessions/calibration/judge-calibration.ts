import type { CalibrationEvent } from './events.ts';

type Events = { [E in CalibrationEvent as E['type']]: E['data'] };
export type CalibrationStep = Events['CalibrationStepMeasured']['step'];
type Failure = Events['CalibrationFailed']['reason'];
type Profile = Omit<Events['CalibrationCompleted'], 'run'>;
export type Step = Pick<Events['CalibrationStepMeasured'], 'level' | 'clippedShare'>;

/** Nominal level of speech, dBFS (ITU-T P.56). */
const nominal = -26;
/** dB. From there on pauses are found surely. */
const leastAboveRoom = 12;
const leastLouder = 3;
/** dB. Beyond, what is heard is hardly a voice at a microphone. */
const farthest = 24;
/** Share of samples at full scale. */
const mostClipped = 0.001;

const tenths = (level: number) => Math.round(level * 10) / 10;

// A room in which nothing at all is heard is as quiet as can be.
const levelOfRoom = ({ level }: Step) => level ?? -100;
const gainFor = (normal: number) => tenths(nominal - normal);

/** Why the normal voice in this room cannot be used; undefined where it can. The loud voice would not change it. */
export function faultOfVoice({ quiet, normal }: Readonly<Record<'quiet' | 'normal', Step>>): Failure | undefined {
  if (normal.level === null) return 'nothing_heard';
  if (normal.level - levelOfRoom(quiet) < leastAboveRoom) return 'too_noisy';
  if (normal.clippedShare > mostClipped) return 'clipped';
  return Math.abs(gainFor(normal.level)) > farthest ? 'out_of_range' : undefined;
}

/** The profile that follows from the three steps, or the reason why there is none. */
export function judgeCalibration(steps: Readonly<Record<CalibrationStep, Step>>): Profile | Failure {
  const [normal, loud] = [steps.normal.level, steps.loud.level];
  const fault = faultOfVoice(steps);
  if (fault) return fault;
  if (normal === null || loud === null) return 'nothing_heard';
  if (loud - normal < leastLouder) return 'not_louder';
  return { quiet: levelOfRoom(steps.quiet), normal, loud, gain: gainFor(normal) };
}

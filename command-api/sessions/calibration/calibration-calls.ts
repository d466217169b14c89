import { calibrationDecider } from '#domain/sessions/calibration/decider.ts';
import type { calibrationCommands } from '#domain/sessions/contract/calibration.ts';
import type { ClipMeasures } from '#domain/sessions/contract/clips.ts';
import { streamOf } from '#domain/stream-names.ts';
import { permitted } from '#infra/http/rules.ts';
import type { CommandHandlers, CommandTools } from '../../command-area.ts';
import { measuresOf } from '../clips/clip-calls.ts';
import { deviceOf } from './stored-calibration.ts';

const allow = permitted('upload:audio');
/** In seconds: a shorter sound may be a cough. */
const leastVoice = 1;

/** Commands that start, finish and drop a calibration of a person's microphone. */
export const calibrationCalls = ({ pool }: CommandTools): CommandHandlers<typeof calibrationCommands> => ({
  StartCalibration: {
    allow,
    async run({ body: { device }, principal, send }) {
      const { id: ownerId } = principal();
      const id = deviceOf(ownerId, device);
      const data = { ownerId, deviceName: device.name };
      await send({
        stream: streamOf('calibration', id),
        decider: calibrationDecider,
        command: { type: 'StartCalibration', data },
      });
      return { id };
    },
  },
  MeasureCalibrationStep: {
    allow,
    claims: 'before',
    async run({ params: { calibrationId }, body: { step, clipId }, principal, send }) {
      const { id: askedBy } = principal();
      const measures = await measuresOf(pool, askedBy, clipId);
      const level = step === 'quiet' ? roomOf(measures) : voiceOf(measures);
      const data = { askedBy, step, level, clippedShare: measures.clippedShare };
      const command = { type: 'ReportCalibrationStep', data } as const;
      return send({ stream: streamOf('calibration', calibrationId), decider: calibrationDecider, command });
    },
  },
  ApplyCalibration: {
    allow,
    run: ({ params: { calibrationId }, principal, send }) =>
      send({
        stream: streamOf('calibration', calibrationId),
        decider: calibrationDecider,
        command: { type: 'ApplyCalibration', data: { askedBy: principal().id } },
      }),
  },
  UndoCalibration: {
    allow,
    run: ({ params: { calibrationId }, principal, send }) =>
      send({
        stream: streamOf('calibration', calibrationId),
        decider: calibrationDecider,
        command: { type: 'UndoCalibration', data: { askedBy: principal().id } },
      }),
  },
});

/** The noise level of the room in dB. A voice during this step counts as noise. */
const roomOf = ({ level, noise, speechTime }: ClipMeasures): number | null =>
  speechTime >= leastVoice ? Math.max(level ?? -100, noise ?? -100) : noise;

const voiceOf = ({ level, speechTime }: ClipMeasures): number | null => (speechTime >= leastVoice ? level : null);

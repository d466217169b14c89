import { streamsOfPerson } from '#command-api/privacy/for-others.ts';
import type { JobKind } from '#domain/jobs.ts';
import { idOf } from '#domain/kernel/ids.ts';
import type { Recorded } from '#domain/kernel/message.ts';
import { gainInForce } from '#domain/sessions/calibration/decider.ts';
import type { CalibrationEvent } from '#domain/sessions/calibration/events.ts';
import type { Handle } from '#infra/event-store/command-handler.ts';
import type { EventStore } from '#infra/event-store/event-store.ts';
import { uuidv5 } from '#infra/ids.ts';
import type { JobHandler } from '../../job-handler.ts';
import type { Reaction } from '../../reaction.ts';
import { loadSession, toSession } from '../stored-session.ts';
import { loadCalibration } from './stored-calibration.ts';

const kind = 'calibrate-talks' satisfies JobKind;

/** Scores earlier sessions again when a calibration is applied or undone. */
export const calibrationReaction: Reaction = {
  name: 'calibrations',
  streams: ['calibration-'],
  types: ['CalibrationApplied', 'CalibrationUndone'] satisfies readonly CalibrationEvent['type'][],
  async react(event, { put, store }) {
    const { id, stream } = event as Recorded<CalibrationEvent>;
    const device = idOf(stream);
    const ownerId = (await loadCalibration(store, device))?.ownerId ?? '';
    put({ kind, key: id, ownerId, payload: { device }, priority: 0 });
  },
};

type Tools = Readonly<{ store: EventStore; asStored: EventStore; handle: Handle }>;

/** Sends the current gain to every session that was recorded with this microphone. */
export const sessionCalibration = ({ store, asStored, handle }: Tools): JobHandler<typeof kind> => ({
  async run(job) {
    const { device } = job.payload;
    const calibration = await loadCalibration(store, device);
    if (!calibration) return;
    const gain = gainInForce(calibration);
    const { session: streams = [] } = await streamsOfPerson(asStored, calibration.ownerId);
    for (const sessionId of streams.map(idOf)) {
      const { state } = await loadSession(store, sessionId);
      if (typeof state === 'string' || state.device !== device || state.gain === gain) continue;
      await handle({
        ...toSession(sessionId, { type: 'CalibrateSession', data: { gain } }),
        commandId: uuidv5(job.id, sessionId),
        correlationId: job.correlationId,
        actor: { kind: 'system', id: kind },
      });
    }
  },
});

import { quotaDecider } from '#command-api/quotas/for-others.ts';
import type { JobKind } from '#domain/jobs.ts';
import { idOf } from '#domain/kernel/ids.ts';
import type { Recorded } from '#domain/kernel/message.ts';
import type { QuotaEvent } from '#domain/quotas/events.ts';
import { isAnalysing } from '#domain/sessions/session.ts';
import type { Handle } from '#infra/event-store/command-handler.ts';
import type { EventStore } from '#infra/event-store/event-store.ts';
import { uuidv5 } from '#infra/ids.ts';
import type { JobHandler } from '../job-handler.ts';
import type { Reaction } from '../reaction.ts';
import { loadSession } from './stored-session.ts';

/** Checks later whether the analysis of a reservation was started. */
export const quotaCheckJob = 'quota-check' satisfies JobKind;
const kind = quotaCheckJob;
const delaySeconds = 600;

/** Quota is reserved before its session is created. If a crash came in between, a later check returns the quota. */
export const quotaReaction: Reaction = {
  name: 'quotas',
  streams: ['quota-'],
  types: ['AnalysisReserved'] satisfies readonly QuotaEvent['type'][],
  async react(event, { put }) {
    const { id, stream, type, data } = event as Recorded<QuotaEvent>;
    if (type !== 'AnalysisReserved') return;
    const [ownerId = ''] = idOf(stream).split('_');
    const payload = { stream, sessionId: data.sessionId };
    put({ kind, key: id, ownerId, payload, priority: 0, delaySeconds });
  },
};

/** Returns the quota of an analysis that never started. */
export const quotaCheck = (store: EventStore, handle: Handle): JobHandler<typeof kind> => ({
  async run(job) {
    const { stream, sessionId } = job.payload;
    const { state } = await loadSession(store, sessionId);
    if (typeof state !== 'string' && isAnalysing(state)) return;
    await handle({
      stream,
      decider: quotaDecider,
      command: { type: 'ReturnAnalysis', data: { sessionId } },
      commandId: uuidv5(job.id, 'return'),
      correlationId: job.correlationId,
      actor: { kind: 'system', id: kind },
    });
  },
});

import type { Recorded } from '#domain/kernel/message.ts';
import { type Quota, quotaDecider } from '#domain/quotas/decider.ts';
import type { QuotaEvent } from '#domain/quotas/events.ts';

type Reservation = Readonly<{ id: string; position: bigint }>;

export type QuotaHistory = {
  quota: Quota;
  /** The open reservation of each session, with the event that made it. */
  readonly open: Map<string, Reservation>;
  readonly consumed: Map<string, number>;
};

/** One history for each person and month, by stream name. */
export function quotaHistories() {
  const quotas = new Map<string, QuotaHistory>();
  return {
    quotas: quotas as ReadonlyMap<string, QuotaHistory>,
    see(recorded: Recorded) {
      if (!recorded.stream.startsWith('quota-')) return;
      const event = recorded as Recorded<QuotaEvent>;
      const history = quotas.get(event.stream) ?? {
        quota: quotaDecider.initialState,
        open: new Map(),
        consumed: new Map(),
      };
      quotas.set(event.stream, history);
      history.quota = quotaDecider.evolve(history.quota, event);
      if (event.type !== 'AnalysisReserved' && event.type !== 'AnalysisConsumed' && event.type !== 'AnalysisReturned')
        return;
      const { sessionId } = event.data;
      if (event.type === 'AnalysisReserved') history.open.set(sessionId, event);
      else history.open.delete(sessionId);
      if (event.type === 'AnalysisConsumed')
        history.consumed.set(sessionId, (history.consumed.get(sessionId) ?? 0) + 1);
    },
  };
}

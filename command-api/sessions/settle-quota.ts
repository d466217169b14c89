import { type QuotaCommand, quotaDecider, quotaStream } from '#command-api/quotas/for-others.ts';
import { idOf } from '#domain/kernel/ids.ts';
import type { Recorded } from '#domain/kernel/message.ts';
import type { SessionEvent } from '#domain/sessions/events.ts';
import type { Session } from '#domain/sessions/session.ts';
import type { Handle } from '#infra/event-store/command-handler.ts';
import { causedBy } from '../reaction.ts';

type Settlement = 'ConsumeAnalysis' | 'ReturnAnalysis';

/** A session that could not be scored costs nothing, like one that could not be analysed. */
function settlementOf(event: SessionEvent): Settlement | undefined {
  switch (event.type) {
    case 'AnalysisSucceeded':
      return event.data.withheld ? 'ReturnAnalysis' : 'ConsumeAnalysis';
    case 'AnalysisFailed':
    case 'SessionDeleted':
      return 'ReturnAnalysis';
    default:
      return undefined;
  }
}

/**
 * Consumes or returns the reserved quota, depending on the event; does nothing if it is settled already. Every caller sends
 * the same command, so it counts once.
 */
export async function settleQuota(event: Recorded<SessionEvent>, session: Session, handle: Handle): Promise<void> {
  const type = settlementOf(event);
  if (!type) return;
  const { ownerId, quotaPeriod } = session;
  const command: QuotaCommand = { type, data: { sessionId: idOf(event.stream) } };
  const stream = quotaStream(ownerId, quotaPeriod);
  await handle({ stream, decider: quotaDecider, command, ...causedBy(event, 'settle-quota') });
}

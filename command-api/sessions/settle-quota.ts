import { idOf } from '#domain/kernel/ids.ts';
import type { Recorded } from '#domain/kernel/message.ts';
import { type QuotaCommand, quotaDecider } from '#domain/quotas/decider.ts';
import { quotaStream } from '#domain/quotas/quota.ts';
import type { SessionEvent } from '#domain/sessions/events.ts';
import type { Session } from '#domain/sessions/session.ts';
import type { Handle } from '#infra/event-store/command-handler.ts';
import { causedBy } from '../reaction.ts';

const settlements: Readonly<Record<string, 'ConsumeAnalysis' | 'ReturnAnalysis'>> = {
  AnalysisSucceeded: 'ConsumeAnalysis',
  AnalysisFailed: 'ReturnAnalysis',
  SessionDeleted: 'ReturnAnalysis',
};

/**
 * With this event the analysis was used, or its quota goes back; nothing where it was settled before. Whoever does it
 * does it with the same command, so that it counts once.
 */
export async function settleQuota(event: Recorded<SessionEvent>, session: Session, handle: Handle): Promise<void> {
  const type = settlements[event.type];
  if (!type) return;
  const { ownerId, quotaPeriod } = session;
  const command: QuotaCommand = { type, data: { sessionId: idOf(event.stream) } };
  const stream = quotaStream(ownerId, quotaPeriod);
  await handle({ stream, decider: quotaDecider, command, ...causedBy(event, 'settle-quota') });
}

import { DomainError } from '#domain/kernel/errors.ts';
import { monthlyLimitsOf } from '#domain/kernel/roles.ts';
import { type QuotaCommand, quotaDecider } from '#domain/quotas/decider.ts';
import { quotaPeriodOf, quotaStream } from '#domain/quotas/quota.ts';
import type { Session } from '#domain/sessions/session.ts';
import { uuidv5 } from '#infra/ids.ts';
import { heldByPerson } from './held-by-person.ts';
import type { Tools } from './tools.ts';

type Job = Readonly<{ id: string; correlationId: string; attempt: number; payload: Readonly<{ sessionId: string }> }>;
type Owned = Pick<Session, 'ownerId' | 'analysisClass'>;

/** A person's monthly quota of feedback by a model. An attempt without a text returns its reservation. */
export function feedbackQuota(
  job: Job,
  { ownerId, analysisClass }: Owned,
  { store, handle, freePlanFeedbacks }: Tools,
) {
  const { sessionId } = job.payload;
  const feedbackId = job.id;
  const stream = quotaStream(ownerId, quotaPeriodOf(new Date()));

  const send = (command: QuotaCommand) =>
    handle({
      stream,
      decider: quotaDecider,
      command,
      commandId: uuidv5(job.id, `${command.type} ${job.attempt}`),
      correlationId: job.correlationId,
      actor: { kind: 'system', id: 'analysis' },
    });

  return {
    /** False if this month's quota is used up. */
    async reserve(): Promise<boolean> {
      const limits = monthlyLimitsOf(await heldByPerson(store, ownerId), 'ai_feedback', freePlanFeedbacks);
      try {
        await send({ type: 'ReserveFeedback', data: { feedbackId, sessionId, feedbackClass: analysisClass, limits } });
        return true;
      } catch (error) {
        if (error instanceof DomainError && error.code === 'quota_exhausted') return false;
        throw error;
      }
    },
    consume: () => send({ type: 'ConsumeFeedback', data: { feedbackId } }),
    giveBack: () => send({ type: 'ReturnFeedback', data: { feedbackId } }),
  };
}

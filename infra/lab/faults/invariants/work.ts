import type { Pool } from 'pg';
import { quotaStream } from '#domain/quotas/quota.ts';
import { isAnalysing } from '#domain/sessions/session.ts';
import { checkpointsOf } from './checkpoints.ts';
import { type QuotaHistory, quotaHistories } from './quota-histories.ts';
import type { SessionHistory, sessionHistories } from './session-histories.ts';
import type { LogCheck } from './verdict.ts';

type Job = Readonly<{ kind: string; key: string; state: string }>;
type Known = Readonly<{ jobs: ReadonlyMap<string, Job>; reached: (reaction: string) => bigint }>;
type Sessions = ReturnType<typeof sessionHistories>;

const isOpen = (job: Job | undefined) => job?.state === 'queued' || job?.state === 'running';

/**
 * I6: no analysis is lost or has two outcomes, and every reservation is settled. Checkpoints and jobs are read before the
 * log, so the log contains all their effects.
 */
export async function workCheck(pool: Pool, { sessions, see }: Sessions): Promise<LogCheck> {
  const checkpoints = await checkpointsOf(pool);
  const { rows } = await pool.query<Job>('select kind, key, state from ops.job');
  const jobs = new Map(rows.map((job) => [`${job.kind} ${job.key}`, job]));
  const known: Known = { jobs, reached: (name) => checkpoints.get(`reaction ${name}`) ?? 0n };
  const { quotas, see: seeQuota } = quotaHistories();
  return {
    see(event) {
      see(event);
      seeQuota(event);
    },
    async verdict() {
      const wrong = [
        ...[...sessions].flatMap(([id, session]) => [
          ...sessionFaults(id, session, known),
          ...paymentFaults(id, session, quotas),
        ]),
        ...[...quotas].flatMap(([stream, quota]) => quotaFaults(stream, quota, { sessions, known })),
      ];
      return { invariant: 'I6 every analysis ends once and is settled', checked: sessions.size + jobs.size, wrong };
    },
  };
}

function sessionFaults(id: string, { state, outcomes, changedAt }: SessionHistory, { jobs, reached }: Known) {
  const wrong = [...outcomes]
    .filter(([, count]) => count > 1)
    .map(([run, count]) => `session ${id} has ${count} outcomes of run ${run}`);
  if (typeof state === 'string' || !isAnalysing(state) || reached('sessions') < changedAt) return wrong;
  const job = jobs.get(`analysis ${id}_${state.run}`);
  if (!isOpen(job)) wrong.push(`session ${id} waits for run ${state.run}, whose job is ${job?.state ?? 'not there'}`);
  return wrong;
}

function paymentFaults(id: string, { state, successes }: SessionHistory, quotas: ReadonlyMap<string, QuotaHistory>) {
  const wrong: string[] = [];
  const paid = [...quotas.values()].reduce((sum, { consumed }) => sum + (consumed.get(id) ?? 0), 0);
  if (paid > successes) wrong.push(`session ${id} has paid for ${paid} analyses and got ${successes}`);
  if (typeof state === 'string' || !isAnalysing(state)) return wrong;
  if (!quotas.get(quotaStream(state.ownerId, state.quotaPeriod))?.open.has(id))
    wrong.push(`session ${id} is being analysed without a reservation`);
  return wrong;
}

type Around = Readonly<{ sessions: Sessions['sessions']; known: Known }>;

function quotaFaults(stream: string, { open }: QuotaHistory, { sessions, known: { jobs, reached } }: Around) {
  const wrong: string[] = [];
  for (const [sessionId, { id, position }] of open) {
    const session = sessions.get(sessionId);
    const state = session?.state ?? 'none';
    if (typeof state !== 'string' && isAnalysing(state)) continue;
    const endedAt = session?.endedAt ?? 0n;
    const isPassedOver = position < endedAt && endedAt <= reached('sessions');
    // Only the job `quota-check` releases a reservation whose session was never created because of a crash.
    const isForgotten = position <= reached('quotas') && !isOpen(jobs.get(`quota-check ${id}`));
    if (isPassedOver || isForgotten) wrong.push(`${stream} still holds a reservation for session ${sessionId}`);
  }
  return wrong;
}

import type { Pool } from 'pg';
import { z } from 'zod';
import type { EventStore } from '#infra/event-store/event-store.ts';
import { keepVerification } from '#infra/proof/chain-status.ts';
import { headKey } from '#infra/proof/head-keys.ts';
import { signHead } from '#infra/proof/heads.ts';
import { type HeadSettings, headTargets, sendHeads, targetsIn } from '#infra/proof/send-heads.ts';
import { verifyChain } from '#infra/proof/verify-chain.ts';
import { enqueue } from '#infra/queue/queue.ts';
import type { SlotPayload } from '#infra/schedule/task.ts';
import type { Chore, ScheduledChore } from '../chore.ts';

export type AuditNeeds = Readonly<{
  asStored: EventStore;
  settings: HeadSettings & Readonly<{ AUDIT_KEY?: string | undefined }>;
  /** The data folder. */
  data: string;
  log: Readonly<{ error: (what: object, message: string) => void }>;
}>;

const sendJob = 'send-heads';
const SendPayload = z.object({ target: z.enum(headTargets) });

/** Nobody waits for it. */
const priority = 0;

/** Heads of the chain every hour, and a look at the whole of it every night. */
export function auditChores(pool: Pool, { asStored, settings, data, log }: AuditNeeds): readonly ScheduledChore[] {
  return [
    {
      name: 'sign-head',
      timetable: { every: 'hour', minute: 0 },
      catchUp: 'latest',
      async run({ payload }) {
        const { slot } = payload as SlotPayload;
        await signHead(pool, await headKey(settings.AUDIT_KEY, data), slot);
        await orderSending(pool, settings, slot);
      },
    },
    {
      name: 'verify-chain',
      timetable: { every: 'day', at: '02:40', zone: 'UTC' },
      catchUp: 'latest',
      async run() {
        const started = performance.now();
        const verdict = await verifyChain({ pool, asStored });
        await keepVerification(pool, verdict, (performance.now() - started) / 1_000);
        for (const fault of verdict.faults) log.error({ fault }, 'the log is not as the chain has it');
      },
    },
  ];
}

/** A job for each target: one that fails does not hold up the others. */
async function orderSending(pool: Pool, settings: HeadSettings, slot: string): Promise<void> {
  const targets = targetsIn(settings);
  await pool.query('delete from proof.sending where target <> all ($1)', [targets]);
  for (const target of targets) {
    const key = `${target} ${slot}`;
    await enqueue(pool, { kind: sendJob, key, ownerId: sendJob, payload: { target }, priority });
  }
}

type Sends = Readonly<{ pool: Pool; settings: HeadSettings }>;

/** Tried four times within minutes; what is still lacking then goes with the next hour's. */
export const headSending = ({ pool, settings }: Sends): Chore => ({
  kind: sendJob,
  run: ({ payload }) => sendHeads(pool, settings, SendPayload.parse(payload).target),
});

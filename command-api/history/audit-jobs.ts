import type { Pool } from 'pg';
import type { JobKind } from '#domain/jobs.ts';
import type { EventStore } from '#infra/event-store/event-store.ts';
import type { MasterKey } from '#infra/persons/master-keys.ts';
import { keepVerification } from '#infra/proof/chain-status.ts';
import type { Fault } from '#infra/proof/faults.ts';
import type { KeptHeads } from '#infra/proof/kept-heads.ts';
import { type HeadSettings, sendHeads, targetsIn } from '#infra/proof/send-heads.ts';
import { headTask, NotSigned, signNext } from '#infra/proof/sign-next.ts';
import { verifyNow } from '#infra/proof/verify-now.ts';
import type { SlotPayload } from '#infra/schedule/schedule-entry.ts';
import type { JobHandler, ScheduledJob } from '../job-handler.ts';
import { enqueue } from '../queue.ts';

type AuditNeeds = Readonly<{
  asStored: EventStore;
  settings: HeadSettings;
  kept: KeptHeads;
  masters: () => Promise<readonly MasterKey[]>;
  log: Readonly<{ error: (what: object, message: string) => void; warn: (what: object, message: string) => void }>;
}>;

const sendJob = 'send-heads' satisfies JobKind;

/** Nobody waits for it. The lowest priority. */
const priority = 0;

/** Signs a head of the chain every hour and verifies the whole chain every night. */
export function auditJobs(pool: Pool, { asStored, settings, kept, masters, log }: AuditNeeds): readonly ScheduledJob[] {
  const warn = (sentence: string) => log.warn({}, sentence);
  const tellAll = (faults: readonly Fault[]) => {
    for (const fault of faults) log.error({ fault }, 'the log is not as the chain has it');
  };
  return [
    {
      name: headTask,
      timetable: '0 * * * *',
      catchUp: 'latest',
      async run({ payload }) {
        const { slot } = payload as SlotPayload;
        try {
          await signNext({ pool, kept, warn }, slot);
        } catch (error) {
          if (!(error instanceof NotSigned)) throw error;
          await keepVerification(pool, { size: error.size, heads: 1, faults: error.faults }, 0);
          tellAll(error.faults);
        } finally {
          await orderSending(pool, settings, slot);
        }
      },
    },
    {
      name: 'verify-chain',
      timetable: '40 2 * * *',
      catchUp: 'latest',
      async run() {
        const { faults, doubts } = await verifyNow({ pool, asStored, kept, settings, masters: await masters() });
        tellAll(faults);
        for (const doubt of doubts) log.warn({ doubt }, 'it cannot be said whether the log was changed');
      },
    },
  ];
}

/** One job for each target, so that a failing target does not delay the others. */
async function orderSending(pool: Pool, settings: HeadSettings, slot: string): Promise<void> {
  const targets = targetsIn(settings);
  await pool.query('delete from proof.sending where target <> all ($1)', [targets]);
  for (const target of targets) {
    const key = `${target} ${slot}`;
    await enqueue(pool, { kind: sendJob, key, ownerId: sendJob, payload: { target }, priority });
  }
}

type Sends = Readonly<{ pool: Pool; settings: HeadSettings; kept: KeptHeads }>;

/** Tried four times within minutes. The next hour's job sends the missing heads too. */
export const headSending = ({ pool, ...where }: Sends): JobHandler<typeof sendJob> => ({
  run: ({ payload }) => sendHeads(pool, where, payload.target),
});

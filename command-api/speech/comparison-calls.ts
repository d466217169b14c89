import type { Pool } from 'pg';
import type { AnalysisJob } from '#domain/kernel/analysis-jobs.ts';
import { refuse } from '#domain/kernel/errors.ts';
import { administersSpeech } from '#domain/speech/contract/calls.ts';
import { type comparisonUploads, largestCompared, type SpeechEngine } from '#domain/speech/contract/comparison.ts';
import { refer } from '#infra/blobs/blob-references.ts';
import type { UploadedFile } from '#infra/http/receive-upload-file.ts';
import { permitted } from '#infra/http/rules.ts';
import { derivedId } from '#infra/ids.ts';
import { sniff } from '#infra/media/sniff.ts';
import { deleteInBatches } from '#infra/postgres/delete-in-batches.ts';
import { inTransaction } from '#infra/postgres/pool.ts';
import { toOperation } from '../administration/for-others.ts';
import type { CommandTools, UploadHandlers } from '../command-area.ts';
import type { ScheduledJob } from '../job-handler.ts';
import { enqueue } from '../queue.ts';

/** Maximum number of waiting comparisons of one admin. */
const mostWaiting = 3;
/** A person waits for it at a screen. */
const priority = 30;

export const comparisonUploadCalls = ({ pool, blobs }: CommandTools): UploadHandlers<typeof comparisonUploads> => ({
  CompareEngines: {
    allow: permitted(administersSpeech),
    rules: { maxBytes: largestCompared, accept: (head) => sniff(head) !== undefined },
    async run({ form: { said, locale, engines, hosts }, file, principal, cause, send }) {
      const ownerId = principal().id;
      const id = derivedId(cause.commandId, 'comparison');
      await refuseTooMany(pool, ownerId);
      await refuseUnagreed(pool, engines, hosts);
      const recording = file ? await keep(file, { ownerId, id, pool, blobs }) : null;
      const target = engines.join(', ');
      await send(toOperation({ id, operation: 'compare_engines', target, by: ownerId }));
      const job = { kind: 'engine-comparison', payload: { comparisonId: id } } satisfies AnalysisJob;
      await inTransaction(pool, async (client) => {
        await client.query(
          `insert into ops.engine_comparison (id, owner_id, said, locale, engines, sent_to, recording)
           values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing`,
          [
            ...[id, ownerId, said, locale, JSON.stringify([...new Set(engines)]), JSON.stringify(hosts)],
            recording && JSON.stringify(recording),
          ],
        );
        await enqueue(client, { ...job, id, key: id, ownerId, priority });
      });
      return { comparisonId: id };
    },
  },
});

type Place = Readonly<{ ownerId: string; id: string }> & Pick<CommandTools, 'pool' | 'blobs'>;

/** Keeps the recording until the job has ended. */
async function keep(file: UploadedFile, { ownerId, id, pool, blobs }: Place) {
  const { demuxer, contentType } = sniff(file.head) ?? refuse('unsupported_media_type', 'file');
  await refer(pool, await blobs.addressOf(ownerId, file.sha256), `comparison ${id}`);
  const { address } = await blobs.put(ownerId, file);
  return { address, demuxer, contentType };
}

async function refuseTooMany(pool: Pool, ownerId: string): Promise<void> {
  const { rows } = await pool.query<{ n: number }>(
    `select count(*)::int as n from ops.engine_comparison where owner_id = $1 and state in ('waiting', 'running')`,
    [ownerId],
  );
  if ((rows[0]?.n ?? 0) >= mostWaiting) refuse('too_many_requests');
}

/** Refuses engines that send the recording to an external host which the admin did not name. */
async function refuseUnagreed(pool: Pool, engines: readonly SpeechEngine[], hosts: readonly string[]): Promise<void> {
  const { rowCount } = await pool.query(
    'select from ops.compared_engine where engine = any($1) and sent_to is not null and sent_to <> all($2) limit 1',
    [engines, hosts],
  );
  if (rowCount) refuse('invalid_input', 'hosts');
}

export const comparisonExpiry = (pool: Pool): ScheduledJob => ({
  name: 'delete-engine-comparisons',
  timetable: '55 * * * *',
  catchUp: 'latest',
  async run() {
    await deleteInBatches(pool, { table: 'ops.engine_comparison', where: `created_at < now() - interval '1 day'` });
  },
});

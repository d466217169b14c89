import type { Pool } from 'pg';
import type { AnalysisJob } from '#domain/kernel/analysis-jobs.ts';
import { refuse } from '#domain/kernel/errors.ts';
import { type ClipMeasures, type clipUploads, largestClip } from '#domain/sessions/contract/clips.ts';
import { refer } from '#infra/blobs/blob-references.ts';
import { permitted } from '#infra/http/rules.ts';
import { derivedId } from '#infra/ids.ts';
import { deleteInBatches } from '#infra/postgres/delete-in-batches.ts';
import { inTransaction } from '#infra/postgres/pool.ts';
import type { CommandTools, UploadHandlers } from '../../command-area.ts';
import type { ScheduledJob } from '../../job-handler.ts';
import { enqueue } from '../../queue.ts';
import { formatOf, recordingRules } from '../receive-session.ts';

/** Maximum number of waiting clips of one person. */
const mostWaiting = 5;
/** Higher than analyses: a person waits for the result. */
const priority = 30;

export const clipUploadCalls = ({ pool, blobs }: CommandTools): UploadHandlers<typeof clipUploads> => ({
  MeasureClip: {
    allow: permitted('upload:audio'),
    throttle: { max: 300, minutes: 60 },
    rules: { ...recordingRules, maxBytes: largestClip },
    async run({ form: { locale, sharing }, file, principal, cause }) {
      const ownerId = principal().id;
      const clipId = derivedId(cause.commandId, 'clip');
      const { demuxer, contentType } = formatOf(file);
      await refuseTooMany(pool, ownerId);
      const reference = clipReference(ownerId, clipId);
      await refer(pool, await blobs.addressOf(ownerId, file.sha256), reference);
      const { address } = await blobs.put(ownerId, file);
      const payload = { clipId, ownerId, address, demuxer, contentType, locale, reference, sharing };
      const job = { kind: 'clip', payload } satisfies AnalysisJob;
      await inTransaction(pool, async (client) => {
        await client.query('insert into ops.clip (owner_id, id) values ($1, $2) on conflict do nothing', [
          ownerId,
          clipId,
        ]);
        await enqueue(client, { ...job, key: clipId, ownerId, priority });
      });
      return { clipId };
    },
  },
});

const clipReference = (ownerId: string, clipId: string) => `clip ${ownerId}/${clipId}`;

async function refuseTooMany(pool: Pool, ownerId: string): Promise<void> {
  const { rows } = await pool.query<{ n: number }>(
    `select count(*)::int as n from ops.clip where owner_id = $1 and state = 'waiting' and created_at > now() - interval '10 minutes'`,
    [ownerId],
  );
  if ((rows[0]?.n ?? 0) >= mostWaiting) refuse('too_many_requests');
}

/** The measures of a person's own clip. @throws not_found, conflict (not measured, or unreadable) */
export async function measuresOf(pool: Pool, ownerId: string, clipId: string): Promise<ClipMeasures> {
  const { rows } = await pool.query<{ measures: ClipMeasures | null }>(
    'select measures from ops.clip where owner_id = $1 and id = $2',
    [ownerId, clipId],
  );
  const [clip] = rows;
  if (!clip) return refuse('not_found');
  return clip.measures ?? refuse('conflict');
}

export const clipExpiry = (pool: Pool): ScheduledJob => ({
  name: 'delete-old-clips',
  timetable: '50 * * * *',
  catchUp: 'latest',
  run: async () =>
    void (await deleteInBatches(pool, { table: 'ops.clip', where: `created_at < now() - interval '1 day'` })),
});

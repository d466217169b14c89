import type { Pool, PoolClient } from 'pg';
import type { AnalysisJob, AnalysisPayload } from '#domain/kernel/analysis-jobs.ts';
import { refuse } from '#domain/kernel/errors.ts';
import type { speechArea } from '#domain/speech/area.ts';
import { administersSpeech, localSpeech } from '#domain/speech/contract/calls.ts';
import { permitted } from '#infra/http/rules.ts';
import { derivedId } from '#infra/ids.ts';
import { advisoryLocks } from '#infra/postgres/advisory-locks.ts';
import { inTransaction } from '#infra/postgres/pool.ts';
import { admins, announce } from '#infra/postgres/read-model-changes.ts';
import { toOperation } from '../administration/for-others.ts';
import { type CallContext, type CommandArea, nothingToTakeAlong } from '../command-area.ts';
import { cancel, enqueue } from '../queue.ts';
import { comparisonExpiry, comparisonUploadCalls } from './comparison-calls.ts';

type What = AnalysisPayload<'speech-model'>['what'];
const kind = 'speech-model' satisfies AnalysisJob['kind'];

/** A person waits for it at a screen. */
const priority = 30;
/** A killed process uses up one try; an orderly restart uses up none. The work itself retries where that helps. */
const maxAttempts = 20;

type ModelCall = CallContext & Readonly<{ body: { reason?: string | undefined } | null | undefined }>;

/** Commands of admins on this machine's speech model. They answer immediately; an analysis process does the work. */
export const speech: CommandArea<typeof speechArea> = {
  commands({ pool }) {
    const about = { allow: permitted(administersSpeech), claims: 'before' } as const;
    const work = (what: What, operation: Parameters<typeof toOperation>[0]['operation']) => ({
      ...about,
      async run({ principal, cause, send, body }: ModelCall) {
        const [jobId, by] = [derivedId(cause.commandId, what), principal().id];
        await inTransaction(pool, (client) => enqueueModelJob(client, { jobId, by, what }));
        await send(toOperation({ id: jobId, operation, target: 'speech', by, reason: body?.reason }));
        return { jobId };
      },
    });
    return {
      InstallLocalSpeech: work('install', 'install_speech'),
      TestLocalSpeech: work('test', 'test_speech'),
      HearEarlierTalks: work('earlier', 'hear_earlier_talks'),
      PauseLocalSpeech: {
        ...about,
        async run({ principal, cause, send, body }) {
          const [jobId, by] = [derivedId(cause.commandId, 'pause'), principal().id];
          await pause(pool);
          await send(toOperation({ id: jobId, operation: 'pause_speech', target: 'speech', by, reason: body?.reason }));
          return { jobId };
        },
      },
    };
  },
  uploads: comparisonUploadCalls,
  follows: ({ pool }) => ({ scheduled: [comparisonExpiry(pool)] }),
  async forget({ person }, { pool }) {
    await pool.query('delete from ops.engine_comparison where owner_id = $1', [person]);
  },
  takeAlong: nothingToTakeAlong,
  streamWords: {},
};

type ModelJob = Readonly<{ jobId: string; by: string; what: What }>;

/** One job per `jobId`. @throws already_running if another job works on the model */
async function enqueueModelJob(client: PoolClient, { jobId, by, what }: ModelJob): Promise<void> {
  // Serialises two concurrent requests, so that the second sees the job of the first.
  await client.query('select pg_advisory_xact_lock($1)', [advisoryLocks.speechModelJobs]);
  const { rows } = await client.query<{ id: string }>(
    `select id from ops.job where kind = $1 and (id = $2 or state in ('queued', 'running'))`,
    [kind, jobId],
  );
  if (rows.some(({ id }) => id === jobId)) return;
  if (rows.length > 0) refuse('already_running');
  if (what !== 'earlier') {
    await client.query(
      `insert into ops.speech_model (state) values ('waiting')
       on conflict (id) do update set state = 'waiting', fault = null`,
    );
  }
  await announce(client, { name: localSpeech.name, position: '0', to: [admins] });
  await enqueue(client, {
    id: jobId,
    kind,
    key: jobId,
    ownerId: by,
    payload: { what },
    priority,
    maxAttempts,
  });
}

async function pause(pool: Pool): Promise<void> {
  await inTransaction(pool, async (client) => {
    await cancel(client, { kind, keyPrefix: '' });
    await client.query(
      `update ops.speech_model set state = 'paused' where state in ('waiting', 'fetching', 'testing')`,
    );
    await announce(client, { name: localSpeech.name, position: '0', to: [admins] });
  });
}

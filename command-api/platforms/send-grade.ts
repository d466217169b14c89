import type { PoolClient } from 'pg';
import { progressOf } from '#command-api/participation/for-others.ts';
import { percentOf } from '#domain/participation/contract/progress.ts';
import { AddressRefused } from '#infra/outgoing/address-guard.ts';
import { failureCode } from '#infra/outgoing/call-failed.ts';
import { inTransaction } from '#infra/postgres/pool.ts';
import { FinalError } from '#infra/queue/job.ts';
import type { FollowTools } from '../command-area.ts';
import type { JobHandler, JobOf } from '../job-handler.ts';
import { platformClient, scopes } from './platform-client.ts';
import { findAccount, findLink, findPlatform } from './stored-platforms.ts';
import { toolKeys } from './tool-keys.ts';

type GradeJob = JobOf<'platform-grade'>;
type Row = Readonly<{ platformId: string; seminarId: string; personId: string; sentPercent: number | null }>;

/**
 * Sends a person's progress (0..100) to the grade book of their course if it has changed. A lock on the grade's row makes jobs
 * run one after another, so that values arrive in order and none twice.
 */
export function gradeHandler(tools: FollowTools): JobHandler<'platform-grade'> {
  const { pool, settings } = tools;
  const client = platformClient({ signing: toolKeys(tools), inside: settings.PLATFORMS_INSIDE });

  async function send(connection: PoolClient, { payload }: GradeJob, signal: AbortSignal): Promise<void> {
    const { accountId, linkId, lineItem } = payload;
    const named = [accountId, linkId, lineItem];
    const { rows } = await connection.query<Row>(
      `select platform_id as "platformId", seminar_id as "seminarId", person_id as "personId", sent_percent as "sentPercent"
         from ops.platform_grade where account_id = $1 and link_id = $2 and line_item = $3 for update`,
      named,
    );
    const [row] = rows;
    if (!row) return;
    const [platform, link, account] = await Promise.all([
      findPlatform(tools, row.platformId),
      findLink(tools, linkId),
      findAccount(tools, accountId),
    ]);
    const progress = await progressOf(tools, row.seminarId, row.personId);
    // Unlinked or disconnected since, or the person has left.
    if (!platform || !link || !account || progress === null) return;
    const percent = percentOf(progress);
    if (row.sentPercent !== percent) {
      const body = JSON.stringify(scoreOf(account.subject, percent));
      const contentType = 'application/vnd.ims.lis.v1.score+json';
      await client.call({
        platform,
        scope: scopes.score,
        method: 'POST',
        url: scoresOf(lineItem),
        contentType,
        body,
        signal,
      });
    }
    await connection.query(
      `update ops.platform_grade set state = 'sent', sent_percent = $4, sent_at = now(), fault = null, tried_at = now()
        where account_id = $1 and link_id = $2 and line_item = $3`,
      [...named, percent],
    );
  }

  async function keepFault({ payload }: GradeJob, state: 'waiting' | 'failed', fault: string): Promise<void> {
    const { accountId, linkId, lineItem } = payload;
    await pool.query(
      `update ops.platform_grade set state = $4, fault = $5, tried_at = now()
        where account_id = $1 and link_id = $2 and line_item = $3`,
      [accountId, linkId, lineItem, state, fault],
    );
  }

  return {
    async run(job, signal) {
      try {
        await inTransaction(pool, (connection) => send(connection, job, signal));
      } catch (error) {
        signal.throwIfAborted();
        await keepFault(job, 'waiting', failureCode(error));
        if (error instanceof AddressRefused) throw new FinalError(error.code);
        throw error;
      }
    },
    giveUp: (job, reason) => keepFault(job, 'failed', reason),
  };
}

/** The address of a line may contain a query, as in Moodle (LTI Assignment and Grade Services 2.0, 3.4). */
function scoresOf(lineItem: string): string {
  const url = new URL(lineItem);
  url.pathname = `${url.pathname.replace(/\/$/, '')}/scores`;
  return url.href;
}

const scoreOf = (userId: string, percent: number) => ({
  ...{ userId, scoreGiven: percent, scoreMaximum: 100, timestamp: new Date().toISOString() },
  activityProgress: percent === 100 ? 'Completed' : percent === 0 ? 'Started' : 'InProgress',
  // Nobody grades by hand: the progress is the final grade.
  gradingProgress: 'FullyGraded',
});

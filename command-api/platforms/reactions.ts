import type { Pool } from 'pg';
import { findPart } from '#command-api/participation/for-others.ts';
import { idOf } from '#domain/kernel/ids.ts';
import type { Recorded } from '#domain/kernel/message.ts';
import type { ParticipationEvent } from '#domain/participation/events.ts';
import type { SeminarEvent } from '#domain/seminars/events.ts';
import type { Deps } from '#infra/service.ts';
import type { Reaction, ReactionTools } from '../reaction.ts';
import { gradeJob } from './grade-job.ts';

type Log = Pick<Deps, 'store' | 'remembered' | 'pool'>;

/** Events that may change a participant's progress. */
const ofParticipants: readonly ParticipationEvent['type'][] = [
  ...(['ElementSubmitted', 'SubmissionShared', 'SubmissionUnshared', 'SubmissionDeleted'] as const),
  ...(['SessionCounted', 'SessionNotCounted', 'ParticipationReset'] as const),
];
/** Events that may change the progress of all participants. */
const ofSeminars: readonly SeminarEvent['type'][] = ['ElementAdded', 'ElementEdited', 'ElementDeleted', 'BlockDeleted'];

/** Delay in seconds, because people edit a seminar several times in a row. */
const afterEdits = 60;

type Target = Readonly<{ accountId: string; linkId: string; lineItem: string; personId: string }>;

const targets = `select account_id as "accountId", link_id as "linkId", line_item as "lineItem", person_id as "personId"
  from ops.platform_grade where seminar_id = $1`;

/** Enqueues a grade job for each grade that an event may have changed. */
export const gradeReactions = (log: Log): readonly Reaction[] => [
  {
    name: 'platform-grades',
    streams: ['participation-'],
    types: ofParticipants,
    async react(event, tools) {
      const part = await findPart(log, idOf(event.stream));
      if (!part) return;
      const { rows } = await log.pool.query<Target>(`${targets} and person_id = $2`, [
        part.seminarId,
        part.participantId,
      ]);
      put(rows, event, tools, 0);
    },
  },
  {
    name: 'platform-grades-of-all',
    streams: ['seminar-'],
    types: ofSeminars,
    async react(event, tools) {
      put(await allIn(log.pool, idOf(event.stream)), event, tools, afterEdits);
    },
  },
];

const allIn = async (pool: Pool, seminarId: string): Promise<readonly Target[]> =>
  (await pool.query<Target>(targets, [seminarId])).rows;

function put(found: readonly Target[], event: Recorded, { put: add }: ReactionTools, delaySeconds: number): void {
  for (const target of found) add(gradeJob(target, event.id, delaySeconds));
}

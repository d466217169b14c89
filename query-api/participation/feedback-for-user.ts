import type * as z from 'zod/mini';
import { feedbackForUser, type Person } from '#domain/participation/contract/submissions.ts';
import { usesSeminars } from '#domain/seminars/contract/permission.ts';
import { permitted } from '#infra/http/rules.ts';
import { personOf } from '#query-api/users/for-others.ts';
import { query } from '../query-area.ts';
import { memberOf } from './member.ts';

export type FeedbackRow = Readonly<{
  id: string;
  submissionId: string;
  elementId: string;
  feedback: string | null;
  from: z.infer<typeof Person>;
  isOwner: boolean;
  createdAt: string;
}>;

/** Columns of `participation.feedback f` with its seminar `l`. */
export const feedbackColumns = `f.id, f.submission_id as "submissionId", f.element_id as "elementId", f.text as feedback,
  f.giver_id = l.owner_id as "isOwner",
  (select ${personOf('u', 'f.giver_id')} from (select) one left join users.user_account u on u.id = f.giver_id) as "from",
  to_char(f.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt"`;

export const feedbackForUserQuery = query(feedbackForUser, {
  allow: permitted(usesSeminars),
  async answer({ params: { seminarId }, userId }, pool) {
    await memberOf(pool, seminarId, userId());
    const { rows } = await pool.query<FeedbackRow>({
      name: 'feedback-for-user',
      text: `select ${feedbackColumns} from participation.feedback f join seminars.seminar_list l on l.id = f.seminar_id
        where f.seminar_id = $1 and f.participant_id = $2 order by f.created_at desc, f.id`,
      values: [seminarId, userId()],
    });
    return rows;
  },
});

import type * as z from 'zod/mini';
import { refuse } from '#domain/kernel/errors.ts';
import { ownerSees } from '#domain/participation/contract/progress.ts';
import { elementSubmissions, type Person } from '#domain/participation/contract/submissions.ts';
import type { OutlineElement } from '#domain/seminars/contract/outline.ts';
import { usesSeminars } from '#domain/seminars/contract/permission.ts';
import { permitted } from '#infra/http/rules.ts';
import { personOf } from '#query-api/users/for-others.ts';
import { query } from '../query-area.ts';
import { memberOf } from './member.ts';
import { type SubmissionRow, submissionColumns, submissionOf } from './submission-row.ts';

type Row = SubmissionRow & Readonly<{ user: z.infer<typeof Person>; madeAt: number }>;

export const elementSubmissionsQuery = query(elementSubmissions, {
  allow: permitted(usesSeminars),
  async answer({ params: { seminarId, elementId }, userId }, pool) {
    const personId = userId();
    const { isOwner } = await memberOf(pool, seminarId, personId);
    const found = await pool.query<{ element: OutlineElement }>({
      name: 'element-of-seminar',
      text: `select element from seminars.seminar_detail d, jsonb_array_elements(d.outline) block,
          jsonb_array_elements(block->'elements') element
        where d.id = $1 and element->>'id' = $2`,
      values: [seminarId, elementId],
    });
    const { element } = found.rows[0] ?? refuse('element_not_found');
    const { rows } = await pool.query<Row>({
      name: 'element-submissions',
      text: `select ${submissionColumns}, s.made_at_revision as "madeAt",
          ${personOf('u', 's.participant_id')} as "user"
        from participation.submission s left join users.user_account u on u.id = s.participant_id
        where s.seminar_id = $1 and s.element_id = $2 and ($3 or s.participant_id = $4 or s.is_shared)
        order by s.created_at desc, s.id`,
      values: [seminarId, elementId, isOwner, personId],
    });
    return rows.map(({ user, madeAt, ...row }) => {
      const submission = { ...submissionOf(row), user };
      const isOwn = row.userId === personId;
      const seesAll = isOwn || (isOwner && ownerSees({ ...row, at: madeAt }, element));
      // Others see that there is a recording, but not its report. Answers are shown to the owner only.
      return seesAll ? submission : { ...submission, sessionId: null, answers: isOwner ? submission.answers : null };
    });
  },
});

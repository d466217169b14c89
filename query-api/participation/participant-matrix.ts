import { refuse } from '#domain/kernel/errors.ts';
import { participantDetail, participantMatrix } from '#domain/participation/contract/participants.ts';
import { completionOf, ownerSees } from '#domain/participation/contract/progress.ts';
import { elementsOf } from '#domain/seminars/contract/outline.ts';
import { usesSeminars } from '#domain/seminars/contract/permission.ts';
import { permitted } from '#infra/http/rules.ts';
import { query } from '../query-area.ts';
import { courseOf, matrixRows, participantsIn, workersIn } from './participants.ts';
import { type SubmissionRow, submissionColumns, submissionOf } from './submission-row.ts';
import { workOf } from './work-row.ts';

const allow = permitted(usesSeminars);

export const participantMatrixQuery = query(participantMatrix, {
  allow,
  async answer({ params: { seminarId }, userId }, pool) {
    const course = await courseOf(pool, seminarId, userId());
    const participants = await participantsIn(pool, seminarId);
    return {
      elements: [...course.elements],
      participants: [...matrixRows(course, participants, new Date())],
    };
  },
});

export const participantDetailQuery = query(participantDetail, {
  allow,
  async answer({ params: { seminarId, userId: personId }, userId }, pool) {
    const course = await courseOf(pool, seminarId, userId());
    const [row] = matrixRows(course, await participantsIn(pool, seminarId, personId), new Date());
    if (!row) return refuse('seminar_user_not_found');
    const { rows } = await pool.query<SubmissionRow & Readonly<{ madeAt: number }>>({
      name: 'submissions-of-participant',
      text: `select ${submissionColumns}, s.made_at_revision as "madeAt" from participation.submission s
        where s.seminar_id = $1 and s.participant_id = $2 order by s.created_at, s.id`,
      values: [seminarId, personId],
    });
    const [worker] = await workersIn(pool, seminarId, personId);
    const elements = elementsOf(course.outline).map((element, index) => {
      const completion = worker && completionOf(element, workOf(worker));
      const isCurrent = completion?.since === element.versions.at(-1)?.since;
      const own = rows.filter(({ elementId }) => elementId === element.id);
      return {
        ...(row.cells[index] ?? refuse('seminar_user_not_found')),
        elementId: element.id,
        completedBy: completion
          ? {
              ...{ since: completion.since, isCurrent },
              submissionIds: [...completion.submissionIds],
              sessionIds: [...completion.sessionIds],
            }
          : null,
        // A report is read through its submission, which checks the access.
        submissions: own.map(({ madeAt, ...row }) => ({
          ...{ ...submissionOf(row), sessionId: null },
          isSeen: ownerSees({ ...row, at: madeAt }, element),
        })),
      };
    });
    return { ...row, elements };
  },
});

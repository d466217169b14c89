import type { Pool } from 'pg';
import type * as z from 'zod/mini';
import { DomainError, refuse } from '#domain/kernel/errors.ts';
import { ownerSees } from '#domain/participation/contract/progress.ts';
import { submissionDetail, submissionReport } from '#domain/participation/contract/submissions.ts';
import type { RatedLevel } from '#domain/seminars/contract/criteria.ts';
import { usesSeminars } from '#domain/seminars/contract/permission.ts';
import type { ScoreTotal } from '#domain/sessions/contract/report.ts';
import { permitted } from '#infra/http/rules.ts';
import type { Keys } from '#infra/keys/keys.ts';
import type { ReadResults } from '#query-api/sessions/for-others.ts';
import { detailOf, findSession } from '#query-api/sessions/for-others.ts';
import { personOf } from '#query-api/users/for-others.ts';
import { query } from '../query-area.ts';
import { countedLevels } from './counted-levels.ts';
import { type FeedbackRow, feedbackColumns } from './feedback-for-user.ts';
import { type VideoRow, videoColumns, videoOf, videoTables } from './shared-video.ts';

type Detail = z.infer<typeof submissionDetail.answer>;

type Row = VideoRow &
  Readonly<{
    seminarId: string;
    ownerId: string;
    type: string;
    isShared: boolean;
    skipped: boolean;
    answers: string;
    score: number | null;
    sessionId: string | null;
    sessionScore: number | null;
    scoreTotal: ScoreTotal | null;
    madeAt: number;
    isMember: boolean;
  }>;

/** The part of a submission that a person may see: all with the report, the submission only, or nothing. */
type Sight = 'all' | 'submission' | 'nothing';

function sightOf({ user, ownerId, isShared, isMember, type, madeAt, element }: Row, personId: string): Sight {
  if (user.id === personId) return 'all';
  if (ownerId === personId && element && ownerSees({ type, isShared, at: madeAt }, element)) return 'all';
  return isShared && isMember ? 'submission' : 'nothing';
}

/** @throws not_found if the person may see nothing of it */
async function find(pool: Pool, id: string, personId: string): Promise<readonly [Row, Exclude<Sight, 'nothing'>]> {
  const { rows } = await pool.query<Row>({
    name: 'submission-detail',
    text: `select ${videoColumns}, s.seminar_id as "seminarId", l.owner_id as "ownerId", s.type, s.is_shared as "isShared",
        s.skipped, s.answers, s.score, s.session_id as "sessionId", tl.session_score as "sessionScore",
        tl.score_total as "scoreTotal",        s.made_at_revision as "madeAt", exists (select from participation.participation p
          where p.seminar_id = s.seminar_id and p.participant_id = $1) as "isMember"
      from ${videoTables} join seminars.seminar_list l on l.id = s.seminar_id where s.id = $2`,
    values: [personId, id],
  });
  const row = rows[0] ?? refuse('not_found');
  const sight = sightOf(row, personId);
  return sight === 'nothing' ? refuse('not_found') : [row, sight];
}

export const maySeeSubmission = (pool: Pool, id: string, personId: string): Promise<boolean> =>
  find(pool, id, personId).then(
    () => true,
    (error) => {
      if (error instanceof DomainError) return false;
      throw error;
    },
  );

export const submissionDetailQuery = (keys: Keys) =>
  query(submissionDetail, {
    allow: permitted(usesSeminars),
    async answer({ params: { id }, userId }, pool): Promise<Detail> {
      const personId = userId();
      const [row, sight] = await find(pool, id, personId);
      const { seminarId, type, isShared, skipped, answers, score, sessionId, sessionScore, scoreTotal } = row;
      const [comments, feedback, assessed] = await Promise.all([
        commentsOn(row, personId, pool),
        sight === 'all' ? feedbackOn(id, pool) : [],
        sight === 'all' ? assessedOn(row, pool) : [],
      ]);
      const video = videoOf(picked(row), personId, keys);
      const said = { comments: [...comments], feedback: [...feedback], assessed: [...assessed] };
      const facts = { seminarId, type, isShared, skipped, score, ...said };
      const hidden = { answers: null, sessionId: null, sessionScore: null, scoreTotal: null };
      if (sight === 'submission') return { ...video, ...facts, ...hidden };
      const session = { sessionId, sessionScore, scoreTotal };
      return { ...video, ...facts, ...session, answers: answers === '' ? null : JSON.parse(answers) };
    },
  });

function picked(row: Row): VideoRow {
  const { id, elementId, elementTitle, element, user, createdAt, ratings, own, media, rendition, duration } = row;
  const { criteria, ownLevels, mediaToCome } = row;
  const judged = { ratings, own, criteria, ownLevels };
  return { id, elementId, elementTitle, element, user, createdAt, ...judged, media, mediaToCome, rendition, duration };
}

type Comment = Detail['comments'][number];

async function commentsOn({ id, user, ownerId }: Row, personId: string, pool: Pool): Promise<readonly Comment[]> {
  const { rows } = await pool.query<Omit<Comment, 'canDelete'>>({
    name: 'comments-on',
    text: `select c.id, c.at as "offset", c.text, ${personOf('u', 'c.author_id')} as author,
        to_char(c.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt"
      from participation.comment c left join users.user_account u on u.id = c.author_id
      where c.submission_id = $1 order by c.at, c.created_at, c.id`,
    values: [id],
  });
  return rows.map((row) => ({ ...row, canDelete: [row.author.id, user.id, ownerId].includes(personId) }));
}

async function assessedOn({ id, criteria }: Row, pool: Pool): Promise<Detail['assessed']> {
  if (criteria.length === 0) return [];
  const { rows } = await pool.query<{ levels: readonly RatedLevel[] }>({
    name: 'assessed-on',
    text: 'select levels from participation.assessment where submission_id = $1',
    values: [id],
  });
  return countedLevels(
    criteria,
    rows.map(({ levels }) => levels),
  );
}

async function feedbackOn(submissionId: string, pool: Pool): Promise<readonly FeedbackRow[]> {
  const { rows } = await pool.query<FeedbackRow>({
    name: 'feedback-on',
    text: `select ${feedbackColumns} from participation.feedback f join seminars.seminar_list l on l.id = f.seminar_id
      where f.submission_id = $1 order by f.created_at desc, f.id`,
    values: [submissionId],
  });
  return rows;
}

/** The report of the submission's recording, for people who may see all of it. */
export const submissionReportQuery = (readResults: ReadResults) =>
  query(submissionReport, {
    allow: permitted(usesSeminars),
    async answer({ params: { id }, query: { points }, userId }, pool) {
      const [{ sessionId, user }, sight] = await find(pool, id, userId());
      if (sight !== 'all' || sessionId === null) return refuse('not_found');
      return detailOf(await findSession(pool, sessionId, user.id), { points, readResults });
    },
  });

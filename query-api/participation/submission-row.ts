import type { Submission } from '#domain/seminars/contract/detail.ts';

export type SubmissionRow = Omit<Submission, 'answers'> & Readonly<{ answers: string }>;

/** Columns of `participation.submission s`. */
export const submissionColumns = `s.id, s.element_id as "elementId", s.seminar_id as "seminarId", s.participant_id as "userId", s.type,
  to_char(s.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt", s.skipped,
  s.is_shared as "isShared", s.answers, s.session_id as "sessionId", s.score, s.about,
  (select count(*)::int from participation.comment c where c.submission_id = s.id) as comments,
  coalesce((select jsonb_agg(jsonb_build_object('type', r.type, 'rater', r.rater_id))
    from participation.rating r where r.submission_id = s.id), '[]') as "videoRatings"`;

/** The submission for people who may see all of it. */
export const submissionOf = ({ answers, ...row }: SubmissionRow): Submission => ({
  ...row,
  answers: answers === '' ? null : JSON.parse(answers),
});

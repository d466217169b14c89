import { idOf } from '#domain/kernel/ids.ts';
import type { RatedLevel } from '#domain/seminars/contract/criteria.ts';
import { outerOf } from '#infra/ids.ts';
import type { ReadModel } from '../projection.ts';
import { endingOf } from './ending.ts';
import type { Followed } from './events.ts';

type Row = Readonly<{
  submission_id: string;
  rater_id: string;
  /** The owner of the talk. */
  participant_id: string;
  participation_id: string;
  seminar_id: string;
  levels: readonly RatedLevel[];
}>;

/** How somebody rated a talk by the criteria of its seminar. */
export const assessmentModel: ReadModel<Followed, Row> = {
  name: 'assessment',
  table: 'assessment',
  key: ['submission_id', 'rater_id'],
  ddl: `create table assessment (
      submission_id text, rater_id text, participant_id text not null, participation_id text not null,
      seminar_id text not null, levels jsonb not null, primary key (submission_id, rater_id));
    create index on assessment (participation_id);
    create index on assessment (seminar_id)`,

  keys: ({ type, data }) => (type === 'SubmissionAssessed' ? [[data.submissionId, data.raterId]] : []),
  readers: ({ seminar_id, rater_id, participant_id }) => [rater_id, participant_id, `seminar_owner:${seminar_id}`],

  fold(row, { type, stream, data }) {
    if (type !== 'SubmissionAssessed') return row;
    const { submissionId, raterId, participantId, elementId, levels } = data;
    if (levels.length === 0) return undefined;
    const where = { participation_id: idOf(stream), seminar_id: outerOf(elementId) };
    return { submission_id: submissionId, rater_id: raterId, participant_id: participantId, ...where, levels };
  },

  statement: (event) => endingOf('assessment', event),
};

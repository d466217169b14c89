import { idOf } from '#domain/kernel/ids.ts';
import { outerOf } from '#infra/ids.ts';
import type { ReadModel } from '../projection.ts';
import { endingOf } from './ending.ts';
import type { Followed } from './events.ts';

type Row = Readonly<{
  submission_id: string;
  rater_id: string;
  type: string;
  participation_id: string;
  seminar_id: string;
}>;

export const ratingModel: ReadModel<Followed, Row> = {
  name: 'rating',
  table: 'rating',
  key: ['submission_id', 'rater_id', 'type'],
  ddl: `create table rating (
      submission_id text, rater_id text, type text, participation_id text not null, seminar_id text not null,
      primary key (submission_id, rater_id, type));
    create index on rating (participation_id);
    create index on rating (seminar_id)`,

  keys: ({ type, data }) =>
    type === 'SubmissionRated' || type === 'RatingWithdrawn' ? [[data.submissionId, data.raterId, data.rating]] : [],
  readers: ({ seminar_id }) => [`seminar:${seminar_id}`],

  fold(_row, { type, stream, data }) {
    if (type !== 'SubmissionRated') return undefined;
    const { submissionId, raterId, rating, elementId } = data;
    const where = { participation_id: idOf(stream), seminar_id: outerOf(elementId) };
    return { submission_id: submissionId, rater_id: raterId, type: rating, ...where };
  },

  statement: (event) => endingOf('rating', event),
};

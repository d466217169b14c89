import { idOf } from '#domain/kernel/ids.ts';
import { isErased } from '#domain/kernel/personal.ts';
import { outerOf } from '#infra/ids.ts';
import type { ReadModel } from '../projection.ts';
import { endingOf } from './ending.ts';
import type { Followed } from './events.ts';

type Row = Readonly<{
  id: string;
  submission_id: string;
  participation_id: string;
  seminar_id: string;
  participant_id: string;
  author_id: string;
  /** Seconds into the recording. */
  at: number;
  text: string;
  created_at: string;
}>;

/** Comments of erased people are deleted. */
export const commentModel: ReadModel<Followed, Row> = {
  name: 'comment',
  table: 'comment',
  key: 'id',
  ddl: `create table comment (
      id text primary key, submission_id text not null, participation_id text not null, seminar_id text not null,
      participant_id text not null, author_id text not null, at double precision not null, text text not null,
      created_at timestamptz not null);
    create index on comment (submission_id, at);
    create index on comment (participation_id);
    create index on comment (seminar_id);
    create index on comment (author_id)`,

  personal: { of: 'author_id', leaves: 'nothing' },
  keys: ({ type, data }) => (type === 'CommentAdded' || type === 'CommentDeleted' ? [data.commentId] : []),
  readers: ({ seminar_id, participant_id }) => [participant_id, `seminar:${seminar_id}`],

  fold(_row, { type, stream, data, metadata }) {
    if (type !== 'CommentAdded' || isErased(data.text)) return undefined;
    const { commentId, submissionId, elementId, participantId, authorId, offset, text } = data;
    const where = { submission_id: submissionId, participation_id: idOf(stream), seminar_id: outerOf(elementId) };
    const who = { participant_id: participantId, author_id: authorId };
    return { id: commentId, ...where, ...who, at: offset, text, created_at: metadata.at };
  },

  statement: (event) => endingOf('comment', event),
};

import { idOf } from '#domain/kernel/ids.ts';
import { isErased } from '#domain/kernel/personal.ts';
import { feedbackForUser } from '#domain/participation/contract/submissions.ts';
import { outerOf } from '#infra/ids.ts';
import type { ReadModel } from '../projection.ts';
import { endingOf } from './ending.ts';
import type { Followed } from './events.ts';

type Row = Readonly<{
  id: string;
  submission_id: string;
  participation_id: string;
  seminar_id: string;
  element_id: string;
  participant_id: string;
  giver_id: string;
  /** Null if its author was erased. */
  text: string | null;
  created_at: string;
}>;

export const feedbackModel: ReadModel<Followed, Row> = {
  name: feedbackForUser.name,
  table: 'feedback',
  key: 'id',
  ddl: `create table feedback (
      id text primary key, submission_id text not null, participation_id text not null, seminar_id text not null,
      element_id text not null, participant_id text not null, giver_id text not null, text text,
      created_at timestamptz not null);
    create index on feedback (submission_id);
    create index on feedback (participation_id);
    create index on feedback (seminar_id);
    create index on feedback (giver_id)`,

  personal: { of: 'giver_id', leaves: { text: null } },
  keys: ({ type, data }) => (type === 'FeedbackReceived' ? [data.feedbackId] : []),
  readers: ({ seminar_id, participant_id, giver_id }) => [participant_id, giver_id, `seminar_owner:${seminar_id}`],

  fold(row, { type, stream, data, metadata }) {
    if (type !== 'FeedbackReceived') return row;
    const { feedbackId, submissionId, elementId, participantId, giverId, text } = data;
    const where = { submission_id: submissionId, participation_id: idOf(stream), seminar_id: outerOf(elementId) };
    const who = { element_id: elementId, participant_id: participantId, giver_id: giverId };
    return { id: feedbackId, ...where, ...who, text: isErased(text) ? null : text, created_at: metadata.at };
  },

  statement: (event) => endingOf('feedback', event),
};

import { idOf } from '#domain/kernel/ids.ts';
import type { ReadModel } from '../projection.ts';
import type { Followed } from './events.ts';

type Row = Readonly<{
  seminar_id: string;
  element_id: string;
  participant_id: string;
  /** How many submissions of the element this participant shares: at least one. */
  count: number;
}>;

/** Who shares a submission of which element: on these, others can give feedback. */
export const sharedElementModel: ReadModel<Followed, Row> = {
  name: 'shared-element',
  table: 'shared_element',
  // In one row for each element every share would write the names of all that share it.
  key: ['seminar_id', 'element_id', 'participant_id'],
  ddl: `create table shared_element (
      seminar_id text, element_id text, participant_id text, count int not null,
      primary key (seminar_id, element_id, participant_id))`,

  keys: ({ type, stream, data }) =>
    type === 'SubmissionShown' || type === 'SubmissionHidden'
      ? [[idOf(stream), data.elementId, data.participantId]]
      : [],
  // It is told where it moves somebody.
  readers: () => [],

  fold(row, { type, stream, data }) {
    if (type !== 'SubmissionShown' && type !== 'SubmissionHidden') return row;
    const { elementId, participantId } = data;
    const count = (row?.count ?? 0) + (type === 'SubmissionShown' ? 1 : -1);
    if (count <= 0) return undefined;
    return { seminar_id: idOf(stream), element_id: elementId, participant_id: participantId, count };
  },

  statement: ({ type, stream }) => (type === 'SeminarDeleted' ? { remove: [idOf(stream)] } : undefined),
};

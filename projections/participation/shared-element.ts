import { idOf } from '#domain/kernel/ids.ts';
import type { ReadModel } from '../projection.ts';
import type { Followed } from './events.ts';

type Row = Readonly<{
  seminar_id: string;
  element_id: string;
  participant_id: string;
  /** The number of submissions of the element that this participant shares: at least one. */
  count: number;
}>;

/** The participants who share submissions of an element: others can give feedback on these. */
export const sharedElementModel: ReadModel<Followed, Row> = {
  name: 'shared-element',
  table: 'shared_element',
  // With one row for each element, every share would write the names of all sharers.
  key: ['seminar_id', 'element_id', 'participant_id'],
  ddl: `create table shared_element (
      seminar_id text, element_id text, participant_id text, count int not null,
      primary key (seminar_id, element_id, participant_id))`,

  keys: ({ type, stream, data }) =>
    type === 'SubmissionShown' || type === 'SubmissionHidden'
      ? [[idOf(stream), data.elementId, data.participantId]]
      : [],
  // Readers are notified by `standing`, if somebody's standing changes.
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

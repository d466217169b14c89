import { idOf } from '#domain/kernel/ids.ts';
import type { ReadModel } from '../projection.ts';
import type { Followed } from './events.ts';

type Row = Readonly<{
  seminar_id: string;
  element_id: string;
  /** How many submissions of it each participant shares. */
  shared_by: Readonly<Record<string, number>>;
}>;

/** Elements of which somebody shares a submission: on these, others can give feedback. */
export const sharedElementModel: ReadModel<Followed, Row> = {
  name: 'shared-element',
  table: 'shared_element',
  key: ['seminar_id', 'element_id'],
  ddl: `create table shared_element (
      seminar_id text, element_id text, shared_by jsonb not null, primary key (seminar_id, element_id))`,

  keys: ({ type, stream, data }) =>
    type === 'SubmissionShown' || type === 'SubmissionHidden' ? [[idOf(stream), data.elementId]] : [],
  // It is told where it moves somebody.
  readers: () => [],

  fold(row, { type, stream, data }) {
    if (type !== 'SubmissionShown' && type !== 'SubmissionHidden') return row;
    const { elementId, participantId } = data;
    const { [participantId]: before = 0, ...others } = row?.shared_by ?? {};
    const count = before + (type === 'SubmissionShown' ? 1 : -1);
    const shared_by = count > 0 ? { ...others, [participantId]: count } : others;
    if (Object.keys(shared_by).length === 0) return undefined;
    return { seminar_id: idOf(stream), element_id: elementId, shared_by };
  },

  statement: ({ type, stream }) => (type === 'SeminarDeleted' ? { remove: [idOf(stream)] } : undefined),
};

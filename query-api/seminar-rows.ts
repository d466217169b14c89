import type { CountedSession, DoneWork, Others, Work } from '#domain/participation/contract/progress.ts';
import type { Outline } from '#domain/seminars/contract/outline.ts';

/** A row of `participation.participation`, as far as it decides where somebody stands. */
export type WorkRow = Readonly<{
  joined_revision: number;
  submissions: readonly (DoneWork & Readonly<{ hasFeedback: boolean }>)[];
  counted: readonly CountedSession[];
}>;

export const workOf = ({ joined_revision, submissions, counted }: WorkRow): Work => ({
  joinedAt: joined_revision,
  submissions,
  counted,
  hasFeedback: submissions.some(({ hasFeedback }) => hasFeedback),
});

/** By element: how many submissions of it each participant shares. */
export type SharedElements = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** SQL for that, of the seminar whose id is this expression; null where nothing is shared. */
export const sharedElementsOf = (seminarId: string): string =>
  `(select jsonb_object_agg(s.element_id, s.shared_by) from participation.shared_element s where s.seminar_id = ${seminarId})`;

/** The elements that others share, as each person finds them. The sharers are read once for all people. */
export function othersIn(shared: SharedElements | null): (personId: string) => Others {
  const sharers = Object.entries(shared ?? {}).map(([elementId, by]) => [elementId, Object.keys(by)] as const);
  return (personId) => ({
    shared: new Set(
      sharers.flatMap(([elementId, people]) => (people.some((id) => id !== personId) ? [elementId] : [])),
    ),
  });
}

/** The elements that others share, as one person finds them. */
export const othersFor = (shared: SharedElements | null, personId: string): Others => othersIn(shared)(personId);

/** The outline in a row of `seminars.seminar_detail`. */
export type OutlineRow = Readonly<{
  revision: number;
  outline: Outline['blocks'];
  earlierOrders: Outline['earlierOrders'];
}>;
/** Columns of `seminars.seminar_detail d`. */
export const outlineColumns = 'd.revision, d.outline, d.earlier_orders as "earlierOrders"';
export const outlineOf = ({ revision, outline, earlierOrders }: OutlineRow): Outline => ({
  ...{ revision, earlierOrders },
  blocks: outline,
});

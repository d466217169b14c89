import * as z from 'zod/mini';
import { dayMs } from '#domain/kernel/durations.ts';
import { Id } from '#domain/kernel/ids.ts';
import { ElementState } from '#domain/seminars/contract/detail.ts';
import { currentRules, type OutlineElement } from '#domain/seminars/contract/outline.ts';
import { ShownName } from '#domain/users/contract/shown-name.ts';
import type { OwnWork } from './progress.ts';

/** State of a participant at an element, and their submissions to it. */
export const Cell = z.object({
  state: ElementState,
  submissions: z.int(),
  shared: z.int(),
  /** The best score, of VR training; for a goal the number of talks that count. */
  value: z.nullable(z.number()),
  /** The participant's deadline. `late`: the deadline has passed, and the participant could have done the element. */
  dueAt: z.nullable(z.iso.datetime()),
  late: z.boolean(),
});

type Cell = z.infer<typeof Cell>;
/** The submissions of a participant to an element, as a cell shows them. */
type Counts = Pick<Cell, 'submissions' | 'shared' | 'value'>;
type Mark = Readonly<Counts & Pick<Cell, 'state'>>;

/** `completed 2 1 7.5`; only the state if nothing was submitted. One page has 20,000 of these, and most are equal. */
export const markAsText = ({ state, submissions, shared, value }: Mark): string =>
  submissions === 0 && value === null ? state : `${state} ${submissions} ${shared} ${value ?? ''}`.trimEnd();

/** @throws if `markAsText` did not write it */
export function markIn(text: string): Mark {
  const [state, submissions = '0', shared = '0', value] = text.split(' ');
  const counts = { submissions: Number(submissions), shared: Number(shared) };
  return { state: ElementState.parse(state), ...counts, value: value === undefined ? null : Number(value) };
}

export function countsOf(element: OutlineElement, { submissions, counted }: OwnWork): Counts {
  const mine = submissions.filter(({ elementId, skipped }) => elementId === element.id && !skipped);
  const scores = mine.flatMap(({ score }) => (score === null ? [] : [score]));
  const isGoal = currentRules(element).type === 'goal';
  return {
    submissions: mine.length,
    shared: mine.filter(({ isShared }) => isShared).length,
    value: isGoal
      ? counted.filter(({ elementId }) => elementId === element.id).length
      : scores.length > 0
        ? Math.max(...scores)
        : null,
  };
}

export const ParticipantRow = z.object({
  id: Id,
  /** Null if the person was erased. */
  username: z.nullable(z.string()),
  name: z.nullable(ShownName),
  firstName: z.nullable(z.string()),
  lastName: z.nullable(z.string()),
  joinedAt: z.iso.datetime(),
  /** The time of their last activity. */
  lastActiveAt: z.iso.datetime(),
  progress: z.number(),
  position: z.nullable(z.object({ blockId: Id, elementId: Id })),
  /** In the order of the elements. */
  cells: z.array(Cell),
});
export type ParticipantRow = z.infer<typeof ParticipantRow>;

export const situations = ['late', 'stuck', 'waiting', 'done', 'underway'] as const;
export type Situation = (typeof situations)[number];

/** A participant who could continue and has done nothing for this long is stuck. */
const daysUntilStuck = 5;

/** A participant's situation, for the groups of the owner's list. `waiting`: only other people can help them to continue. */
export function situationOf(
  { cells, lastActiveAt }: Pick<ParticipantRow, 'cells' | 'lastActiveAt'>,
  now: Date,
): Situation {
  if (cells.some(({ late }) => late)) return 'late';
  const left = cells.filter(({ state }) => state !== 'completed');
  if (cells.length > 0 && left.length === 0) return 'done';
  if (left.length > 0 && left.every(({ state }) => state === 'waiting')) return 'waiting';
  const days = (now.getTime() - Date.parse(lastActiveAt)) / dayMs;
  return days >= daysUntilStuck ? 'stuck' : 'underway';
}

import { z } from 'zod';
import { Id } from '#domain/kernel/ids.ts';
import { ElementState } from '#domain/seminars/contract/detail.ts';
import { ShownName } from '#domain/users/contract/shown-name.ts';

/** State of a participant at an element, and their submissions to it. */
export const Cell = z.object({
  state: ElementState,
  submissions: z.int(),
  shared: z.int(),
  /** The best, of VR training; of a goal how many talks count. */
  value: z.number().nullable(),
  /** Their deadline; late: it is over, and they could have done it. */
  dueAt: z.iso.datetime().nullable(),
  late: z.boolean(),
});

export const ParticipantRow = z.object({
  id: Id,
  /** Null where the person was erased. */
  username: z.string().nullable(),
  name: ShownName.nullable(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  joinedAt: z.iso.datetime(),
  /** When they last did something. */
  lastActiveAt: z.iso.datetime(),
  progress: z.number(),
  position: z.object({ blockId: Id, elementId: Id }).nullable(),
  /** In the order of the elements. */
  cells: z.array(Cell),
});
export type ParticipantRow = z.infer<typeof ParticipantRow>;

export const situations = ['late', 'stuck', 'waiting', 'done', 'underway'] as const;
export type Situation = (typeof situations)[number];

/** A participant who could go on and has done nothing for this long is stuck. */
const daysUntilStuck = 5;

/** A participant's situation, as the owner's list groups it. `waiting`: only others can bring them on. */
export function situationOf(
  { cells, lastActiveAt }: Pick<ParticipantRow, 'cells' | 'lastActiveAt'>,
  now: Date,
): Situation {
  if (cells.some(({ late }) => late)) return 'late';
  const left = cells.filter(({ state }) => state !== 'completed');
  if (cells.length > 0 && left.length === 0) return 'done';
  if (left.length > 0 && left.every(({ state }) => state === 'waiting')) return 'waiting';
  const days = (now.getTime() - Date.parse(lastActiveAt)) / 86_400_000;
  return days >= daysUntilStuck ? 'stuck' : 'underway';
}

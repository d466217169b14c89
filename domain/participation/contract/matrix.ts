import { z } from 'zod';
import { Id } from '#domain/kernel/ids.ts';
import { ElementState } from '#domain/seminars/contract/detail.ts';

/** Where a participant stands at an element, and what they did there. */
export const Cell = z.object({
  state: ElementState,
  submissions: z.int(),
  shared: z.int(),
  /** The best, of VR training; of a goal how many talks count. */
  value: z.number().nullable(),
});

export const ParticipantRow = z.object({
  id: Id,
  /** Null where the person was erased. */
  username: z.string().nullable(),
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

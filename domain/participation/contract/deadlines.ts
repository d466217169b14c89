import { dayMs } from '#domain/kernel/durations.ts';
import type { ElementState } from './progress.ts';

/** The deadline; null: none. */
type Due = string | null;

/** Deadlines set by the owner: for a block, and for single elements. */
export type DatedBlock = Readonly<{ dueAt: Due; elements: readonly Readonly<{ id: string; dueAt: Due }>[] }>;

/** Deadlines for one person, by element: they take precedence over the general ones. */
export type Extensions = Readonly<Record<string, string>>;

/** Each element's deadline for one person: the person's own, the element's, or its block's. */
export const deadlinesOf = (
  blocks: readonly DatedBlock[],
  extensions: Extensions = {},
): Readonly<Record<string, Due>> =>
  Object.fromEntries(
    blocks.flatMap((block) =>
      block.elements.map(({ id, dueAt }) => [id, extensions[id] ?? dueAt ?? block.dueAt] as const),
    ),
  );

/** An active element is late once its deadline has passed. Elements that wait for others, or were skipped, are not late. */
export const isLate = (state: ElementState, dueAt: Due, now: Date): boolean =>
  state === 'active' && dueAt !== null && Date.parse(dueAt) <= now.getTime();

/** People are reminded this long before a deadline. */
export const remindedAhead = 2 * dayMs;

export const isDueSoon = (state: ElementState, dueAt: Due, now: Date): boolean =>
  state === 'active' &&
  dueAt !== null &&
  Date.parse(dueAt) > now.getTime() &&
  Date.parse(dueAt) <= now.getTime() + remindedAhead;

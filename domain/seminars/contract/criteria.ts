import * as z from 'zod/mini';
import { Id } from '#domain/kernel/ids.ts';
import { currentRules, elementsOf, type Outline } from './outline.ts';

export const criteriaLimits = { most: 12, leastLevels: 2, mostLevels: 6 } as const;

const Name = z.string().check(z.trim(), z.minLength(1), z.maxLength(120));
const Description = z.string().check(z.trim(), z.maxLength(1_000));
/** Descriptions of the levels, the lowest first. */
const Levels = z
  .array(z.string().check(z.trim(), z.minLength(1), z.maxLength(300)))
  .check(z.minLength(criteriaLimits.leastLevels), z.maxLength(criteriaLimits.mostLevels));

/** A criterion for rating talks of a seminar. Level 1 is the first of `levels`. */
export const Criterion = z.object({ id: Id, name: Name, description: Description, levels: Levels });
export type Criterion = z.infer<typeof Criterion>;

/** Without an id it is a new criterion. With another number of levels it is a new one too, and its earlier ratings no longer count. */
export const CriterionInput = z.extend(Criterion, { id: z.optional(Id), description: z._default(Description, '') });

/** A rating: each criterion at most once. */
export const RatedLevel = z.object({
  criterionId: Id,
  level: z.int().check(z.gte(1), z.lte(criteriaLimits.mostLevels)),
});
export type RatedLevel = z.infer<typeof RatedLevel>;

/** Whether talks of this element are rated by criteria: the element requires it, or another element that gives feedback on it does. */
export const isAssessed = (outline: Pick<Outline, 'blocks'>, elementId: string): boolean =>
  elementsOf(outline).some((element) => {
    const rules = currentRules(element);
    const isAbout = rules.type === 'give_feedback' ? rules.forElement === elementId : element.id === elementId;
    return isAbout && 'byCriteria' in rules && rules.byCriteria === true;
  });

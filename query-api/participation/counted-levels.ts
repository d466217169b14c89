import type { Criterion, RatedLevel } from '#domain/seminars/contract/criteria.ts';

/** For each criterion, how often each level was given, the lowest first. */
export const countedLevels = (criteria: readonly Criterion[], given: readonly (readonly RatedLevel[])[]) =>
  criteria.map(({ id, levels }) => ({
    criterionId: id,
    counts: levels.map(
      (_, n) =>
        given.filter((one) => one.some(({ criterionId, level }) => criterionId === id && level === n + 1)).length,
    ),
  }));

const isBlank = (text: string) => text.trim() === '';

/** Indexes of missing solutions; empty if there are no solutions at all. */
export const unsolved = (solutions: readonly string[]): readonly number[] =>
  solutions.every(isBlank) ? [] : solutions.flatMap((text, index) => (isBlank(text) ? [index] : []));

/** The solutions for the call: an empty list, or one per row. */
export const solutionsOf = (solutions: readonly string[]): string[] =>
  solutions.every(isBlank) ? [] : solutions.map((text) => text.trim());

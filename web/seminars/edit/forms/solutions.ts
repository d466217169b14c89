const isBlank = (text: string) => text.trim() === '';

/** Solutions are for all or for none: which of them are missing. */
export const unsolved = (solutions: readonly string[]): readonly number[] =>
  solutions.every(isBlank) ? [] : solutions.flatMap((text, index) => (isBlank(text) ? [index] : []));

/** As they are sent: none, or one for each. */
export const solutionsOf = (solutions: readonly string[]): string[] =>
  solutions.every(isBlank) ? [] : solutions.map((text) => text.trim());

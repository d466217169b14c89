/** The stored solution of an element. */
export type Solution =
  | Readonly<{ type: 'gap_text'; answers: readonly string[] }>
  | Readonly<{ type: 'categorize'; words: readonly string[]; categories: readonly Category[] }>;
type Category = Readonly<{ name: string; phrases: readonly string[] }>;

/** The answers as they were submitted. */
export type Answers = readonly string[] | readonly Category[];

/** Returns which answers match the solution, in the order of the gaps or words; null without a solution. */
export function corrected(solution: Solution, given: Answers): boolean[] | null {
  if (solution.type === 'gap_text') {
    const answers = given as readonly string[];
    return solution.answers.length === 0 ? null : solution.answers.map((answer, n) => isSame(answer, answers[n] ?? ''));
  }
  const placed = given as readonly Category[];
  return solution.words.map((word) => categoryOf(word, solution.categories) === categoryOf(word, placed));
}

const categoryOf = (word: string, categories: readonly Category[]) =>
  categories.find(({ phrases }) => phrases.includes(word))?.name;

const plain = (text: string) => text.normalize('NFKC').trim().toLocaleLowerCase('de').replaceAll(/\s+/g, ' ');
const isSame = (one: string, other: string) => plain(one) === plain(other);

import { lastSubmission } from '../answers.ts';
import type { ElementOf } from '../element-props.ts';

/** By word the category in which it was put; not there or undefined: none yet. */
export type Placing = Readonly<Record<string, string | undefined>>;

type Sorting = Pick<ElementOf<'categorize'>, 'words' | 'categories' | 'submissions'>;
type Handed = readonly Readonly<{ name: string; phrases: readonly string[] }>[];

export function lastPlacing(element: Sorting): Placing {
  const answers = lastSubmission(element)?.answers;
  const handed = (Array.isArray(answers) ? answers : []) as Handed;
  const all = handed.flatMap(({ name, phrases }) => phrases.map((word) => [word, name] as const));
  return fittedPlacing(Object.fromEntries(all), element);
}

/** Without what is not there any more. */
export function fittedPlacing(placing: Placing, { words, categories }: Sorting): Placing {
  const names = categories.map(({ name }) => name);
  const isThere = (name: string | undefined) => name !== undefined && names.includes(name);
  return Object.fromEntries(words.flatMap((word) => (isThere(placing[word]) ? [[word, placing[word]]] : [])));
}

export const handedIn = (placing: Placing, { words, categories }: Sorting) =>
  categories.map(({ name }) => ({ name, phrases: words.filter((word) => placing[word] === name) }));

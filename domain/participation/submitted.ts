import { refuse } from '#domain/kernel/errors.ts';
import type { ElementRules, ElementType } from '#domain/seminars/contract/outline.ts';
import type { ParticipationEvent } from './events.ts';

/** Content of a submission, by type of element. */
export type Submitted =
  | Readonly<{ type: 'read_text' | 'watch_video' | 'watch_feedback' }>
  | Readonly<{ type: 'video_presentation'; sessionId: string }>
  | Readonly<{ type: 'give_feedback'; about: string; feedback: string }>
  | Readonly<{ type: 'gap_text' | 'rephrase'; answers: readonly string[] }>
  | Readonly<{ type: 'categorize'; categories: readonly Readonly<{ name: string; phrases: readonly string[] }>[] }>
  | Readonly<{ type: 'vr_training'; score: number }>;

/** Nothing is submitted except the fact that it was done. */
const emptyTypes: readonly ElementType[] = ['read_text', 'watch_video', 'watch_feedback'];
export const isEmpty = ({ type }: Submitted): boolean => emptyTypes.includes(type);

/** @throws invalid_type if it belongs to another type of element; invalid_input if something is missing */
export function refuseUnfit(submitted: Submitted, rules: ElementRules): void {
  if (submitted.type !== rules.type) refuse('invalid_type');
  if (submitted.type === 'gap_text' && rules.type === 'gap_text') refuseUnfilled(submitted.answers, rules.blanks);
  if (submitted.type === 'rephrase' && rules.type === 'rephrase') refuseUnfilled(submitted.answers, rules.sentences);
  if (submitted.type === 'categorize' && rules.type === 'categorize') refuseUnplaced(submitted.categories, rules);
  if (submitted.type === 'give_feedback' && isBlank(submitted.feedback)) refuse('invalid_input', 'feedback');
}

function refuseUnfilled(answers: readonly string[], wanted: number): void {
  if (answers.length !== wanted || answers.some(isBlank)) refuse('invalid_input', 'answers');
}

type Categories = Extract<Submitted, { type: 'categorize' }>['categories'];
type Sorting = Extract<ElementRules, { type: 'categorize' }>;

/** Every word is in one of the categories, and nothing else is. */
function refuseUnplaced(categories: Categories, { words, categories: names }: Sorting): void {
  const placed = categories.flatMap(({ phrases }) => phrases);
  const isPlaced = placed.length === words.length && words.every((word) => placed.includes(word));
  if (!isPlaced || categories.some(({ name }) => !names.includes(name))) refuse('invalid_input', 'categories');
}

const isBlank = (text: string) => text.trim() === '';

type Stored = Extract<ParticipationEvent, { type: 'ElementSubmitted' }>['data'];

/** The submission in the form that the event stores. */
export const storedParts = (
  submitted: Submitted,
): Pick<Stored, 'type' | 'answers' | 'sessionId' | 'score' | 'about'> => ({
  type: submitted.type,
  answers: answersOf(submitted),
  sessionId: submitted.type === 'video_presentation' ? submitted.sessionId : null,
  score: submitted.type === 'vr_training' ? submitted.score : null,
  about: submitted.type === 'give_feedback' ? submitted.about : null,
});

function answersOf(submitted: Submitted): string {
  switch (submitted.type) {
    case 'gap_text':
    case 'rephrase':
      return JSON.stringify(submitted.answers);
    case 'categorize':
      return JSON.stringify(submitted.categories.map(({ name, phrases }) => ({ name, phrases })));
    case 'give_feedback':
      return JSON.stringify(submitted.feedback);
    default:
      return '';
  }
}

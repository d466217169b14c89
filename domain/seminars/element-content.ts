import type { FieldError } from '#domain/kernel/errors.ts';
import { elementLimits as limits } from './contract/element-limits.ts';
import type { ElementRules } from './contract/outline.ts';
import { videoIdIn } from './contract/video-link.ts';
import type { SeminarEvent } from './events.ts';

export type ElementContent = Extract<SeminarEvent, { type: 'ElementAdded' }>['data']['content'];
type Content<Type extends ElementContent['type']> = Extract<ElementContent, { type: Type }>;

export function rulesOf(content: ElementContent): ElementRules {
  switch (content.type) {
    case 'read_text':
    case 'watch_video':
    case 'watch_feedback':
      return { type: content.type };
    case 'video_presentation': {
      const { type, requiredSubmissions, maxSubmissions, rateableSubmissions, ownerSeesReport } = content;
      const { requiredNumShared, maxNumShared } = content;
      const counts = { requiredSubmissions, maxSubmissions, requiredNumShared, maxNumShared };
      return { type, ...counts, rateableSubmissions, ownerSeesReport, ...judged(content) };
    }
    case 'give_feedback':
      return { type: content.type, forElement: content.forElement, ...judged(content) };
    case 'gap_text':
      return { type: content.type, blanks: blanksIn(content.text) };
    case 'rephrase':
      return { type: content.type, sentences: content.sentences.length };
    case 'categorize':
      return { type: content.type, words: content.words, categories: content.categories.map(({ name }) => name) };
    case 'vr_training':
      return { type: content.type, requiredScore: content.requiredScore };
    case 'goal':
      return { type: content.type, target: content.target, conditions: content.conditions };
  }
}

/** Omits `byCriteria` unless it is true: older rules, from before criteria existed, lack the field and must compare as equal. */
const judged = ({ byCriteria }: Readonly<{ byCriteria?: boolean | undefined }>) => (byCriteria ? { byCriteria } : {});

/** Two or more adjacent underscores are one gap. */
const blanksIn = (text: string): number => text.match(/__+/g)?.length ?? 0;

/** Faults of a single element, by field. */
export function contentFaults(content: ElementContent): readonly FieldError[] {
  switch (content.type) {
    case 'video_presentation':
      return presentationFaults(content);
    case 'gap_text':
      return gapTextFaults(content);
    case 'rephrase':
      return rephraseFaults(content);
    case 'categorize':
      return categorizeFaults(content);
    case 'watch_video':
      return content.video.from === 'link' && !isVideoLink(content.video.uri)
        ? [fault('videoURI', 'no_video_link')]
        : [];
    case 'vr_training':
      return within('requiredScore', content.requiredScore, limits.requiredScore);
    case 'goal':
      return [
        ...within('target', content.target, limits.target),
        ...(hasDuplicates(content.conditions.map(({ type }) => type)) ? [fault('conditions', 'duplicate')] : []),
      ];
    default:
      return [];
  }
}

const fault = (field: string, code: string): FieldError => ({ field, code });

const within = (field: string, value: number, { min, max }: Readonly<{ min: number; max: number }>) =>
  value < min ? [fault(field, 'too_small')] : value > max ? [fault(field, 'too_big')] : [];

function presentationFaults(content: Content<'video_presentation'>): readonly FieldError[] {
  const { requiredSubmissions, maxSubmissions, requiredNumShared, maxNumShared } = content;
  const { isTimed, expectedLen, maxLen } = content;
  const outOfRange = [
    ...within('requiredSubmissions', requiredSubmissions, limits.requiredSubmissions),
    ...within('maxSubmissions', maxSubmissions, limits.maxSubmissions),
    ...within('requiredNumShared', requiredNumShared, limits.requiredNumShared),
    ...within('maxNumShared', maxNumShared, limits.maxNumShared),
    ...(isTimed
      ? [...within('expectedLen', expectedLen, limits.length), ...within('maxLen', maxLen, limits.length)]
      : []),
  ];
  return [
    ...outOfRange,
    ...(maxSubmissions < requiredSubmissions ? [fault('maxSubmissions', 'below_required')] : []),
    ...(requiredNumShared > requiredSubmissions ? [fault('requiredNumShared', 'above_required_submissions')] : []),
    ...(maxNumShared < requiredNumShared ? [fault('maxNumShared', 'below_required')] : []),
    ...(isTimed && maxLen > 0 && expectedLen > maxLen ? [fault('expectedLen', 'above_max')] : []),
  ];
}

function gapTextFaults({ text, answers }: Content<'gap_text'>): readonly FieldError[] {
  const blanks = blanksIn(text);
  if (blanks === 0) return [fault('text', 'no_blank')];
  return solutionFaults(answers, blanks);
}

function rephraseFaults({ sentences, answers }: Content<'rephrase'>): readonly FieldError[] {
  if (sentences.length === 0 || sentences.some(isBlank)) return [fault('sentences', 'required')];
  // A sentence may be left without an example.
  return answers.length === 0 || answers.length === sentences.length ? [] : [fault('answers', 'not_one_each')];
}

/** Solutions are optional, but if there are any, each task needs one. */
const solutionFaults = (answers: readonly string[], wanted: number) =>
  answers.length === 0 || (answers.length === wanted && !answers.some(isBlank))
    ? []
    : [fault('answers', 'not_one_each')];

/** Every word has exactly one category. */
function categorizeFaults({ words, categories }: Content<'categorize'>): readonly FieldError[] {
  const names = categories.map(({ name }) => name.trim());
  const placed = categories.flatMap(({ phrases }) => phrases);
  const isEach = placed.length === words.length && words.every((word) => placed.includes(word));
  return [
    ...(words.length === 0 || words.some(isBlank) ? [fault('words', 'required')] : []),
    ...(hasDuplicates(words) ? [fault('words', 'duplicate')] : []),
    ...(names.length === 0 || names.some(isBlank) ? [fault('categories', 'required')] : []),
    ...(hasDuplicates(names) ? [fault('categories', 'duplicate')] : []),
    ...(isEach ? [] : [fault('categories', 'not_one_each')]),
  ];
}

const isBlank = (text: string): boolean => text.trim() === '';
const hasDuplicates = (texts: readonly string[]) => new Set(texts).size < texts.length;

const isVideoLink = (uri: string) => videoIdIn(uri) !== undefined;

import type { ElementState } from '#domain/participation/contract/progress.ts';
import { type Answers, corrected, type Solution } from '#domain/seminars/contract/corrected.ts';
import type { SeminarElement, Submission } from '#domain/seminars/contract/detail.ts';
import type { ElementRules } from '#domain/seminars/contract/outline.ts';
import { videoAddressIn, videoIdIn } from '#domain/seminars/contract/video-link.ts';

type Blob = Readonly<{ address: string; contentType: string }>;
type Content<Type extends SeminarElement['type']> = Omit<
  Extract<SeminarElement, { type: Type }>,
  keyof Common | 'answers' | 'correct' | Derived
>;
type Derived =
  | 'videoURI'
  | 'source'
  | 'videoId'
  | 'fileName'
  | 'goalId'
  | 'progress'
  | 'isAssignedToUser'
  | 'rateableSubmissions'
  | 'byCriteria';
type Common = Pick<
  SeminarElement,
  | 'id'
  | 'blockId'
  | 'seminarId'
  | 'elementIndex'
  | 'title'
  | 'body'
  | 'version'
  | 'state'
  | 'completed'
  | 'lockedBy'
  | 'dueAt'
  | 'deadline'
  | 'submissions'
>;

type Video = Readonly<{ from: 'link'; uri: string }> | Readonly<{ from: 'file'; media: Blob; name: string }>;

/** An element as `seminars.seminar_detail` stores it. */
export type StoredElement = Readonly<{
  id: string;
  title: string;
  body: string;
  dueAt: string | null;
  version: number;
  content:
    | Content<'read_text'>
    | Content<'watch_feedback'>
    | (Content<'watch_video'> & Readonly<{ video: Video }>)
    | (Content<'video_presentation'> & Readonly<{ rateableSubmissions: boolean; byCriteria?: boolean }>)
    | (Content<'give_feedback'> & Readonly<{ byCriteria?: boolean }>)
    | (Content<'gap_text'> & Readonly<{ answers: string[] }>)
    | (Content<'rephrase'> & Readonly<{ answers: string[] }>)
    | Content<'categorize'>
    | Content<'vr_training'>
    | Content<'goal'>;
}>;

type ElementContext = Readonly<{
  blockId: string;
  seminarId: string;
  elementIndex: number;
  state: ElementState;
  lockedBy: string | null;
  /** The deadline for this person. */
  dueAt: string | null;
  own: readonly Submission[];
  isOwner: boolean;
  /** Number of sessions that count for a goal. */
  counted: number;
  rules: ReadonlyMap<string, ElementRules>;
  addressed: (blob: Blob) => string;
}>;

/** An element as the person sees it. Participants see solutions only after a submission; the owner always does. */
export function elementShown(
  { content, dueAt: deadline, ...element }: StoredElement,
  shown: ElementContext,
): SeminarElement {
  const { blockId, seminarId, elementIndex, state, lockedBy, dueAt, own, isOwner, counted, rules, addressed } = shown;
  const common = { ...element, blockId, seminarId, elementIndex, state, lockedBy, dueAt, deadline };
  const all = { ...common, completed: state === 'completed', submissions: [...own] };
  const knows = isOwner || own.some(({ skipped }) => !skipped);
  switch (content.type) {
    case 'watch_video': {
      const { video } = content;
      const isLink = video.from === 'link';
      const where = isLink
        ? { videoURI: videoAddressIn(video.uri) ?? '', videoId: videoIdIn(video.uri) ?? null, fileName: null }
        : { videoURI: addressed(video.media), videoId: null, fileName: video.name };
      return { ...all, type: content.type, source: video.from, ...where };
    }
    case 'give_feedback': {
      const target = rules.get(content.forElement);
      const rateableSubmissions = target?.type === 'video_presentation' && target.rateableSubmissions;
      return { ...all, ...content, rateableSubmissions, byCriteria: content.byCriteria ?? false };
    }
    case 'video_presentation':
      return { ...all, ...content, byCriteria: content.byCriteria ?? false };
    case 'gap_text':
      return { ...all, ...content, answers: knows ? content.answers : null, correct: correctOf(content, own) };
    case 'rephrase':
      return { ...all, ...content, answers: knows ? content.answers : null };
    case 'categorize':
      return { ...all, ...content, ...sorted(content, knows), correct: correctOf(content, own) };
    case 'goal':
      return { ...all, ...content, goalId: element.id, progress: counted, isAssignedToUser: !isOwner };
    default:
      return { ...all, ...content };
  }
}

/** Compares the last submission with the solution. `own` starts with the oldest. */
function correctOf(content: Solution, own: readonly Submission[]): boolean[] | null {
  const last = own.findLast(({ skipped }) => !skipped);
  return last ? corrected(content, last.answers as Answers) : null;
}

type Sorting = Readonly<{ words: string[]; categories: { name: string; phrases: string[] }[] }>;

function sorted({ words, categories }: Sorting, knows: boolean) {
  const categoryOf = (word: string) => categories.find(({ phrases }) => phrases.includes(word))?.name ?? '';
  if (knows) return { answers: words.map(categoryOf), categories };
  return { answers: null, categories: categories.map(({ name }) => ({ name, phrases: [] })) };
}

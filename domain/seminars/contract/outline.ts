import type { GoalCondition } from '#domain/goals/contract/conditions.ts';

/** The types of elements: the stored name, and the name in their calls. */
const elementTypes = {
  read_text: 'ReadText',
  watch_video: 'WatchVideo',
  video_presentation: 'VideoPresentation',
  give_feedback: 'GiveFeedback',
  watch_feedback: 'WatchFeedback',
  gap_text: 'GapText',
  rephrase: 'Rephrase',
  categorize: 'Categorize',
  vr_training: 'VRTraining',
  goal: 'Goal',
} as const;
export type ElementType = keyof typeof elementTypes;

/** What completes an element, and how many submissions it requires and accepts. Texts for reading are not included. */
export type ElementRules =
  | Readonly<{ type: 'read_text' | 'watch_video' | 'watch_feedback' }>
  | Readonly<{
      type: 'video_presentation';
      requiredSubmissions: number;
      maxSubmissions: number;
      rateableSubmissions: boolean;
      requiredNumShared: number;
      maxNumShared: number;
      ownerSeesReport: boolean;
      byCriteria?: boolean;
    }>
  | Readonly<{ type: 'give_feedback'; forElement: string; byCriteria?: boolean }>
  | Readonly<{ type: 'gap_text'; blanks: number }>
  | Readonly<{ type: 'rephrase'; sentences: number }>
  | Readonly<{ type: 'categorize'; words: readonly string[]; categories: readonly string[] }>
  | Readonly<{ type: 'vr_training'; requiredScore: number }>
  | Readonly<{ type: 'goal'; target: number; conditions: readonly GoalCondition[] }>;

/** `since`: the revision of the seminar's stream from which the rules apply. */
export type RuleVersion = Readonly<{ since: number; rules: ElementRules }>;

/** All versions of an element's rules, oldest first. */
export type OutlineElement = Readonly<{ id: string; versions: readonly [RuleVersion, ...RuleVersion[]] }>;
type OutlineBlock = Readonly<{ id: string; elements: readonly OutlineElement[] }>;

/** Ids of elements in an earlier order, including deleted ones. `until`: the revision that ended this order. */
export type EarlierOrder = Readonly<{ until: number; elementIds: readonly string[] }>;

/**
 * The part of a seminar that decides what participants may do: blocks and elements in order, at a revision of its stream.
 * `earlierOrders`: orders that participants may have seen; an element that was open in one of them stays open.
 */
export type Outline = Readonly<{
  revision: number;
  blocks: readonly OutlineBlock[];
  earlierOrders: readonly EarlierOrder[];
}>;

export const elementsOf = ({ blocks }: Pick<Outline, 'blocks'>): readonly OutlineElement[] =>
  blocks.flatMap(({ elements }) => elements);

/** Today's rules. */
export const currentRules = ({ versions }: OutlineElement): ElementRules =>
  versions.reduce((_, version) => version).rules;

/** The rules that applied at a revision of the seminar's stream. For revisions before the first version, the first version. */
export function rulesAt({ versions }: OutlineElement, revision: number): ElementRules {
  const [first] = versions;
  return (versions.findLast(({ since }) => since <= revision) ?? first).rules;
}

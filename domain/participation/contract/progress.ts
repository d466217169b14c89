import { goalStanding } from '#domain/goals/contract/conditions.ts';
import {
  currentRules,
  type ElementRules,
  type Outline,
  type OutlineElement,
  type RuleVersion,
  rulesAt,
} from '#domain/seminars/contract/outline.ts';
import { asShown } from '#domain/sessions/contract/measures.ts';

/** A submission of a participant, or a skip. `at`: the revision of the seminar's stream under which it was made. */
export type DoneWork = Readonly<{
  id: string;
  elementId: string;
  at: number;
  skipped: boolean;
  isShared: boolean;
  /** 0..10, of VR training. */
  score: number | null;
}>;

/** A session that counts for a goal. `score`: its total. */
export type CountedSession = Readonly<{ sessionId: string; elementId: string; at: number; score: number }>;

/** Everything that a participant did in a seminar since they joined it. */
export type Work = Readonly<{
  joinedAt: number;
  submissions: readonly DoneWork[];
  counted: readonly CountedSession[];
  /** Others gave feedback to something that the participant shared. */
  hasFeedback: boolean;
}>;

/** The work of a participant alone. */
export type OwnWork = Omit<Work, 'hasFeedback'>;

/** Work of others: elements with a submission that another participant shares. */
export type Others = Readonly<{ shared: ReadonlySet<string> }>;

/** `waiting`: there is nothing to work with yet; the element blocks nobody. */
export type ElementState = 'active' | 'skipped' | 'completed' | 'waiting';

/** Why an element is completed: the rules that are met, and the work that meets them. */
export type Completion = Readonly<{
  /** The revision of the seminar's stream from which these rules applied. */
  since: number;
  rules: ElementRules;
  submissionIds: readonly string[];
  sessionIds: readonly string[];
}>;

type Means = Readonly<{ submissions: readonly DoneWork[]; counted: readonly CountedSession[] }>;
/** Rules that a participant may rely on, and the work that counts under them. */
type Claim = Readonly<{ version: RuleVersion; means: Means }>;

/**
 * Why the element is completed; undefined if it is not. It is completed if today's rules are met, or if the work meets
 * the rules under which some of it was made. Work that met rules while they applied meets them for ever, so no edit
 * revokes a completion.
 */
export function completionOf(element: OutlineElement, work: OwnWork): Completion | undefined {
  const met = claimsOf(element, work).find(({ version, means }) => isMet(version.rules, means));
  if (!met) return undefined;
  const { version, means } = met;
  return {
    since: version.since,
    rules: version.rules,
    submissionIds: counting(version.rules, means.submissions).map(({ id }) => id),
    sessionIds: means.counted.map(({ sessionId }) => sessionId),
  };
}

/** Claims under today's rules first, then the newest. */
function claimsOf(element: OutlineElement, work: OwnWork): readonly Claim[] {
  const means: Means = {
    submissions: work.submissions.filter(({ elementId, skipped }) => elementId === element.id && !skipped),
    counted: work.counted.filter(({ elementId }) => elementId === element.id),
  };
  const newestFirst = element.versions
    .map((version, index) => ({ version, next: element.versions[index + 1] }))
    .reverse();
  return newestFirst.flatMap(({ version, next }): readonly Claim[] => {
    const isMadeUnder = (done: Readonly<{ at: number }>) => versionAt(element, done.at) === version;
    const isOpen = next === undefined || means.submissions.some(isMadeUnder) || means.counted.some(isMadeUnder);
    if (isOpen) return [{ version, means }];
    // The rules applied while the participant was there, and the work at that time may have met them.
    return next.since > work.joinedAt ? [{ version, means: madeBefore(next.since, means) }] : [];
  });
}

const versionAt = ({ versions }: OutlineElement, at: number): RuleVersion =>
  versions.findLast(({ since }) => since <= at) ?? versions[0];

const madeBefore = (revision: number, { submissions, counted }: Means): Means => ({
  submissions: submissions.filter(({ at }) => at < revision),
  counted: counted.filter(({ at }) => at < revision),
});

function isMet(rules: ElementRules, { submissions, counted }: Means): boolean {
  switch (rules.type) {
    case 'video_presentation': {
      const shared = submissions.filter(({ isShared }) => isShared).length;
      const isShown = !rules.rateableSubmissions || shared >= rules.requiredNumShared;
      return submissions.length >= rules.requiredSubmissions && isShown;
    }
    case 'goal': {
      const scores = counted.map(({ score }) => score);
      return goalStanding(rules, scores).isCompleted;
    }
    default:
      return counting(rules, submissions).length > 0;
  }
}

/** Compares the rounded score, as it is shown, with one decimal. */
const reaches = (score: number | null, required: number): boolean =>
  asShown('score', score ?? 0) >= asShown('score', required);

const counting = (rules: ElementRules, submissions: readonly DoneWork[]) =>
  rules.type === 'vr_training' ? submissions.filter(({ score }) => reaches(score, rules.requiredScore)) : submissions;

export function stateOf(element: OutlineElement, work: Work, others: Others): ElementState {
  if (completionOf(element, work)) return 'completed';
  if (work.submissions.some(({ elementId, skipped }) => elementId === element.id && skipped)) return 'skipped';
  return isWaiting(element, work, others) ? 'waiting' : 'active';
}

function isWaiting(element: OutlineElement, work: Work, others: Others): boolean {
  const rules = currentRules(element);
  if (rules.type === 'watch_feedback') return !work.hasFeedback;
  return rules.type === 'give_feedback' && !others.shared.has(rules.forElement);
}

type Position = Readonly<{ blockId: string; elementId: string }>;

export type Standing = Readonly<{
  states: Readonly<Record<string, ElementState>>;
  /** For each locked element, the element that has to be done first. */
  lockedBy: Readonly<Record<string, string>>;
  /** The element to continue with: the first active element that was not passed, else the last element; null if there is none. */
  position: Position | null;
  /** The share of elements that are completed, 0..1. */
  progress: number;
}>;

/** Whether the element depends on other people: such an element is offered, and never blocks. */
const isOffered = (element: OutlineElement): boolean =>
  ['give_feedback', 'watch_feedback'].includes(currentRules(element).type);

/**
 * A participant's standing in a seminar. Everything that they have reached stays open: all elements up to the last one at which
 * they did something, all elements after one that was added since their last activity, and everything that was open in an
 * earlier order.
 */
export function standingOf(outline: Outline, work: Work, others: Others): Standing {
  const all = outline.blocks.flatMap(({ id, elements }) =>
    elements.map((element) => ({ blockId: id, element, state: stateOf(element, work, others) })),
  );
  const done = [...work.submissions, ...work.counted];
  const worked = new Set(done.map(({ elementId }) => elementId));
  const reached = all.findLastIndex(({ element }) => worked.has(element.id));
  const last = done.reduce((latest, { at }) => Math.max(latest, at), work.joinedAt);
  const inTheWay = new Set(
    all
      .filter(({ element, state }) => state === 'active' && !isOffered(element) && element.versions[0].since <= last)
      .map(({ element }) => element.id),
  );
  const ids = all.map(({ element }) => element.id);
  const before = ids.find((id) => inTheWay.has(id));
  const openEarlier = outline.earlierOrders
    .filter(({ until }) => until > work.joinedAt)
    .flatMap(({ elementIds }) => openIn(elementIds, worked, inTheWay));
  const open = new Set([...openIn(ids, worked, inTheWay), ...openEarlier]);

  const active = all.filter(({ state }) => state === 'active');
  const isPassed = (one: (typeof all)[number]) => isOffered(one.element) && all.indexOf(one) < reached;
  const at = active.find((one) => !isPassed(one)) ?? active[0] ?? all.at(-1);
  const completed = all.filter(({ state }) => state === 'completed').length;
  return {
    states: Object.fromEntries(all.map(({ element, state }) => [element.id, state])),
    lockedBy: Object.fromEntries(ids.filter((id) => !open.has(id)).map((id) => [id, before ?? ''])),
    position: at ? { blockId: at.blockId, elementId: at.element.id } : null,
    progress: all.length === 0 ? 0 : completed / all.length,
  };
}

/** Up to the first blocking element, or to the last one with any activity. */
function openIn(ids: readonly string[], worked: ReadonlySet<string>, inTheWay: ReadonlySet<string>): readonly string[] {
  const first = ids.findIndex((id) => inTheWay.has(id));
  if (first === -1) return ids;
  const reached = ids.findLastIndex((id) => worked.has(id));
  return ids.slice(0, Math.max(first, reached) + 1);
}

/** For display. 100 only if everything is completed. */
export const percentOf = (progress: number): number => Math.floor(progress * 100 + 1e-9);

/** The effect of other rules on a participant's completion of an element. */
export type Impact = 'completes' | 'keeps' | 'stays_open' | 'stays_completed';

/**
 * A preview of changed rules: who completes the element because of them (`completes`), and whose completion is based on earlier
 * rules (`keeps`). Nobody loses a completion.
 */
export function impactOf(element: OutlineElement, rules: ElementRules, work: OwnWork): Impact {
  const before = completionOf(element, work) !== undefined;
  const [first, ...others] = element.versions;
  const version = { since: Number.MAX_SAFE_INTEGER, rules };
  const after = completionOf({ ...element, versions: [first, ...others, version] }, work);
  if (!after) return 'stays_open';
  if (!before) return 'completes';
  return after.since === version.since ? 'stays_completed' : 'keeps';
}

type SubmissionFacts = Readonly<{ type: string; isShared: boolean; at: number }>;

/** The seminar's owner can read texts; recordings only if they are shared, or if that was announced before. */
export function ownerSees({ type, isShared, at }: SubmissionFacts, element: OutlineElement): boolean {
  const rules = rulesAt(element, at);
  return type !== 'video_presentation' || isShared || (rules.type === 'video_presentation' && rules.ownerSeesReport);
}

import { dayMs } from '#domain/kernel/durations.ts';
import type { NextStep } from './dashboard.ts';

type Of<Kind extends NextStep['kind']> = Omit<Extract<NextStep, { kind: Kind }>, 'kind'>;

/** Pending things: of each kind the first one, null if there is none. */
export type Waiting = Readonly<{
  /** Goals with a date that are not reached. */
  goals: readonly Omit<Of<'goal'>, 'isOverdue'>[];
  element: Of<'element'> | null;
  feedback: Of<'feedback'> | null;
  invitation: Of<'invitation'> | null;
  posts: Of<'posts'> | null;
}>;

/** A goal is urgent for this many days before its date, and after it. */
export const pressingDays = 3;

/**
 * The one next step. Things with a date come first, then begun ones, then contributions of others, then their requests, then their messages:
 *
 * 1. a goal that ends within three days, the one that ends first; else one that ended within three days, the last one
 * 2. the next element of the seminar with the latest activity
 * 3. unread feedback on a talk
 * 4. an unanswered invitation
 * 5. posts in the person's groups since they last looked at their notifications
 *
 * Null if nothing is pending: then the newest talk suggests what to practise.
 */
export function nextStep({ goals, element, feedback, invitation, posts }: Waiting, now: Date): NextStep | null {
  const goal = pressing(goals, now);
  if (goal) return { kind: 'goal', ...goal };
  if (element) return { kind: 'element', ...element };
  if (feedback) return { kind: 'feedback', ...feedback };
  if (invitation) return { kind: 'invitation', ...invitation };
  return posts && { kind: 'posts', ...posts };
}

function pressing(goals: Waiting['goals'], now: Date): Of<'goal'> | undefined {
  const timed = goals
    .map((goal) => ({ goal, left: Date.parse(goal.dueDate) - now.getTime() }))
    .filter(({ left }) => Math.abs(left) <= pressingDays * dayMs)
    .toSorted((one, other) => one.left - other.left);
  const first = timed.find(({ left }) => left > 0) ?? timed.at(-1);
  return first && { ...first.goal, isOverdue: first.left <= 0 };
}

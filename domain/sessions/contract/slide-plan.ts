/** The time of a slide compared with its plan; `by`: the difference in whole seconds. */
export type PlanJudgement = Readonly<{ kind: 'on_plan' }> | Readonly<{ kind: 'longer' | 'shorter'; by: number }>;

/** A difference that no listener notices: this many seconds, or this share of the plan. */
const slack = { seconds: 2, share: 0.2 };

/** Undefined if there was no plan. */
export function judgePlan(seconds: number, planned: number | null): PlanJudgement | undefined {
  if (planned === null) return undefined;
  // Like a clock: fractions of a second are dropped.
  const difference = Math.floor(seconds + 1e-6) - planned;
  if (Math.abs(difference) <= Math.max(slack.seconds, slack.share * planned)) return { kind: 'on_plan' };
  return { kind: difference > 0 ? 'longer' : 'shorter', by: Math.abs(difference) };
}

import { refuse } from '#domain/kernel/errors.ts';
import { elementImpact } from '#domain/participation/contract/participants.ts';
import { impactOf, type OwnWork } from '#domain/participation/contract/progress.ts';
import { currentRules, type ElementRules, elementsOf, type OutlineElement } from '#domain/seminars/contract/outline.ts';
import { usesSeminars } from '#domain/seminars/contract/permission.ts';
import { permitted } from '#infra/http/rules.ts';
import { outerOf } from '#infra/ids.ts';
import { query } from '../query-area.ts';
import { courseOf, workersIn } from './participants.ts';
import { workOf } from './work-row.ts';

type Change = Readonly<
  Partial<Record<'requiredSubmissions' | 'requiredNumShared' | 'requiredScore' | 'target', number | undefined>>
> &
  Readonly<{ rateableSubmissions?: boolean | undefined }>;

export const elementImpactQuery = query(elementImpact, {
  allow: permitted(usesSeminars),
  async answer({ params: { id }, query: change, userId }, pool) {
    const seminarId = outerOf(id);
    const course = await courseOf(pool, seminarId, userId());
    const element = elementsOf(course.outline).find((one) => one.id === id) ?? refuse('element_not_found');
    const rules = changed(currentRules(element), change);
    const participants = await workersIn(pool, seminarId);
    const found = participants.map((one) => ({
      person: one.user,
      ...outcomeOf(element, rules, workOf(one)),
    }));
    const those = (wanted: string) => found.filter(({ impact }) => impact === wanted).map(({ person }) => person);
    return {
      completed: found.filter(({ impact }) => impact === 'keeps' || impact === 'stays_completed').length,
      submissions: found.reduce((sum, { submissions }) => sum + submissions, 0),
      completes: those('completes'),
      keeps: those('keeps'),
    };
  },
});

const outcomeOf = (element: OutlineElement, rules: ElementRules, work: OwnWork) => ({
  impact: impactOf(element, rules, work),
  submissions: work.submissions.filter(({ elementId, skipped }) => elementId === element.id && !skipped).length,
});

function changed(rules: ElementRules, change: Change): ElementRules {
  const { requiredScore, target } = change;
  switch (rules.type) {
    case 'video_presentation': {
      const { requiredSubmissions, requiredNumShared, rateableSubmissions } = rules;
      return {
        ...rules,
        requiredSubmissions: change.requiredSubmissions ?? requiredSubmissions,
        requiredNumShared: change.requiredNumShared ?? requiredNumShared,
        rateableSubmissions: change.rateableSubmissions ?? rateableSubmissions,
      };
    }
    case 'vr_training':
      return { ...rules, requiredScore: requiredScore ?? rules.requiredScore };
    case 'goal':
      return { ...rules, target: target ?? rules.target };
    default:
      return rules;
  }
}

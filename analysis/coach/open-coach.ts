import type { Coach } from './coach.ts';
import { modelCoach } from './model/model-coach.ts';
import { rulesFeedback, rulesVersion } from './rules/rules-feedback.ts';

type CoachSettings = Readonly<{
  COACH_URL?: string | undefined;
  COACH_MODEL?: string | undefined;
  COACH_KEY?: string | undefined;
}>;

/** Opens the configured model, or the rules, which send nothing out. */
export function openCoach({ COACH_URL, COACH_MODEL, COACH_KEY }: CoachSettings): Coach {
  return COACH_URL && COACH_MODEL ? modelCoach({ url: COACH_URL, model: COACH_MODEL, key: COACH_KEY }) : rulesCoach;
}

const rulesCoach: Coach = {
  source: 'rules',
  leavesHouseTo: null,
  asks: () => false,
  speak: async (facts) => ({ feedbackText: rulesFeedback(facts), modelVersion: rulesVersion, sentTo: null }),
};

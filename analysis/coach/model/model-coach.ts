import { leavesHouseTo } from '../../transcription/leaves-house-to.ts';
import { faultsOf } from '../check/faults-of.ts';
import type { Coach, Facts } from '../coach.ts';
import { rulesFeedback, rulesVersion } from '../rules/rules-feedback.ts';
import { askModel, type ModelSettings } from './ask-model.ts';
import { messagesAgain, messagesFor } from './prompt.ts';

/** A model writes; its text is shown only if every number in it was measured. After two attempts the rules write instead. */
export function modelCoach(settings: ModelSettings): Coach {
  const host = leavesHouseTo(settings.url);
  const mayAsk = ({ mayLeave }: Facts) => host === null || mayLeave;
  return {
    source: 'model',
    leavesHouseTo: host,
    // Nothing can be said about a recording without speech.
    asks: (facts) => facts.judged.score !== null && mayAsk(facts),
    speak: async (facts, signal) => {
      const byRules = { feedbackText: rulesFeedback(facts), modelVersion: rulesVersion, sentTo: null };
      if (facts.judged.score === null) return byRules;
      if (!mayAsk(facts)) return { ...byRules, withoutModel: 'no_consent' };
      const written = await writtenBy(settings, facts, signal);
      if (written === undefined) return { ...byRules, sentTo: host, withoutModel: 'unfounded' };
      return { feedbackText: written, modelVersion: settings.model, sentTo: host };
    },
  };
}

/** Undefined if the model invents numbers, also in the second attempt. */
async function writtenBy(settings: ModelSettings, facts: Facts, signal: AbortSignal): Promise<string | undefined> {
  const asked = messagesFor(facts);
  const first = await askModel(settings, asked, signal);
  const faults = faultsOf(first, facts);
  if (faults.length === 0) return first;
  const second = await askModel(settings, messagesAgain(asked, first, faults), signal);
  return faultsOf(second, facts).length === 0 ? second : undefined;
}

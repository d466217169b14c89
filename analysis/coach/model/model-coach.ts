import { leavesHouseTo } from '../../transcription/leaves-house-to.ts';
import { faultsOf } from '../check/faults-of.ts';
import type { Coach, Facts } from '../coach.ts';
import { rulesFeedback, rulesVersion } from '../rules/rules-feedback.ts';
import { askModel, type ModelSettings } from './ask-model.ts';
import { messagesAgain, messagesFor } from './prompt.ts';

/** A model writes; what it writes is shown only where every number in it was measured. It may try twice, then the rules speak. */
export function modelCoach(settings: ModelSettings): Coach {
  const host = leavesHouseTo(settings.url);
  return {
    source: 'model',
    leavesHouseTo: host,
    speak: async (facts, signal) => {
      const byRules = { feedbackText: rulesFeedback(facts), modelVersion: rulesVersion };
      if (host !== null && !facts.mayLeave) return { ...byRules, sentTo: null };
      // There is nothing to say of a recording without speech.
      if (facts.judged.score === null) return { ...byRules, sentTo: null };
      const written = await writtenBy(settings, facts, signal);
      const feedback = written === undefined ? byRules : { feedbackText: written, modelVersion: settings.model };
      return { ...feedback, sentTo: host };
    },
  };
}

/** Undefined where it invents, also when told so. */
async function writtenBy(settings: ModelSettings, facts: Facts, signal: AbortSignal): Promise<string | undefined> {
  const asked = messagesFor(facts);
  const first = await askModel(settings, asked, signal);
  const faults = faultsOf(first, facts);
  if (faults.length === 0) return first;
  const second = await askModel(settings, messagesAgain(asked, first, faults), signal);
  return faultsOf(second, facts).length === 0 ? second : undefined;
}

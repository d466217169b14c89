import type { AnalysisPayload } from '#domain/kernel/analysis-jobs.ts';
import { DomainError } from '#domain/kernel/errors.ts';
import type { Transcript } from '#domain/sessions/contract/transcript.ts';
import { packed, unpacked } from '#infra/blobs/packed-json.ts';
import { FinalError } from '#infra/queue/job.ts';
import type { Facts, Feedback } from './coach/coach.ts';
import { CoachRefused } from './coach/coach-error.ts';
import { rulesFeedback, rulesVersion } from './coach/rules/rules-feedback.ts';
import { storedFeatures } from './features.ts';
import { feedbackQuota } from './feedback-quota.ts';
import { judgeStored } from './score/judge-stored.ts';
import { loadSession, reporterOf } from './session-reports.ts';
import { keepBlob, type Tools } from './tools.ts';

type Job = Readonly<{
  id: string;
  correlationId: string;
  attempt: number;
  payload: AnalysisPayload<'feedback'>;
}>;

/** Writes the coach's feedback on a talk with its current score. */
export async function giveFeedback(job: Job, signal: AbortSignal, tools: Tools): Promise<void> {
  const facts = await factsOf(job, tools);
  if (!facts) return letGo(job, tools);
  const { coach } = tools;
  if (!coach.asks(facts)) return report(job, await coach.speak(facts, signal), { facts, tools });
  const quota = feedbackQuota(job, facts.features.session, tools);
  if (!(await quota.reserve())) {
    return report(job, { ...byRules(facts), sentTo: null, withoutModel: 'quota_exhausted' }, { facts, tools });
  }
  const said = await refusalIsFinal(coach.speak(facts, signal)).catch(async (error) => {
    await quota.giveBack();
    throw error;
  });
  await report(job, said, { facts, tools });
  await (said.withoutModel ? quota.giveBack() : quota.consume());
}

const byRules = (facts: Facts) => ({ feedbackText: rulesFeedback(facts), modelVersion: rulesVersion });

/** Releases the reservation of an interrupted attempt whose text is no longer needed. */
async function letGo(job: Job, tools: Tools): Promise<void> {
  const session = tools.coach.source === 'model' && (await loadSession(tools.store, job.payload.sessionId));
  if (session) await feedbackQuota(job, session, tools).giveBack();
}

/** The model could not be reached in any attempt: the rules write instead. Earlier attempts may have sent it the words. */
export async function giveRulesFeedback(job: Job, tools: Tools): Promise<void> {
  await letGo(job, tools);
  const facts = await factsOf(job, tools);
  if (!facts) return;
  const sentTo = facts.mayLeave ? tools.coach.leavesHouseTo : null;
  const withoutModel = tools.coach.source === 'model' ? ({ withoutModel: 'unavailable' } as const) : {};
  await report(job, { ...byRules(facts), sentTo, ...withoutModel }, { facts, tools });
}

async function factsOf(job: Job, tools: Tools): Promise<Facts | undefined> {
  const features = await storedFeatures(job.payload.sessionId, tools);
  // A later score gets its own feedback.
  if (features?.session.analysis !== 'succeeded' || features.scoredBy !== job.payload.scoredBy) return undefined;
  const { session, words } = features;
  const transcript = words && (await unpacked<Transcript>(words.analysed.transcript.address, tools.blobs));
  const judged = judgeStored(features, tools);
  return { features, judged, transcript: transcript ?? null, mayLeave: session.sharing.includes('coach') };
}

/** A refusal is final: the same request would be refused again. */
async function refusalIsFinal(speaking: Promise<Feedback>): Promise<Feedback> {
  return speaking.catch((error) => {
    throw error instanceof CoachRefused ? new FinalError('coach_refused', { cause: error }) : error;
  });
}

type Known = Readonly<{ facts: Facts; tools: Tools }>;

async function report(job: Job, said: Feedback, { facts, tools }: Known): Promise<void> {
  const { feedbackText, modelVersion, sentTo, withoutModel } = said;
  const content = await packed({ feedbackText });
  const feedback = await keepBlob(job.payload.sessionId, facts.features.session.ownerId, content, tools);
  try {
    const data = { feedback, modelVersion, sentTo, ...(withoutModel && { withoutModel }) };
    await reporterOf(job, tools.handle)({ type: 'ReportFeedback', data });
  } catch (error) {
    // An earlier attempt reported another text, and that one counts.
    if (!(error instanceof DomainError && error.code === 'idempotency_mismatch')) throw error;
  }
}

import type { Decider } from '#domain/kernel/decider.ts';
import { refuse } from '#domain/kernel/errors.ts';
import type { Message } from '#domain/kernel/message.ts';
import type { QuotaEvent } from './events.ts';

type QuotaClass = 'fast' | 'relaxed';
type Limits = Readonly<Record<QuotaClass, number>>;
type OfSession = Readonly<{ sessionId: string }>;
type OfRun = Readonly<{ runId: string }>;
type OfFeedback = Readonly<{ feedbackId: string }>;

/** `limit` is the plan's monthly limit of a class; -1 is unlimited. */
export type QuotaCommand =
  | Message<'ReserveAnalysis', OfSession & Readonly<{ analysisClass: QuotaClass; limit: number }>>
  | Message<'ConsumeAnalysis', OfSession>
  | Message<'ReturnAnalysis', OfSession>
  /** Takes this class, or the other if this one is used up. The person is not there to choose. */
  | Message<'ReserveFeedback', OfFeedback & OfSession & Readonly<{ feedbackClass: QuotaClass; limits: Limits }>>
  | Message<'ConsumeFeedback', OfFeedback>
  | Message<'ReturnFeedback', OfFeedback>
  /** Takes these seconds, or as many as are left, of the first class that has any. `classes`: those that the person may use. */
  | Message<'TakeLiveSeconds', OfRun & Readonly<{ seconds: number; classes: readonly QuotaClass[]; limits: Limits }>>
  | Message<'ReturnLiveSeconds', OfRun & Readonly<{ seconds: number }>>;

type Account = Readonly<{
  /** Reserved and consumed together. */
  used: Readonly<Record<QuotaClass, number>>;
  reserved: Readonly<Record<string, QuotaClass>>;
}>;

type Live = Readonly<{
  /** Seconds. */
  used: Readonly<Record<QuotaClass, number>>;
  /** Seconds that each run has taken from its latest class. */
  runs: Readonly<Record<string, Readonly<{ liveClass: QuotaClass; seconds: number }>>>;
}>;

/** Reservations of analyses are keyed by session, those of feedback by feedback id, those of live words by run. */
export type Quota = Account & Readonly<{ feedback: Account; live: Live }>;

const nothing: Account = { used: { fast: 0, relaxed: 0 }, reserved: {} };

export const quotaDecider: Decider<Quota, QuotaCommand, QuotaEvent> = {
  initialState: { ...nothing, feedback: nothing, live: { used: nothing.used, runs: {} } },

  decide({ type, data }, quota) {
    switch (type) {
      case 'ReserveAnalysis': {
        const { sessionId, analysisClass, limit } = data;
        if (sessionId in quota.reserved) return [];
        if (!hasLeft(quota, analysisClass, limit)) return refuse('quota_exhausted', 'analysisClass');
        return [{ type: 'AnalysisReserved', data: { sessionId, analysisClass } }];
      }
      case 'ConsumeAnalysis':
      case 'ReturnAnalysis': {
        const { sessionId } = data;
        if (!(sessionId in quota.reserved)) return [];
        return [{ type: type === 'ConsumeAnalysis' ? 'AnalysisConsumed' : 'AnalysisReturned', data: { sessionId } }];
      }
      case 'ReserveFeedback': {
        const { feedbackId, sessionId, feedbackClass: wanted, limits } = data;
        if (feedbackId in quota.feedback.reserved) return [];
        const classes = [wanted, wanted === 'fast' ? 'relaxed' : 'fast'] as const;
        const feedbackClass =
          classes.find((each) => hasLeft(quota.feedback, each, limits[each])) ?? refuse('quota_exhausted');
        return [{ type: 'FeedbackReserved', data: { feedbackId, sessionId, feedbackClass } }];
      }
      case 'ConsumeFeedback':
      case 'ReturnFeedback': {
        const { feedbackId } = data;
        if (!(feedbackId in quota.feedback.reserved)) return [];
        return [{ type: type === 'ConsumeFeedback' ? 'FeedbackConsumed' : 'FeedbackReturned', data: { feedbackId } }];
      }
      case 'TakeLiveSeconds': {
        const { runId, classes, limits } = data;
        const left = (each: QuotaClass) => (limits[each] < 0 ? data.seconds : limits[each] - quota.live.used[each]);
        const liveClass = classes.find((each) => left(each) > 0) ?? refuse('quota_exhausted');
        const seconds = Math.min(data.seconds, left(liveClass));
        return [{ type: 'LiveSecondsTaken', data: { runId, liveClass, seconds } }];
      }
      case 'ReturnLiveSeconds': {
        const { runId } = data;
        const run = quota.live.runs[runId];
        const seconds = Math.min(data.seconds, run?.seconds ?? 0);
        if (!run || seconds <= 0) return [];
        return [{ type: 'LiveSecondsReturned', data: { runId, liveClass: run.liveClass, seconds } }];
      }
    }
  },

  evolve(quota, { type, data }) {
    switch (type) {
      case 'AnalysisReserved':
        return { ...quota, ...withReserved(quota, data.sessionId, data.analysisClass) };
      case 'AnalysisConsumed':
        return { ...quota, ...withSettled(quota, data.sessionId, 0) };
      case 'AnalysisReturned':
        return { ...quota, ...withSettled(quota, data.sessionId, 1) };
      case 'FeedbackReserved':
        return { ...quota, feedback: withReserved(quota.feedback, data.feedbackId, data.feedbackClass) };
      case 'FeedbackConsumed':
        return { ...quota, feedback: withSettled(quota.feedback, data.feedbackId, 0) };
      case 'FeedbackReturned':
        return { ...quota, feedback: withSettled(quota.feedback, data.feedbackId, 1) };
      case 'LiveSecondsTaken':
        return { ...quota, live: withTaken(quota.live, data) };
      case 'LiveSecondsReturned':
        return { ...quota, live: withReturned(quota.live, data) };
      default:
        return quota;
    }
  },
};

const hasLeft = ({ used }: Account, quotaClass: QuotaClass, limit: number) => limit < 0 || used[quotaClass] < limit;

function withReserved({ used, reserved }: Account, id: string, quotaClass: QuotaClass): Account {
  return {
    used: { ...used, [quotaClass]: used[quotaClass] + 1 },
    reserved: { ...reserved, [id]: quotaClass },
  };
}

function withSettled({ used, reserved }: Account, id: string, given: 0 | 1): Account {
  const { [id]: quotaClass, ...others } = reserved;
  if (!quotaClass) return { used, reserved };
  return { used: { ...used, [quotaClass]: used[quotaClass] - given }, reserved: others };
}

type Seconds = OfRun & Readonly<{ liveClass: QuotaClass; seconds: number }>;

function withTaken({ used, runs }: Live, { runId, liveClass, seconds }: Seconds): Live {
  const before = runs[runId];
  const already = before?.liveClass === liveClass ? before.seconds : 0;
  return {
    used: { ...used, [liveClass]: used[liveClass] + seconds },
    runs: { ...runs, [runId]: { liveClass, seconds: already + seconds } },
  };
}

/** The run has ended. */
function withReturned({ used, runs }: Live, { runId, liveClass, seconds }: Seconds): Live {
  const { [runId]: _, ...others } = runs;
  return { used: { ...used, [liveClass]: used[liveClass] - seconds }, runs: others };
}

import type { Decider } from '#domain/kernel/decider.ts';
import { refuse } from '#domain/kernel/errors.ts';
import type { Message } from '#domain/kernel/message.ts';
import type { QuotaEvent } from './events.ts';

type AnalysisClass = 'fast' | 'relaxed';
type OfSession = Readonly<{ sessionId: string }>;

export type QuotaCommand =
  /** `limit` is what the plan gives of this class in a month; -1 is unlimited. */
  | Message<'ReserveAnalysis', OfSession & Readonly<{ analysisClass: AnalysisClass; limit: number }>>
  | Message<'ConsumeAnalysis', OfSession>
  | Message<'ReturnAnalysis', OfSession>;

export type Quota = Readonly<{
  /** Reserved and consumed together. */
  used: Readonly<Record<AnalysisClass, number>>;
  reserved: Readonly<Record<string, AnalysisClass>>;
}>;

export const quotaDecider: Decider<Quota, QuotaCommand, QuotaEvent> = {
  initialState: { used: { fast: 0, relaxed: 0 }, reserved: {} },

  decide({ type, data }, { used, reserved }) {
    const { sessionId } = data;
    const isReserved = sessionId in reserved;
    switch (type) {
      case 'ReserveAnalysis': {
        const { analysisClass, limit } = data;
        if (isReserved) return [];
        if (limit >= 0 && used[analysisClass] >= limit) return refuse('quota_exhausted', 'analysisClass');
        return [{ type: 'AnalysisReserved', data: { sessionId, analysisClass } }];
      }
      case 'ConsumeAnalysis':
        return isReserved ? [{ type: 'AnalysisConsumed', data: { sessionId } }] : [];
      case 'ReturnAnalysis':
        return isReserved ? [{ type: 'AnalysisReturned', data: { sessionId } }] : [];
    }
  },

  evolve({ used, reserved }, { type, data }) {
    if (type === 'AnalysisReserved') {
      const { sessionId, analysisClass } = data;
      return {
        used: { ...used, [analysisClass]: used[analysisClass] + 1 },
        reserved: { ...reserved, [sessionId]: analysisClass },
      };
    }
    const { [data.sessionId]: analysisClass, ...others } = reserved;
    const isSettled = type === 'AnalysisConsumed' || type === 'AnalysisReturned';
    if (!isSettled || !analysisClass) return { used, reserved };
    const given = type === 'AnalysisReturned' ? 1 : 0;
    return { used: { ...used, [analysisClass]: used[analysisClass] - given }, reserved: others };
  },
};

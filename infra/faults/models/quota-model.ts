import fc from 'fast-check';
import { type Quota, type QuotaCommand, quotaDecider } from '#domain/quotas/decider.ts';
import type { QuotaEvent } from '#domain/quotas/events.ts';
import type { Model } from './model.ts';

const sessionId = fc.constantFrom(...['a', 'b', 'c', 'd'].map((digit) => digit.repeat(32)));
const analysisClass = fc.constantFrom('fast' as const, 'relaxed' as const);
const ofSession = fc.record({ sessionId });

export const quotaModel: Model<Quota, QuotaCommand, QuotaEvent> = {
  stream: 'quota',
  decider: quotaDecider,
  commands: fc.oneof(
    fc.record({
      type: fc.constant('ReserveAnalysis' as const),
      data: fc.record({ sessionId, analysisClass, limit: fc.constantFrom(-1, 0, 1, 2, 3) }),
    }),
    fc.record({ type: fc.constantFrom('ConsumeAnalysis' as const, 'ReturnAnalysis' as const), data: ofSession }),
  ),
  begin() {
    const reserved = new Map<string, 'fast' | 'relaxed'>();
    const used = { fast: 0, relaxed: 0 };
    return {
      apply({ type, data }) {
        const held = reserved.get(data.sessionId);
        if (type === 'ReserveAnalysis') {
          if (held) return true;
          if (data.limit !== -1 && used[data.analysisClass] >= data.limit) return false;
          used[data.analysisClass]++;
          reserved.set(data.sessionId, data.analysisClass);
        } else if (held) {
          reserved.delete(data.sessionId);
          if (type === 'ReturnAnalysis') used[held]--;
        }
        return true;
      },
      expected: () => ({ used: { ...used }, reserved: Object.fromEntries(reserved) }),
    };
  },
};

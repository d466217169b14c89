import fc from 'fast-check';
import { type Quota, type QuotaCommand, quotaDecider } from '#domain/quotas/decider.ts';
import type { QuotaEvent } from '#domain/quotas/events.ts';
import type { Model } from './model.ts';

const sessionId = fc.constantFrom(...['a', 'b', 'c', 'd'].map((digit) => digit.repeat(32)));
const analysisClass = fc.constantFrom('fast' as const, 'relaxed' as const);
const feedbackId = fc.constantFrom('text-1', 'text-2', 'text-3');
const ofSession = fc.record({ sessionId });
const runId = fc.constantFrom(...['1', '2'].map((digit) => digit.repeat(32)));

export const quotaModel: Model<Quota, QuotaCommand, QuotaEvent> = {
  stream: 'quota',
  decider: quotaDecider,
  commands: fc.oneof(
    fc.record({
      type: fc.constant('ReserveAnalysis' as const),
      data: fc.record({ sessionId, analysisClass, limit: fc.constantFrom(-1, 0, 1, 2, 3) }),
    }),
    fc.record({ type: fc.constantFrom('ConsumeAnalysis' as const, 'ReturnAnalysis' as const), data: ofSession }),
    fc.record({
      type: fc.constant('ReserveFeedback' as const),
      data: fc.record({
        ...{ feedbackId, sessionId, feedbackClass: analysisClass },
        limits: fc.record({ fast: fc.constantFrom(-1, 0, 1, 2), relaxed: fc.constantFrom(-1, 0, 1, 2) }),
      }),
    }),
    fc.record({
      type: fc.constantFrom('ConsumeFeedback' as const, 'ReturnFeedback' as const),
      data: fc.record({ feedbackId }),
    }),
    fc.record({
      type: fc.constant('TakeLiveSeconds' as const),
      data: fc.record({
        ...{ runId, seconds: fc.integer({ min: 1, max: 40 }) },
        classes: fc.subarray(['relaxed' as const, 'fast' as const]),
        limits: fc.record({ fast: fc.constantFrom(-1, 0, 60), relaxed: fc.constantFrom(-1, 0, 60) }),
      }),
    }),
    fc.record({
      type: fc.constant('ReturnLiveSeconds' as const),
      data: fc.record({ runId, seconds: fc.integer({ min: 0, max: 60 }) }),
    }),
  ),
  begin() {
    const reserved = new Map<string, 'fast' | 'relaxed'>();
    const used = { fast: 0, relaxed: 0 };
    const texts = { used: { fast: 0, relaxed: 0 }, reserved: new Map<string, 'fast' | 'relaxed'>() };
    const live = liveSeconds();
    return {
      apply(command) {
        if (command.type === 'TakeLiveSeconds') return live.take(command.data);
        if (command.type === 'ReturnLiveSeconds') return live.giveBack(command.data);
        const { type, data } = command;
        if (type === 'ReserveFeedback') {
          if (texts.reserved.has(data.feedbackId)) return true;
          const other = data.feedbackClass === 'fast' ? 'relaxed' : 'fast';
          const free = [data.feedbackClass, other].find(
            (each) => data.limits[each as 'fast'] === -1 || texts.used[each as 'fast'] < data.limits[each as 'fast'],
          );
          if (!free) return false;
          texts.used[free as 'fast']++;
          texts.reserved.set(data.feedbackId, free as 'fast');
          return true;
        }
        if (type === 'ConsumeFeedback' || type === 'ReturnFeedback') {
          const text = texts.reserved.get(data.feedbackId);
          if (text && type === 'ReturnFeedback') texts.used[text]--;
          texts.reserved.delete(data.feedbackId);
          return true;
        }
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
      expected: () => ({
        used: { ...used },
        reserved: Object.fromEntries(reserved),
        feedback: { used: { ...texts.used }, reserved: Object.fromEntries(texts.reserved) },
        live: live.expected(),
      }),
    };
  },
};

type Take = Extract<QuotaCommand, { type: 'TakeLiveSeconds' }>['data'];
type GiveBack = Extract<QuotaCommand, { type: 'ReturnLiveSeconds' }>['data'];

function liveSeconds() {
  const used = { fast: 0, relaxed: 0 };
  const runs = new Map<string, { liveClass: 'fast' | 'relaxed'; seconds: number }>();
  return {
    take({ runId, seconds, classes, limits }: Take): boolean {
      for (const liveClass of classes) {
        const left = limits[liveClass] === -1 ? seconds : Math.min(seconds, limits[liveClass] - used[liveClass]);
        if (left <= 0) continue;
        used[liveClass] += left;
        const before = runs.get(runId);
        const same = before?.liveClass === liveClass ? before.seconds : 0;
        runs.set(runId, { liveClass, seconds: same + left });
        return true;
      }
      return false;
    },
    giveBack({ runId, seconds }: GiveBack): boolean {
      const run = runs.get(runId);
      if (!run || seconds === 0) return true;
      used[run.liveClass] -= Math.min(seconds, run.seconds);
      runs.delete(runId);
      return true;
    },
    expected: () => ({ used: { ...used }, runs: Object.fromEntries(runs) }),
  };
}

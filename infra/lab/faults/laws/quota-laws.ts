import fc from 'fast-check';
import { type Quota, type QuotaCommand, quotaDecider } from '#domain/quotas/decider.ts';
import { type QuotaEvent, quotaEvents } from '#domain/quotas/events.ts';
import { type Laws, type Subject, same } from './law.ts';

type QuotaClass = 'fast' | 'relaxed';

const sessionId = fc.constantFrom(...['a', 'b', 'c', 'd'].map((digit) => digit.repeat(32)));
const analysisClass = fc.constantFrom('fast' as const, 'relaxed' as const);
const feedbackId = fc.constantFrom('text-1', 'text-2', 'text-3');
const runId = fc.constantFrom(...['1', '2'].map((digit) => digit.repeat(32)));
const limitsOf = (...each: readonly number[]) =>
  fc.record({ fast: fc.constantFrom(...each), relaxed: fc.constantFrom(...each) });

export const quotaLaws: Subject<Quota, QuotaCommand, QuotaEvent> = {
  stream: 'quota',
  decider: quotaDecider,
  events: quotaEvents,
  takesMore: ['TakeLiveSeconds'],
  commands: fc.oneof(
    fc.record({
      type: fc.constant('ReserveAnalysis' as const),
      data: fc.record({ sessionId, analysisClass, limit: fc.constantFrom(-1, 0, 1, 2, 3) }),
    }),
    fc.record({
      type: fc.constantFrom('ConsumeAnalysis' as const, 'ReturnAnalysis' as const),
      data: fc.record({ sessionId }),
    }),
    fc.record({
      type: fc.constant('ReserveFeedback' as const),
      data: fc.record({ feedbackId, sessionId, feedbackClass: analysisClass, limits: limitsOf(-1, 0, 1, 2) }),
    }),
    fc.record({
      type: fc.constantFrom('ConsumeFeedback' as const, 'ReturnFeedback' as const),
      data: fc.record({ feedbackId }),
    }),
    fc.record({
      type: fc.constant('TakeLiveSeconds' as const),
      data: fc.record({
        ...{ runId, seconds: fc.integer({ min: 1, max: 40 }) },
        ...{ classes: fc.subarray(['relaxed' as const, 'fast' as const]), limits: limitsOf(-1, 0, 60) },
      }),
    }),
    fc.record({
      type: fc.constant('ReturnLiveSeconds' as const),
      data: fc.record({ runId, seconds: fc.integer({ min: 0, max: 60 }) }),
    }),
  ),
  open: (quota) => quota,
  refuses: {
    ReserveAnalysis: ({ sessionId, analysisClass: wanted, limit }, { before }) =>
      !(sessionId in before.reserved) && isExhausted(before, wanted, limit),
    ReserveFeedback: ({ feedbackId: id, limits }, { before: { feedback } }) =>
      !(id in feedback.reserved) && both.every((each) => isExhausted(feedback, each, limits[each])),
    TakeLiveSeconds: ({ classes, limits }, { before: { live } }) =>
      classes.every((each) => isExhausted(live, each, limits[each])),
  },
  leaves: {
    ReserveAnalysis: ({ sessionId, analysisClass: wanted, limit }, { after, events }) =>
      sessionId in after.reserved && (events.length === 0 || isWithinLimit(after, wanted, limit)),
    ConsumeAnalysis: ({ sessionId }, { after, events }) => !(sessionId in after.reserved) && !has(events, 'Returned'),
    ReturnAnalysis: ({ sessionId }, { after, events }) => !(sessionId in after.reserved) && !has(events, 'Consumed'),
    ReserveFeedback({ feedbackId: id, feedbackClass: wanted, limits }, { before, after: { feedback }, events }) {
      const got = feedback.reserved[id];
      const isFair = got === wanted || isExhausted(before.feedback, wanted, limits[wanted]);
      return !!got && (events.length === 0 || (isFair && isWithinLimit(feedback, got, limits[got])));
    },
    ConsumeFeedback: ({ feedbackId: id }, { after, events }) =>
      !(id in after.feedback.reserved) && !has(events, 'Returned'),
    ReturnFeedback: ({ feedbackId: id }, { after, events }) =>
      !(id in after.feedback.reserved) && !has(events, 'Consumed'),
    TakeLiveSeconds({ seconds, classes, limits }, { before, after: { live }, events: [taken] }) {
      const first = classes.find((each) => !isExhausted(before.live, each, limits[each]));
      if (taken?.type !== 'LiveSecondsTaken' || taken.data.liveClass !== first) return false;
      const isRest = taken.data.seconds < seconds && live.used[first] === limits[first];
      return isWithinLimit(live, first, limits[first]) && (taken.data.seconds === seconds || isRest);
    },
    ReturnLiveSeconds({ runId: run, seconds }, { before, events: [returned] }) {
      const given = returned?.type === 'LiveSecondsReturned' ? returned.data.seconds : 0;
      return given === Math.min(seconds, before.live.runs[run]?.seconds ?? 0);
    },
  },
  laws: ({ log, after }) => ({
    ...unitLaws('Analysis', after, log),
    ...unitLaws('Feedback', after.feedback, log),
    ...secondsLaws(after.live, log),
  }),
};

const both = ['fast', 'relaxed'] as const;
type Used = Readonly<{ used: Readonly<Record<QuotaClass, number>> }>;
const isExhausted = ({ used }: Used, of: QuotaClass, limit: number) => limit >= 0 && used[of] >= limit;
const isWithinLimit = ({ used }: Used, of: QuotaClass, limit: number) => limit < 0 || used[of] <= limit;
const has = (events: readonly QuotaEvent[], what: string) => events.some(({ type }) => type.endsWith(what));

/** Laws about every unit that was ever reserved. A unit is spent, given back or still reserved. */
function unitLaws(
  kind: 'Analysis' | 'Feedback',
  { used, reserved }: Pick<Quota, 'used' | 'reserved'>,
  log: readonly QuotaEvent[],
): Laws {
  const entries = log.flatMap(({ type, data }) => {
    const id = 'feedbackId' in data ? data.feedbackId : 'sessionId' in data ? data.sessionId : '';
    const of = 'feedbackClass' in data ? data.feedbackClass : 'analysisClass' in data ? data.analysisClass : undefined;
    return type.startsWith(kind) ? [{ what: type.slice(kind.length), id, of }] : [];
  });
  const units = entries.flatMap(({ what, id, of }, index) => {
    const end = entries.slice(index + 1).find((later) => later.id === id)?.what ?? 'open';
    return what === 'Reserved' ? [{ id, of, end }] : [];
  });
  const open = units.filter(({ end }) => end === 'open');
  const count = (each: QuotaClass) => units.filter(({ of, end }) => of === each && end !== 'Returned').length;
  return {
    [`${kind}: a unit is reserved once`]: units.every(({ end }) => end !== 'Reserved'),
    [`${kind}: a reserved unit is spent or given back, and never both`]:
      entries.length === 2 * units.length - open.length,
    [`${kind}: used is what was reserved less what was given back`]: both.every((each) => used[each] === count(each)),
    [`${kind}: reserved is what was neither spent nor given back`]: same(
      reserved,
      Object.fromEntries(open.map(({ id, of }) => [id, of])),
    ),
  };
}

function secondsLaws(live: Quota['live'], log: readonly QuotaEvent[]): Laws {
  const entries = log.flatMap(({ type, data }) => {
    if (type === 'LiveSecondsTaken') return [data];
    return type === 'LiveSecondsReturned' ? [{ ...data, seconds: 0 - data.seconds }] : [];
  });
  const sum = (some: typeof entries) => some.reduce((all, { seconds }) => all + seconds, 0);
  const used = (each: QuotaClass) => sum(entries.filter(({ liveClass }) => liveClass === each));
  const runs = [...new Set(entries.map((entry) => entry.runId))].flatMap((id) => {
    const ofRun = entries.filter((entry) => entry.runId === id);
    const last = ofRun.at(-1);
    const since = ofRun.findLastIndex(({ liveClass, seconds }) => liveClass !== last?.liveClass || seconds < 0);
    const seconds = sum(ofRun.slice(since + 1));
    return last && seconds > 0 ? [[id, { liveClass: last.liveClass, seconds }]] : [];
  });
  return {
    'used seconds are what was taken less what was given back': both.every((each) => live.used[each] === used(each)),
    'a run can give back what it took from its latest class since it last gave back': same(
      live.runs,
      Object.fromEntries(runs),
    ),
  };
}

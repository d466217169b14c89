import { idOf } from '#domain/kernel/ids.ts';
import type { QuotaEvent } from '#domain/quotas/events.ts';
import type { ReadModel } from '../projection.ts';

type QuotaClass = 'fast' | 'relaxed';
type Row = Readonly<{
  /** `<user>_<yyyymm>` */
  id: string;
  owner_id: string;
  period: string;
  fast: number;
  relaxed: number;
  /** The class of each session whose analysis has not ended. */
  reserved: Readonly<Record<string, QuotaClass>>;
  feedback_fast: number;
  feedback_relaxed: number;
  /** The class of each feedback that a model is being asked for. */
  feedback_reserved: Readonly<Record<string, QuotaClass>>;
  /** Seconds of live words. */
  live_fast: number;
  live_relaxed: number;
}>;

const unused = {
  ...{ fast: 0, relaxed: 0, reserved: {} },
  ...{ feedback_fast: 0, feedback_relaxed: 0, feedback_reserved: {} },
  ...{ live_fast: 0, live_relaxed: 0 },
} as const;

export const quotaUsageModel: ReadModel<QuotaEvent, Row> = {
  name: 'quota-usage',
  table: 'quota_usage',
  key: 'id',
  ddl: `create table quota_usage (
    id text primary key, owner_id text not null, period text not null,
    fast int not null, relaxed int not null, reserved jsonb not null,
    feedback_fast int not null, feedback_relaxed int not null, feedback_reserved jsonb not null,
    live_fast int not null, live_relaxed int not null)`,

  keys: (event) => [idOf(event.stream)],
  readers: ({ owner_id }) => [owner_id],

  fold(row, event) {
    const id = idOf(event.stream);
    const [owner_id = '', period = ''] = id.split('_');
    const before = row ?? { id, owner_id, period, ...unused };
    return {
      ...before,
      ...analysisChanges(event, before),
      ...feedbackChanges(event, before),
      ...liveChanges(event, before),
    };
  },
};

function analysisChanges({ type, data }: QuotaEvent, row: Row): Partial<Row> {
  if (type === 'AnalysisReserved') {
    const { sessionId, analysisClass } = data;
    const reserved = { ...row.reserved, [sessionId]: analysisClass };
    return { [analysisClass]: row[analysisClass] + 1, reserved };
  }
  if (type !== 'AnalysisConsumed' && type !== 'AnalysisReturned') return {};
  const { [data.sessionId]: analysisClass, ...reserved } = row.reserved;
  if (!analysisClass) return {};
  return { [analysisClass]: row[analysisClass] - (type === 'AnalysisReturned' ? 1 : 0), reserved };
}

function feedbackChanges({ type, data }: QuotaEvent, row: Row): Partial<Row> {
  if (type === 'FeedbackReserved') {
    const { feedbackId, feedbackClass } = data;
    const feedback_reserved = { ...row.feedback_reserved, [feedbackId]: feedbackClass };
    return { [countOf(feedbackClass)]: row[countOf(feedbackClass)] + 1, feedback_reserved };
  }
  if (type !== 'FeedbackConsumed' && type !== 'FeedbackReturned') return {};
  const { [data.feedbackId]: feedbackClass, ...feedback_reserved } = row.feedback_reserved;
  if (!feedbackClass) return {};
  const given = type === 'FeedbackReturned' ? 1 : 0;
  return { [countOf(feedbackClass)]: row[countOf(feedbackClass)] - given, feedback_reserved };
}

const countOf = (quotaClass: QuotaClass) => `feedback_${quotaClass}` as const;

function liveChanges({ type, data }: QuotaEvent, row: Row): Partial<Row> {
  if (type !== 'LiveSecondsTaken' && type !== 'LiveSecondsReturned') return {};
  const column = `live_${data.liveClass}` as const;
  return { [column]: row[column] + (type === 'LiveSecondsTaken' ? data.seconds : -data.seconds) };
}

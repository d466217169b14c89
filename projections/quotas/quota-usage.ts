import { idOf } from '#domain/kernel/ids.ts';
import type { QuotaEvent } from '#domain/quotas/events.ts';
import type { ReadModel } from '../projection.ts';

type Row = Readonly<{
  /** `<user>_<yyyymm>` */
  id: string;
  owner_id: string;
  period: string;
  fast: number;
  relaxed: number;
  /** The class of each session whose analysis has not ended. */
  reserved: Readonly<Record<string, 'fast' | 'relaxed'>>;
}>;

export const quotaUsageModel: ReadModel<QuotaEvent, Row> = {
  name: 'quota-usage',
  table: 'quota_usage',
  key: 'id',
  ddl: `create table quota_usage (
    id text primary key, owner_id text not null, period text not null,
    fast int not null, relaxed int not null, reserved jsonb not null)`,

  keys: (event) => [idOf(event.stream)],
  ownerOf: ({ owner_id }) => owner_id,

  fold(row, { stream, type, data }) {
    const id = idOf(stream);
    const [owner_id = '', period = ''] = id.split('_');
    const before = row ?? { id, owner_id, period, fast: 0, relaxed: 0, reserved: {} };
    if (type === 'AnalysisReserved') {
      const { sessionId, analysisClass } = data;
      const reserved = { ...before.reserved, [sessionId]: analysisClass };
      return { ...before, [analysisClass]: before[analysisClass] + 1, reserved };
    }
    const { [data.sessionId]: analysisClass, ...reserved } = before.reserved;
    if (!analysisClass) return before;
    const given = type === 'AnalysisReturned' ? 1 : 0;
    return { ...before, [analysisClass]: before[analysisClass] - given, reserved };
  },
};

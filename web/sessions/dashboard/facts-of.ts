import type { MetaAnalysis } from '#domain/progress/contract/calls.ts';

type Progress = Readonly<{
  sessions: readonly Readonly<{ recordingDate: string }>[];
  metaAnalysis: readonly Pick<MetaAnalysis, 'attributeType' | 'verdict'>[];
}>;
type Change = Readonly<{ attributeType: MetaAnalysis['attributeType']; verdict: 'better' | 'worse' }>;

/** Midnight of this week's Monday in the reader's time zone. */
function beginOfWeek(now: Date): Date {
  const sinceMonday = (now.getDay() + 6) % 7;
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() - sinceMonday);
}

/** The number of talks this week, and the first change that progress names; improvements come first. */
export function factsOf({ sessions, metaAnalysis }: Progress, now: Date) {
  const monday = beginOfWeek(now);
  const thisWeek = sessions.filter(({ recordingDate }) => new Date(recordingDate) >= monday).length;
  const named = (verdict: Change['verdict']): Change | undefined => {
    const found = metaAnalysis.find((one) => one.verdict === verdict);
    return found && { attributeType: found.attributeType, verdict };
  };
  return { thisWeek, change: named('better') ?? named('worse') };
}

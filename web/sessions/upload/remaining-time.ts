/** What was sent by when; `at` in milliseconds. */
export type Progress = Readonly<{ sent: number; total: number; startedAt: number; at: number }>;

const settleMs = 1500;

/** Seconds until everything is sent at the pace so far; undefined while that would be a guess. */
export function remainingSeconds({ sent, total, startedAt, at }: Progress): number | undefined {
  const passed = at - startedAt;
  if (passed < settleMs || sent <= 0) return undefined;
  return Math.max(0, ((total - sent) * passed) / sent / 1000);
}

/** 0..1 */
export const shareSent = ({ sent, total }: Pick<Progress, 'sent' | 'total'>): number =>
  total > 0 ? Math.min(1, sent / total) : 0;

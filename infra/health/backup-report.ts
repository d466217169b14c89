import { readFile } from 'node:fs/promises';
import * as z from 'zod/mini';
import { dayMs } from '#domain/kernel/durations.ts';
import { hasCode } from '../blobs/disk-error.ts';

/** The backup script writes this file, as JSON. `restoredAt`: when a backup was last restored somewhere to try it. */
const BackupReport = z.object({
  madeAt: z.iso.datetime(),
  bytes: z.number().check(z.gte(0)),
  restoredAt: z._default(z.nullable(z.iso.datetime()), null),
});
export type BackupReport = z.infer<typeof BackupReport>;

/** Null if there is no file. @throws if the file is not valid */
export async function readBackupReport(file: string): Promise<BackupReport | null> {
  try {
    return BackupReport.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null;
    throw error;
  }
}

const [lateDays, tooLateDays, trialDays] = [2, 7, 180];

/** One missed daily backup is late; a restore is to be tested twice a year. */
export function judgeBackup({ madeAt, restoredAt }: BackupReport, now: Date): 'ok' | 'warning' | 'failed' {
  const daysSince = (at: string) => (now.getTime() - Date.parse(at)) / dayMs;
  if (daysSince(madeAt) > tooLateDays) return 'failed';
  const isTried = restoredAt !== null && daysSince(restoredAt) <= trialDays;
  return daysSince(madeAt) > lateDays || !isTried ? 'warning' : 'ok';
}

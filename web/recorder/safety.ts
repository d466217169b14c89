import type { Keeping } from './take-keeper.ts';

/** `begins`: nothing has been recorded for long enough to be kept. */
export type Safety = 'begins' | 'everywhere' | 'device' | 'server' | 'nowhere';

/** Chunks that may be on their way while a place counts as up to date. */
const underWay = 3;

/** The place that holds everything up to a few seconds ago. */
export function safetyOf({ onDevice, stored, chunks, arrived, refused, isLate }: Readonly<Keeping>): Safety {
  const isUpToDate = (kept: number) => kept > 0 && chunks - kept <= underWay;
  const isHere = onDevice && isUpToDate(stored);
  const isOnServer = !refused && isUpToDate(arrived);
  if (isHere) return isOnServer ? 'everywhere' : 'device';
  if (isOnServer) return 'server';
  return chunks <= underWay && !isLate ? 'begins' : 'nowhere';
}

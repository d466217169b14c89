import type { Keeping } from './take-keeper.ts';

/** The places that store the take. `begins`: it is too short to be stored yet. */
export type Safety = 'begins' | 'everywhere' | 'device' | 'server' | 'nowhere';

/** A place counts as up to date if it lacks at most this many chunks. */
const underWay = 3;

/** Finds the places that hold everything up to a few seconds ago. */
export function safetyOf({ onDevice, stored, chunks, arrived, refused, isLate }: Readonly<Keeping>): Safety {
  const isUpToDate = (kept: number) => kept > 0 && chunks - kept <= underWay;
  const isHere = onDevice && isUpToDate(stored);
  const isOnServer = !refused && isUpToDate(arrived);
  if (isHere) return isOnServer ? 'everywhere' : 'device';
  if (isOnServer) return 'server';
  return chunks <= underWay && !isLate ? 'begins' : 'nowhere';
}

import { areTogether } from '#command-api/groups/for-others.ts';
import { refuse } from '#domain/kernel/errors.ts';
import { isRunning, type ShareCommand, type Sharing, shareDecider } from '#domain/shares/decider.ts';
import { streamOf } from '#domain/stream-names.ts';
import { currentState } from '#infra/event-store/current-state.ts';
import type { Deps } from '#infra/service.ts';

type Log = Pick<Deps, 'store' | 'remembered'>;

export const toShares = (sessionId: string, command: ShareCommand) => ({
  stream: streamOf('sharing', sessionId),
  decider: shareDecider,
  command,
});

/** Null if the session was never shared. */
export const findSharing = (log: Log, sessionId: string): Promise<Sharing | null> =>
  currentState(log, { stream: streamOf('sharing', sessionId), decider: shareDecider });

/** @throws not_found if the session is not shared with the person at this moment */
export async function refuseUnentitled(log: Log, sessionId: string, personId: string): Promise<void> {
  const sharing = await findSharing(log, sessionId);
  const share = sharing?.shares[personId];
  if (!sharing || !share || !isRunning(share, new Date())) return refuse('not_found');
  const holds = share.reach === 'anybody' || (await areTogether(log, sharing.ownerId, personId));
  if (!holds) refuse('not_found');
}

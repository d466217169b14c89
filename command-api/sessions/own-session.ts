import { refuse } from '#domain/kernel/errors.ts';
import type { Deps } from '#infra/service.ts';
import { loadSession } from './stored-session.ts';

/** For calls of other areas that name a session. @throws not_found if it does not belong to the person */
export async function refuseOthersSession({ store }: Pick<Deps, 'store'>, sessionId: string, personId: string) {
  const { state } = await loadSession(store, sessionId);
  if (typeof state === 'string' || state.ownerId !== personId) refuse('not_found');
}

/**
 * The total score of a session with scored movement.
 * @throws not_found if the session does not belong to the person; invalid_input if it has no total or no score for movement
 */
export async function scoreOfMovedSession({ store }: Pick<Deps, 'store'>, sessionId: string, personId: string) {
  const { state, history } = await loadSession(store, sessionId);
  if (typeof state === 'string' || state.ownerId !== personId) return refuse('not_found');
  const scored = history.findLast(({ type }) => type === 'AnalysisSucceeded' || type === 'SessionRescored');
  const { score = null, parts = [] } = scored && 'parts' in scored.data ? scored.data : {};
  const moved = parts.find(({ name }) => name === 'movement')?.score ?? null;
  return score === null || moved === null ? refuse('invalid_input', 'sessionId') : score;
}

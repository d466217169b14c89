import { refuse } from '#domain/kernel/errors.ts';
import type { Deps } from '#infra/service.ts';
import { loadSession } from './session-orders.ts';

/** For calls of other areas that name a talk. @throws not_found where the person has none with this id */
export async function refuseOthersTalk({ store }: Pick<Deps, 'store'>, sessionId: string, personId: string) {
  const { state } = await loadSession(store, sessionId);
  if (typeof state === 'string' || state.ownerId !== personId) refuse('not_found');
}

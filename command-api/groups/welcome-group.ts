import { randomUUID } from 'node:crypto';
import { groupDecider } from '#domain/groups/decider.ts';
import { streamOf } from '#domain/stream-names.ts';
import type { Handle } from '#infra/event-store/command-handler.ts';
import { currentState } from '#infra/event-store/current-state.ts';
import { outerId } from '#infra/ids.ts';
import { type Log, toGroup } from './stored-group.ts';

/** Each installation has one such group, however often it starts. */
const welcomeGroupId = outerId('group of welcome');

/** Founds a public group in a new installation, so that its first people can meet. Does not found a deleted group again. */
export async function foundWelcomeGroup(log: Log, handle: Handle, ownerId: string): Promise<void> {
  const state = await currentState(log, { stream: streamOf('group', welcomeGroupId), decider: groupDecider });
  if (state !== 'none') return;
  const data = { ownerId, name: 'Willkommen', isPublic: true, isVisibleToCompany: false };
  const cause = {
    commandId: randomUUID(),
    correlationId: randomUUID(),
    actor: { kind: 'system', id: 'start' },
  } as const;
  await handle({ ...cause, ...toGroup(welcomeGroupId, { type: 'CreateGroup', data }) });
}

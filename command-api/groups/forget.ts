import { postDecider, videoDecider } from '#domain/groups/items.ts';
import { idOf } from '#domain/kernel/ids.ts';
import { uuidv5 } from '#infra/ids.ts';
import type { CommandArea } from '../command-area.ts';
import { toGroup } from './stored-group.ts';

/**
 * Ends an erased person's memberships and deletes their posts and videos in groups. Their own groups go on under the
 * remaining managers.
 */
export const leaveGroups: CommandArea<never>['forget'] = async ({ streams, person, cause }, { handle }) => {
  const causeOf = (stream: string) => ({ ...cause, commandId: uuidv5(cause.commandId, `leave ${stream}`) });
  const data = { askedBy: person, isManager: true };
  for (const stream of streams.grouppost ?? [])
    await handle({ ...causeOf(stream), stream, decider: postDecider, command: { type: 'DeletePost', data } }).catch(
      unlessGone,
    );
  for (const stream of streams.groupvideo ?? [])
    await handle({ ...causeOf(stream), stream, decider: videoDecider, command: { type: 'DeleteVideo', data } }).catch(
      unlessGone,
    );
  for (const stream of streams.group ?? []) {
    const command = { type: 'EraseMember', data: { memberId: person } } as const;
    await handle({ ...causeOf(stream), ...toGroup(idOf(stream), command) });
  }
};

function unlessGone(error: unknown): void {
  if ((error as { code?: string }).code !== 'not_found') throw error;
}

import { companyIdOf } from '#command-api/companies/for-others.ts';
import { circleDecider } from '#domain/groups/circle.ts';
import { writesInGroups } from '#domain/groups/contract/calls.ts';
import { type GroupCommand, groupDecider } from '#domain/groups/decider.ts';
import type { GroupEvent } from '#domain/groups/events.ts';
import { type Group, isMember, manages } from '#domain/groups/group.ts';
import { type Post, postDecider, type Video, videoDecider } from '#domain/groups/items.ts';
import { refuse } from '#domain/kernel/errors.ts';
import type { Recorded } from '#domain/kernel/message.ts';
import { permitsAny } from '#domain/kernel/permissions.ts';
import { streamOf } from '#domain/stream-names.ts';
import { currentState } from '#infra/event-store/current-state.ts';
import type { Principal } from '#infra/http/rules.ts';
import { outerId, outerOf } from '#infra/ids.ts';
import type { Deps } from '#infra/service.ts';

export type Log = Pick<Deps, 'store' | 'remembered'>;

export const toGroup = (id: string, command: GroupCommand) => ({
  stream: streamOf('group', id),
  decider: groupDecider,
  command,
});

/** Includes a removed group that can still be restored. Null if there is none. */
async function storedGroup(log: Log, id: string): Promise<Group | null> {
  const group = await currentState(log, { stream: streamOf('group', id), decider: groupDecider });
  return typeof group === 'string' ? null : group;
}

/** Null if there is no such group or it is removed. */
export async function findGroup(log: Log, id: string): Promise<Group | null> {
  const group = await storedGroup(log, id);
  return group && !group.isRemoved ? group : null;
}

/** Whether the person and the group's owner are in one company at this moment. */
export async function isColleagueOfOwner(log: Log, id: string, personId: string): Promise<boolean> {
  const ownerId = (await findGroup(log, id))?.ownerId;
  const companyId = ownerId ? await companyIdOf(log, ownerId) : null;
  return companyId !== null && companyId === (await companyIdOf(log, personId));
}

/** @throws not_found if the person is not a member */
export async function groupOf(log: Log, id: string, personId: string): Promise<Group> {
  const group = await findGroup(log, id);
  return group && isMember(group, personId) ? group : refuse('not_found');
}

/** The group, if the person may write in it. @throws not_found, user_not_authorized, group_closed */
export async function writtenBy(log: Log, id: string, personId: string): Promise<Group> {
  const group = await groupOf(log, id, personId);
  if (!manages(group, personId)) return refuse('user_not_authorized');
  return group.isClosed ? refuse('group_closed') : group;
}

/** @throws not_found if the post is not in this group */
export async function findPost(log: Log, groupId: string, postId: string): Promise<Post> {
  if (outerOf(postId) !== groupId) return refuse('not_found');
  const post = await currentState(log, { stream: streamOf('grouppost', postId), decider: postDecider });
  return typeof post === 'string' ? refuse('not_found') : post;
}

/** @throws not_found if the video is not in this group */
export async function findVideo(log: Log, groupId: string, videoId: string): Promise<Video> {
  if (outerOf(videoId) !== groupId) return refuse('not_found');
  const video = await currentState(log, { stream: streamOf('groupvideo', videoId), decider: videoDecider });
  return typeof video === 'string' ? refuse('not_found') : video;
}

/** The groups in a person's circle. */
async function groupsOf(log: Log, personId: string): Promise<readonly Readonly<{ id: string; group: Group }>[]> {
  const ids = await currentState(log, { stream: streamOf('circle', personId), decider: circleDecider });
  const groups = await Promise.all(ids.map(async (id) => ({ id, group: await findGroup(log, id) })));
  return groups.flatMap(({ id, group }) => (group && isMember(group, personId) ? [{ id, group }] : []));
}

/** Whether two people belong to one group at this moment. */
export async function areTogether(log: Log, onePerson: string, other: string): Promise<boolean> {
  return (await groupsOf(log, onePerson)).some(({ group }) => isMember(group, other));
}

/**
 * The id for the only group of a person who may not write in groups. It derives from the person, so two parallel calls write to
 * the same stream. @throws group_limit if they own a group already
 */
export async function idOfSmallGroup(log: Log, personId: string): Promise<string> {
  if (await ownsGroup(log, personId)) return refuse('group_limit');
  for (let nth = 0; ; nth += 1) {
    const id = outerId(`small group ${nth} of ${personId}`);
    const state = await currentState(log, { stream: streamOf('group', id), decider: groupDecider });
    if (state === 'none') return id;
    if (typeof state !== 'string' && !state.isRemoved && state.ownerId === personId) return refuse('group_limit');
  }
}

/** @throws group_limit if restoring a small group would give its owner a second one */
export async function refuseSecondGroup(log: Log, id: string): Promise<void> {
  const group = await storedGroup(log, id);
  if (group?.isRemoved && group.mostMembers !== null && group.ownerId && (await ownsGroup(log, group.ownerId)))
    refuse('group_limit');
}

const ownsGroup = async (log: Log, personId: string) =>
  (await groupsOf(log, personId)).some(({ group }) => group.ownerId === personId);

/** Whether the person owns this small group and has a plan without a limit on groups. */
export const liftsLimit = (group: Group, { id, permissions }: Principal): boolean =>
  group.mostMembers !== null && group.ownerId === id && permitsAny(permissions, writesInGroups);

type Came = Readonly<{ id: string; personId: string; invitationId: string }>;

/** Whether the person has joined by this invitation since then, even if they have left again. */
export async function joinedGroupSince({ store }: Log, { id, personId, invitationId }: Came, since: string) {
  const history = (await store.readStream(streamOf('group', id))) as readonly Recorded<GroupEvent>[];
  return history.some(
    ({ type, data, metadata }) =>
      type === 'MemberJoined' &&
      data.memberId === personId &&
      data.invitationId === invitationId &&
      metadata.at >= since,
  );
}

/** Everybody in the groups that this person leads, for other areas. */
export async function peopleLedBy(log: Log, personId: string): Promise<readonly string[]> {
  const circle = { stream: streamOf('circle', personId), decider: circleDecider };
  const groups = await Promise.all((await currentState(log, circle)).map((id) => findGroup(log, id)));
  const led = groups.filter((group) => group !== null && manages(group, personId));
  return led.flatMap((group) => Object.keys(group?.members ?? {}));
}

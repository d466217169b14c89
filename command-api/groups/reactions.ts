import { circleDecider } from '#domain/groups/circle.ts';
import { groupDecider } from '#domain/groups/decider.ts';
import type { GroupEvent, PostEvent, VideoEvent } from '#domain/groups/events.ts';
import { isMember } from '#domain/groups/group.ts';
import { stateAfter } from '#domain/kernel/decider.ts';
import { idOf } from '#domain/kernel/ids.ts';
import type { Recorded } from '#domain/kernel/message.ts';
import { streamOf } from '#domain/stream-names.ts';
import { release, releaseAllIn } from '#infra/blobs/blob-references.ts';
import { beginningIn } from '#infra/ids.ts';
import type { Deps } from '#infra/service.ts';
import { causedBy, type Reaction, type ReactionTools } from '../reaction.ts';
import { purgeJob } from './purge-group.ts';
import { findGroup } from './stored-group.ts';
import { tellJob } from './tell-post.ts';

type Tools = Pick<Deps, 'store' | 'remembered' | 'blobs'>;
const ofMembers: readonly GroupEvent['type'][] = ['GroupCreated', 'MemberJoined', 'MemberRemoved', 'GroupPurged'];

/** Keeps each person's circle, the list of their groups, in step with the groups. */
export const circleReaction = (tools: Tools): Reaction => ({
  name: 'circles',
  streams: ['group-'],
  types: ofMembers,
  async react(event, { handle, store }) {
    const { type, data, stream, revision } = event as Recorded<GroupEvent>;
    const groupId = idOf(stream);
    if (type === 'GroupPurged') {
      const history = (await store.readStream(stream)) as readonly GroupEvent[];
      for (const personId of membersOf(history.slice(0, revision)))
        await place(event, { groupId, personId }, false, handle);
      return;
    }
    const personId = 'memberId' in data ? data.memberId : type === 'GroupCreated' ? data.ownerId : '';
    // Uses the group's current state: a later event may have reverted this one.
    const group = await findGroup(tools, groupId);
    await place(event, { groupId, personId }, group !== null && isMember(group, personId), handle);
  },
});

type Place = Readonly<{ groupId: string; personId: string }>;

async function place(event: Recorded, { groupId, personId }: Place, isThere: boolean, handle: ReactionTools['handle']) {
  const type = isThere ? 'EnterGroup' : 'LeaveGroup';
  const addressed = {
    stream: streamOf('circle', personId),
    decider: circleDecider,
    command: { type, data: { groupId } },
  } as const;
  await handle({ ...causedBy(event, `${type} ${personId}`), ...addressed });
}

function membersOf(history: readonly GroupEvent[]): readonly string[] {
  const group = stateAfter(groupDecider, history);
  return typeof group === 'string' ? [] : Object.keys(group.members);
}

const ofEnd: readonly GroupEvent['type'][] = ['GroupRemoved', 'GroupPurged'];

/** A removed group is purged after a delay, together with its files. */
export const groupEndReaction = ({ blobs }: Tools): Reaction => ({
  name: 'group-end',
  streams: ['group-'],
  types: ofEnd,
  async react(event, { put, write }) {
    if (event.type === 'GroupRemoved') return put(purgeJob(event));
    write((client) => releaseAllIn(client, beginningIn(idOf(event.stream)), blobs));
  },
});

const ofItems: readonly (PostEvent | VideoEvent)['type'][] = [
  'GroupPostWritten',
  'GroupPostDeleted',
  'GroupVideoDeleted',
];

/** Notifies members of a post; deletes the files of a deleted post or video. */
export const itemReaction = ({ blobs }: Tools): Reaction => ({
  name: 'group-items',
  streams: ['grouppost-', 'groupvideo-'],
  types: ofItems,
  async react(event, { put, write }) {
    if (event.type === 'GroupPostWritten') return put(tellJob(event));
    write((client) => release(client, idOf(event.stream), blobs));
  },
});

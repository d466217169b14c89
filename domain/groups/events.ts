import * as z from 'zod/mini';
import { Id } from '#domain/kernel/ids.ts';
import type { MessageOf } from '#domain/kernel/message.ts';
import { personal } from '#domain/kernel/personal.ts';
import { StoredBlob } from '#domain/kernel/stored-blob.ts';

const sight = { isPublic: z.boolean(), isVisibleToCompany: z.boolean() };
const pinnable = z.enum(['post', 'video']);

// Stored for ever: add fields or new events, never rename or retype one.
export const groupEvents = {
  /** The owner is its first member. A group of the free plan has `mostMembers`; other groups have no limit. */
  GroupCreated: z.object({ ownerId: Id, name: z.string(), ...sight, mostMembers: z.optional(z.int()) }),
  /** The owner has a larger plan now, so the group has no limit any more. */
  GroupLimitLifted: z.object({}),
  GroupRenamed: z.object({ name: z.string() }),
  /** People who find the group and may join without an invitation. */
  GroupSightChanged: z.object(sight),
  MemberJoined: z.object({ memberId: Id, invitationId: z.nullable(Id) }),
  MemberRoleChanged: z.object({ memberId: Id, isManager: z.boolean() }),
  /** Whether plain members see this one in the list. */
  MemberVisibilityChanged: z.object({ memberId: Id, isVisible: z.boolean() }),
  MemberRemoved: z.object({ memberId: Id, reason: z.enum(['left', 'removed', 'erased']) }),
  /** From the owner to another member; the former owner stays as a manager. */
  OwnershipPassed: z.object({ fromId: Id, toId: Id }),
  /** Replaces the pinned content. */
  ItemPinned: z.object({ kind: pinnable, itemId: Id }),
  ItemUnpinned: z.object({ kind: pinnable }),
  /** Nobody can join or write any more; all members can still read. */
  GroupClosed: z.object({ reason: z.enum(['owner_erased']) }),
  /** Nobody can find it until it is restored. */
  GroupRemoved: z.object({}),
  GroupRestored: z.object({}),
  /** The group cannot be restored any more. */
  GroupPurged: z.object({}),
};

export type GroupEvent = MessageOf<typeof groupEvents>;

const posted = {
  posterId: Id,
  title: personal(z.string(), { field: 'posterId' }),
  /** HTML of a few harmless tags. */
  body: personal(z.string(), { field: 'posterId' }),
};

// Stored for ever, as those above. One stream `grouppost-<post>` for each post: a group may have thousands.
export const postEvents = {
  GroupPostWritten: z.object({
    groupId: Id,
    ...posted,
    banner: z.nullable(StoredBlob),
    /** People who also get the post by mail. */
    mailTo: z.enum(['nobody', 'members', 'members_and_invited']),
  }),
  GroupPostEdited: z.object(posted),
  GroupPostFileAdded: z.object({
    fileId: Id,
    posterId: Id,
    name: personal(z.string(), { field: 'posterId' }),
    media: StoredBlob,
  }),
  GroupPostDeleted: z.object({}),
};

export type PostEvent = MessageOf<typeof postEvents>;

const shown = {
  uploaderId: Id,
  title: personal(z.string(), { field: 'uploaderId' }),
  description: personal(z.string(), { field: 'uploaderId' }),
};

// Stored for ever, as those above. One stream `groupvideo-<video>` for each video.
export const videoEvents = {
  GroupVideoAdded: z.object({
    groupId: Id,
    ...shown,
    video: z.discriminatedUnion('from', [
      z.object({ from: z.literal('link'), uri: z.string() }),
      z.object({ from: z.literal('file'), media: StoredBlob }),
    ]),
  }),
  GroupVideoEdited: z.object(shown),
  GroupVideoDeleted: z.object({}),
};

export type VideoEvent = MessageOf<typeof videoEvents>;

// Stored for ever, as those above. In the person's stream `circle-<user>`: the groups to which they belong.
export const circleEvents = {
  GroupEntered: z.object({ groupId: Id }),
  GroupLeft: z.object({ groupId: Id }),
};

export type CircleEvent = MessageOf<typeof circleEvents>;

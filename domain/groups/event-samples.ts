import type { SamplesOf } from '#domain/kernel/stored-sample.ts';
import type { CircleEvent, GroupEvent, PostEvent, VideoEvent } from './events.ts';

const [owner, member, group, item] = ['a'.repeat(32), 'b'.repeat(32), 'c'.repeat(32), 'd'.repeat(32)];
const media = { address: `${owner}/${'0'.repeat(64)}`, size: 4_312, contentType: 'image/webp' };

/** Events as stored. When a shape changes, its former sample moves to `oldSamples` of the area. */
export const storedSamples: SamplesOf<GroupEvent | PostEvent | VideoEvent | CircleEvent> = {
  GroupCreated: {
    type: 'GroupCreated',
    data: { ownerId: owner, name: 'Freie Rede', isPublic: true, isVisibleToCompany: false, mostMembers: 10 },
  },
  GroupLimitLifted: { type: 'GroupLimitLifted', data: {} },
  GroupRenamed: { type: 'GroupRenamed', data: { name: 'Freies Reden' } },
  GroupSightChanged: { type: 'GroupSightChanged', data: { isPublic: false, isVisibleToCompany: false } },
  MemberJoined: { type: 'MemberJoined', data: { memberId: member, invitationId: null } },
  MemberRoleChanged: { type: 'MemberRoleChanged', data: { memberId: member, isManager: true } },
  MemberVisibilityChanged: { type: 'MemberVisibilityChanged', data: { memberId: member, isVisible: false } },
  MemberRemoved: { type: 'MemberRemoved', data: { memberId: member, reason: 'left' } },
  OwnershipPassed: { type: 'OwnershipPassed', data: { fromId: owner, toId: member } },
  ItemPinned: { type: 'ItemPinned', data: { kind: 'post', itemId: item } },
  ItemUnpinned: { type: 'ItemUnpinned', data: { kind: 'post' } },
  GroupClosed: { type: 'GroupClosed', data: { reason: 'owner_erased' } },
  GroupRemoved: { type: 'GroupRemoved', data: {} },
  GroupRestored: { type: 'GroupRestored', data: {} },
  GroupPurged: { type: 'GroupPurged', data: {} },
  GroupPostWritten: {
    type: 'GroupPostWritten',
    data: {
      ...{ groupId: group, posterId: owner, title: 'Willkommen', body: '<p>Schön, dass Sie da sind.</p>' },
      ...{ banner: media, mailTo: 'members' },
    },
  },
  GroupPostEdited: {
    type: 'GroupPostEdited',
    data: { posterId: owner, title: 'Willkommen!', body: '<p>Schön, dass <strong>alle</strong> da sind.</p>' },
  },
  GroupPostFileAdded: {
    type: 'GroupPostFileAdded',
    data: { fileId: item, posterId: owner, name: 'Ablauf.pdf', media: { ...media, contentType: 'application/pdf' } },
  },
  GroupPostDeleted: { type: 'GroupPostDeleted', data: {} },
  GroupVideoAdded: {
    type: 'GroupVideoAdded',
    data: {
      ...{ groupId: group, uploaderId: owner, title: 'Atmen', description: 'Drei Übungen' },
      video: { from: 'link', uri: 'https://www.youtube.com/watch?v=aaaaaaaaaaa' },
    },
  },
  GroupVideoEdited: {
    type: 'GroupVideoEdited',
    data: { uploaderId: owner, title: 'Ruhig atmen', description: 'Drei Übungen' },
  },
  GroupVideoDeleted: { type: 'GroupVideoDeleted', data: {} },
  GroupEntered: { type: 'GroupEntered', data: { groupId: group } },
  GroupLeft: { type: 'GroupLeft', data: { groupId: group } },
};

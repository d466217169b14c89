import { expect, test } from 'vitest';
import { storedSamples } from '#domain/groups/event-samples.ts';
import type { GroupEvent } from '#domain/groups/events.ts';
import { recorded, rowAfterIn } from '../row-after-for-test.ts';
import { groupListModel } from './group-list.ts';

const { GroupCreated: created, GroupLimitLifted: lifted, GroupRenamed: renamed } = storedSamples;
const { GroupSightChanged: seen, MemberJoined: joined, MemberRemoved: gone, OwnershipPassed: passed } = storedSamples;
const { ItemPinned: pinned, ItemUnpinned: unpinned, GroupClosed: closed, GroupPurged: purged } = storedSamples;
const { GroupRemoved: removed, GroupRestored: restored, MemberRoleChanged: promoted } = storedSamples;
const row = {
  ...{ id: '1', owner_id: created.data.ownerId, name: 'Freie Rede', is_public: true, is_visible_to_company: false },
  ...{ is_closed: false, is_removed: false, pinned_post_id: null, pinned_video_id: null },
  ...{ member_count: 1, most_members: 10, created_at: '2026-10-01T09:00:00.000Z' },
};
const { itemId } = pinned.data;
const video: GroupEvent = { type: 'ItemPinned', data: { kind: 'video', itemId: 'film' } };
const noVideo: GroupEvent = { type: 'ItemUnpinned', data: { kind: 'video' } };
const inCompany: GroupEvent = { ...seen, data: { isPublic: false, isVisibleToCompany: true } };

test.each([
  ['is new', [], {}],
  ['is called something else', [renamed], { name: 'Freies Reden' }],
  ['only the company sees', [inCompany], { is_public: false, is_visible_to_company: true }],
  ['may have any number of members', [lifted], { most_members: null }],
  ['has three members', [joined, joined], { member_count: 3 }],
  ['has a member less', [joined, joined, gone], { member_count: 2 }],
  ['has a manager', [promoted], {}],
  ['has another owner', [passed], { owner_id: passed.data.toId }],
  ['has a pinned post and a pinned video', [pinned, video], { pinned_post_id: itemId, pinned_video_id: 'film' }],
  ['has only a pinned video left', [pinned, video, unpinned], { pinned_video_id: 'film' }],
  ['has only a pinned post left', [pinned, video, noVideo], { pinned_post_id: itemId }],
  ['lost its owner', [closed], { owner_id: null, is_closed: true }],
  ['is removed', [removed], { is_removed: true }],
  ['is back', [removed, restored], {}],
] as [string, GroupEvent[], object][])('a group that %s', (_what, events, change) =>
  expect(rowAfter(created, ...events)).toEqual({ ...row, ...change }),
);

test('a plan that sets no limit gives the group none', () => {
  const { mostMembers: _, ...data } = created.data;
  expect(rowAfter({ ...created, data })?.most_members).toBeNull();
});

test('does not list a group that is purged or that nobody made', () => {
  expect(rowAfter(created, purged)).toBeUndefined();
  expect(rowAfter(renamed)).toBeUndefined();
});

test('follows only the groups', () => {
  expect(groupListModel.keys(recorded('group-1', renamed, 1))).toEqual(['1']);
  expect(groupListModel.keys(recorded('grouppost-1', storedSamples.GroupPostDeleted, 1))).toEqual([]);
});

const rowAfter = (...events: GroupEvent[]) => rowAfterIn(groupListModel, 'group-1', events);

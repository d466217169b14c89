import { describe, test } from 'vitest';
import { specFor } from '#domain/kernel/decider-spec.ts';
import { type GroupCommand, groupDecider } from './decider.ts';
import { storedSamples } from './event-samples.ts';
import type { GroupEvent } from './events.ts';

const given = specFor(groupDecider);
const { GroupCreated: created, GroupRemoved: removed, GroupRestored: restored, GroupPurged: purged } = storedSamples;
const { ownerId: owner } = created.data;
const [ada, bob, stranger] = ['b'.repeat(32), 'e'.repeat(32), 'f'.repeat(32)];

const joined = (memberId: string, invitationId: string | null = null): GroupEvent => ({
  type: 'MemberJoined',
  data: { memberId, invitationId },
});
const role = (memberId: string, isManager = true): GroupEvent => ({
  type: 'MemberRoleChanged',
  data: { memberId, isManager },
});
const gone = (memberId: string, reason: 'left' | 'removed' | 'erased'): GroupEvent => ({
  type: 'MemberRemoved',
  data: { memberId, reason },
});
const join = (personId: string, invitationId: string | null = null, isColleague = false): GroupCommand => ({
  type: 'JoinGroup',
  data: { personId, invitationId, isColleague },
});
const remove = (askedBy: string, memberId: string): GroupCommand => ({
  type: 'RemoveMember',
  data: { askedBy, memberId },
});
const secret: GroupEvent = { type: 'GroupSightChanged', data: { isPublic: false, isVisibleToCompany: false } };
const toCompany: GroupEvent = { type: 'GroupSightChanged', data: { isPublic: false, isVisibleToCompany: true } };
const closed = storedSamples.GroupClosed;

test('a group is created once', () => {
  given().when({ type: 'CreateGroup', data: created.data }).thenEmits(created);
  const { mostMembers: _, ...large } = created.data;
  given(created).when({ type: 'CreateGroup', data: large }).thenRefuses('conflict');
});

describe('a person joins', () => {
  test('a public group once', () => {
    given(created).when(join(ada)).thenEmits(joined(ada));
    given(created, joined(ada)).when(join(ada)).thenNothing();
  });

  test('a private group only by an invitation', () => {
    given(created, secret).when(join(ada)).thenRefuses('not_found');
    given(created, secret)
      .when(join(ada, '1'.repeat(32)))
      .thenEmits(joined(ada, '1'.repeat(32)));
  });

  test('a group open to the company as a colleague', () => {
    given(created, toCompany).when(join(ada)).thenRefuses('not_found');
    given(created, toCompany)
      .when(join(ada, null, true))
      .thenEmits(joined(ada));
  });

  test('no closed, removed or missing group', () => {
    given(created, joined(ada), closed).when(join(bob)).thenRefuses('group_closed');
    given(created, removed).when(join(ada)).thenRefuses('not_found');
    given().when(join(ada)).thenRefuses('not_found');
  });

  test('again after leaving', () =>
    given(created, joined(ada), gone(ada, 'left')).when(join(ada)).thenEmits(joined(ada)));
});

describe('a small group', () => {
  const members = Array.from({ length: 9 }, (_, n) => joined(`${n}`.repeat(32)));
  const lift = (askedBy: string): GroupCommand => ({ type: 'LiftLimit', data: { askedBy } });
  const lifted: GroupEvent = { type: 'GroupLimitLifted', data: {} };

  test('accepts a tenth member and refuses the eleventh', () => {
    given(created, ...members.slice(1))
      .when(join(ada))
      .thenEmits(joined(ada));
    given(created, ...members)
      .when(join(ada))
      .thenRefuses('group_full');
    given(created, ...members, gone('0'.repeat(32), 'left'))
      .when(join(ada))
      .thenEmits(joined(ada));
  });

  test('is created once in its stream', () =>
    given(created).when({ type: 'CreateGroup', data: created.data }).thenRefuses('group_limit'));

  test('loses its limit once, by its owner only', () => {
    given(created, ...members)
      .when(lift(owner))
      .thenEmits(lifted);
    given(created, ...members, lifted)
      .when(lift(owner))
      .thenNothing();
    given(created, ...members, lifted)
      .when(join(ada))
      .thenEmits(joined(ada));
    given(created, joined(ada), role(ada)).when(lift(ada)).thenRefuses('user_not_authorized');
  });
});

describe('leaving a group', () => {
  test('is possible for each member, and managers remove members', () => {
    given(created, joined(ada)).when(remove(ada, ada)).thenEmits(gone(ada, 'left'));
    given(created, joined(ada)).when(remove(owner, ada)).thenEmits(gone(ada, 'removed'));
    given(created, joined(ada), joined(bob), role(bob)).when(remove(bob, ada)).thenEmits(gone(ada, 'removed'));
  });

  test('a member cannot remove others', () =>
    given(created, joined(ada), joined(bob)).when(remove(ada, bob)).thenRefuses('user_not_authorized'));

  test('the owner cannot leave', () => {
    given(created, joined(ada)).when(remove(owner, owner)).thenRefuses('group_needs_owner');
    given(created, joined(ada), role(ada)).when(remove(ada, owner)).thenRefuses('group_needs_owner');
  });

  test('refuses to remove a person who is no member, and strangers find no group', () => {
    given(created).when(remove(owner, bob)).thenRefuses('user_not_found');
    given(created, joined(ada)).when(remove(stranger, ada)).thenRefuses('not_found');
  });
});

describe('roles', () => {
  const change = (askedBy: string, memberId: string, isManager: boolean): GroupCommand => ({
    type: 'ChangeRole',
    data: { askedBy, memberId, isManager },
  });

  test('owner and managers grant and revoke the role of manager', () => {
    given(created, joined(ada))
      .when(change(owner, ada, true))
      .thenEmits(role(ada));
    given(created, joined(ada), role(ada))
      .when(change(owner, ada, true))
      .thenNothing();
    given(created, joined(ada), role(ada), joined(bob))
      .when(change(ada, bob, true))
      .thenEmits(role(bob));
    given(created, joined(ada), role(ada))
      .when(change(ada, ada, false))
      .thenEmits(role(ada, false));
  });

  test('members cannot change roles, and nobody can demote the owner', () => {
    given(created, joined(ada))
      .when(change(ada, ada, true))
      .thenRefuses('user_not_authorized');
    given(created, joined(ada), role(ada))
      .when(change(ada, owner, false))
      .thenRefuses('group_needs_owner');
    given(created)
      .when(change(owner, bob, true))
      .thenRefuses('user_not_found');
  });

  test('the owner hands the group over to a member, and may then leave', () => {
    const pass = (askedBy: string, toId: string): GroupCommand => ({ type: 'PassOwnership', data: { askedBy, toId } });
    const passed: GroupEvent = { type: 'OwnershipPassed', data: { fromId: owner, toId: ada } };
    given(created, joined(ada)).when(pass(owner, ada)).thenEmits(passed);
    given(created, joined(ada)).when(pass(owner, bob)).thenRefuses('owner_not_found');
    given(created, joined(ada), role(ada)).when(pass(ada, ada)).thenRefuses('user_not_authorized');
    given(created, joined(ada), passed).when(remove(owner, owner)).thenEmits(gone(owner, 'left'));
    given(created, joined(ada), passed, joined(bob))
      .when(change(owner, bob, true))
      .thenEmits(role(bob));
    given(created).when(pass(owner, owner)).thenNothing();
  });
});

describe('properties of a group', () => {
  const rename = (askedBy: string, name: string): GroupCommand => ({ type: 'RenameGroup', data: { askedBy, name } });

  test('managers rename it', () => {
    given(created)
      .when(rename(owner, 'Freies Reden'))
      .thenEmits({ type: 'GroupRenamed', data: { name: 'Freies Reden' } });
    given(created).when(rename(owner, created.data.name)).thenNothing();
    given(created, joined(ada)).when(rename(ada, 'Anders')).thenRefuses('user_not_authorized');
    given(created).when(rename(stranger, 'Anders')).thenRefuses('not_found');
  });

  test('managers make it public or private', () => {
    const sight = { isPublic: false, isVisibleToCompany: false };
    given(created)
      .when({ type: 'ChangeSight', data: { askedBy: owner, ...sight } })
      .thenEmits(secret);
    given(created, secret)
      .when({ type: 'ChangeSight', data: { askedBy: owner, ...sight } })
      .thenNothing();
    given(created, joined(ada))
      .when({ type: 'ChangeSight', data: { askedBy: ada, ...sight } })
      .thenRefuses('user_not_authorized');
  });

  test('each member decides whether others see them', () => {
    const hidden: GroupEvent = { type: 'MemberVisibilityChanged', data: { memberId: ada, isVisible: false } };
    const hide: GroupCommand = { type: 'ShowMember', data: { askedBy: ada, isVisible: false } };
    given(created, joined(ada)).when(hide).thenEmits(hidden);
    given(created, joined(ada), hidden).when(hide).thenNothing();
  });
});

test('one post and one video are pinned at a time', () => {
  const { ItemPinned: pinned, ItemUnpinned: unpinned } = storedSamples;
  const { kind, itemId } = pinned.data;
  const pin = (isPinned: boolean, id = itemId, askedBy = owner): GroupCommand => ({
    type: 'PinItem',
    data: { askedBy, kind, itemId: id, isPinned },
  });
  given(created).when(pin(true)).thenEmits(pinned);
  given(created, pinned).when(pin(true)).thenNothing();
  given(created, pinned).when(pin(false)).thenEmits(unpinned);
  given(created, pinned).when(pin(false, ada)).thenNothing();
  given(created, pinned)
    .when(pin(true, ada))
    .thenEmits({ type: 'ItemPinned', data: { kind, itemId: ada } });
  given(created, joined(ada))
    .when(pin(true, itemId, ada))
    .thenRefuses('user_not_authorized');
});

describe('removal of a group', () => {
  const by = (askedBy: string): GroupCommand => ({ type: 'RemoveGroup', data: { askedBy } });
  const restore = (askedBy: string): GroupCommand => ({ type: 'RestoreGroup', data: { askedBy } });
  const purge: GroupCommand = { type: 'PurgeGroup', data: {} };

  test('the owner removes and restores the group', () => {
    given(created).when(by(owner)).thenEmits(removed);
    given(created, removed).when(restore(owner)).thenEmits(restored);
    given(created).when(restore(owner)).thenNothing();
  });

  test('a manager removes and restores the group', () => {
    given(created, joined(ada), role(ada)).when(by(ada)).thenEmits(removed);
    given(created, joined(ada), role(ada), removed).when(restore(ada)).thenEmits(restored);
  });

  test('nobody else can remove or restore the group', () => {
    given(created, joined(ada)).when(by(ada)).thenRefuses('user_not_authorized');
    given(created, joined(ada), removed).when(restore(ada)).thenRefuses('not_found');
    given(created, removed).when(by(owner)).thenRefuses('not_found');
  });

  test('a removed group is purged after its time unless it was restored', () => {
    given(created, removed).when(purge).thenEmits(purged);
    given(created, removed, restored).when(purge).thenNothing();
    given(created, removed, purged).when(purge).thenNothing();
    given(created, removed, purged).when(restore(owner)).thenRefuses('not_found');
  });
});

describe('the erasure of a member', () => {
  const erase = (memberId: string): GroupCommand => ({ type: 'EraseMember', data: { memberId } });

  test('removes the member', () => {
    given(created, joined(ada)).when(erase(ada)).thenEmits(gone(ada, 'erased'));
    given(created).when(erase(ada)).thenNothing();
  });

  test('makes the earliest manager the owner if the owner is erased', () =>
    given(created, joined(bob), joined(ada), role(ada))
      .when(erase(owner))
      .thenEmits({ type: 'OwnershipPassed', data: { fromId: owner, toId: ada } }, gone(owner, 'erased')));

  test('closes a group without a manager, and removes a group without members', () => {
    given(created, joined(ada)).when(erase(owner)).thenEmits(closed, gone(owner, 'erased'));
    given(created).when(erase(owner)).thenEmits(gone(owner, 'erased'), removed);
  });
});

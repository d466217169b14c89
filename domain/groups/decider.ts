import type { Decider } from '#domain/kernel/decider.ts';
import { refuse } from '#domain/kernel/errors.ts';
import type { Message } from '#domain/kernel/message.ts';
import type { GroupEvent } from './events.ts';
import { evolveGroup, type Group, type GroupState, isFull, isMember, manages } from './group.ts';

type Events = { [E in GroupEvent as E['type']]: E['data'] };
type AskedBy = Readonly<{ askedBy: string }>;

type Joining = Readonly<{
  personId: string;
  /** The invitation with which the person joins; null: they join an open group without one. */
  invitationId: string | null;
  /** The person belongs to the company of the group's owner. */
  isColleague: boolean;
}>;

/** Commands of a member. */
type DecisionInput =
  | Message<'RenameGroup', AskedBy & Events['GroupRenamed']>
  | Message<'ChangeSight', AskedBy & Partial<Events['GroupSightChanged']>>
  | Message<'ChangeRole', AskedBy & Events['MemberRoleChanged']>
  | Message<'PassOwnership', AskedBy & Readonly<{ toId: string }>>
  | Message<'ShowMember', AskedBy & Readonly<{ isVisible: boolean }>>
  | Message<'RemoveMember', AskedBy & Readonly<{ memberId: string }>>
  | Message<'PinItem', AskedBy & Events['ItemPinned'] & Readonly<{ isPinned: boolean }>>
  /** Sent when the owner's plan has no limit for groups. */
  | Message<'LiftLimit', AskedBy>
  | Message<'RemoveGroup', AskedBy>;

export type GroupCommand =
  | Message<'CreateGroup', Events['GroupCreated']>
  | Message<'JoinGroup', Joining>
  | DecisionInput
  | Message<'RestoreGroup', AskedBy>
  /** Commands of the system: the time for restoring is over, or a member was erased. */
  | Message<'PurgeGroup', Readonly<Record<never, never>>>
  | Message<'EraseMember', Readonly<{ memberId: string }>>;

export const groupDecider: Decider<GroupState, GroupCommand, GroupEvent> = {
  initialState: 'none',
  evolve: evolveGroup,

  decide(command, group) {
    if (command.type === 'CreateGroup') return decideCreate(command.data, group);
    if (command.type === 'EraseMember') return typeof group === 'string' ? [] : decideErase(command.data, group);
    if (command.type === 'PurgeGroup')
      return typeof group === 'string' || !group.isRemoved ? [] : [{ type: 'GroupPurged', data: {} }];
    if (typeof group === 'string') return refuse('not_found');
    if (command.type === 'RestoreGroup') return decideRestore(command.data, group);
    if (group.isRemoved) return refuse('not_found');
    if (command.type === 'JoinGroup') return decideJoin(command.data, group);
    // Outsiders get the same answer as for a group that does not exist.
    if (!isMember(group, command.data.askedBy)) return refuse('not_found');
    return decideAsked(command, group);
  },
};

function decideCreate({ mostMembers, ...facts }: Events['GroupCreated'], group: GroupState): readonly GroupEvent[] {
  // The id of a small group is derived from its owner, so an owner's second group finds the first one here.
  if (group !== 'none') return refuse(mostMembers === undefined ? 'conflict' : 'group_limit');
  return [{ type: 'GroupCreated', data: { ...facts, ...(mostMembers !== undefined && { mostMembers }) } }];
}

function decideJoin({ personId, invitationId, isColleague }: Joining, group: Group): readonly GroupEvent[] {
  const isOpen = group.isPublic || (group.isVisibleToCompany && isColleague);
  if (invitationId === null && !isOpen && !isMember(group, personId)) return refuse('not_found');
  if (isMember(group, personId)) return [];
  if (group.isClosed) return refuse('group_closed');
  if (isFull(group)) return refuse('group_full');
  return [{ type: 'MemberJoined', data: { memberId: personId, invitationId } }];
}

function decideAsked(command: DecisionInput, group: Group): readonly GroupEvent[] {
  switch (command.type) {
    case 'ShowMember': {
      const { askedBy: memberId, isVisible } = command.data;
      if (group.members[memberId]?.isVisible === isVisible) return [];
      return [{ type: 'MemberVisibilityChanged', data: { memberId, isVisible } }];
    }
    case 'RemoveMember':
      return decideRemoval(command.data, group);
    case 'PassOwnership':
      return decidePassed(command, group);
    case 'LiftLimit':
      if (group.ownerId !== command.data.askedBy) return refuse('user_not_authorized');
      return group.mostMembers === null ? [] : [{ type: 'GroupLimitLifted', data: {} }];
    default:
      if (!manages(group, command.data.askedBy)) return refuse('user_not_authorized');
      return decideOfManager(command, group);
  }
}

type OfOwner = Extract<DecisionInput, { type: 'PassOwnership' }>;

function decidePassed(command: OfOwner, group: Group): readonly GroupEvent[] {
  const { askedBy } = command.data;
  if (group.ownerId !== askedBy) return refuse('user_not_authorized');
  const { toId } = command.data;
  if (toId === askedBy) return [];
  return isMember(group, toId)
    ? [{ type: 'OwnershipPassed', data: { fromId: askedBy, toId } }]
    : refuse('owner_not_found');
}

function decideRestore({ askedBy }: AskedBy, group: Group): readonly GroupEvent[] {
  if (!manages(group, askedBy)) return refuse('not_found');
  return group.isRemoved ? [{ type: 'GroupRestored', data: {} }] : [];
}

function decideRemoval(
  { askedBy, memberId }: AskedBy & Readonly<{ memberId: string }>,
  group: Group,
): readonly GroupEvent[] {
  const isSelf = askedBy === memberId;
  if (!isSelf && !manages(group, askedBy)) return refuse('user_not_authorized');
  if (!isMember(group, memberId)) return refuse('user_not_found');
  if (memberId === group.ownerId) return refuse('group_needs_owner');
  return [{ type: 'MemberRemoved', data: { memberId, reason: isSelf ? 'left' : 'removed' } }];
}

type OfManager = Extract<
  DecisionInput,
  { type: 'RenameGroup' | 'ChangeSight' | 'ChangeRole' | 'PinItem' | 'RemoveGroup' }
>;

function decideOfManager(command: OfManager, group: Group): readonly GroupEvent[] {
  switch (command.type) {
    case 'RenameGroup':
      return command.data.name === group.name ? [] : [{ type: 'GroupRenamed', data: { name: command.data.name } }];
    case 'ChangeSight':
      return decideSight(command.data, group);
    case 'ChangeRole': {
      const { memberId, isManager } = command.data;
      const member = group.members[memberId] ?? refuse('user_not_found');
      if (memberId === group.ownerId) return refuse('group_needs_owner');
      return member.isManager === isManager ? [] : [{ type: 'MemberRoleChanged', data: { memberId, isManager } }];
    }
    case 'RemoveGroup':
      return [{ type: 'GroupRemoved', data: {} }];
    default: {
      const { kind, itemId, isPinned } = command.data;
      const isThere = group.pinned[kind] === itemId;
      if (isThere === isPinned) return [];
      return isPinned ? [{ type: 'ItemPinned', data: { kind, itemId } }] : [{ type: 'ItemUnpinned', data: { kind } }];
    }
  }
}

function decideSight(
  { isPublic = false, isVisibleToCompany = false }: Partial<Events['GroupSightChanged']>,
  group: Group,
): readonly GroupEvent[] {
  if (isPublic === group.isPublic && isVisibleToCompany === group.isVisibleToCompany) return [];
  return [{ type: 'GroupSightChanged', data: { isPublic, isVisibleToCompany } }];
}

/** An owner's successor is the manager who joined first. Without a manager the group closes; without other members it is removed. */
function decideErase({ memberId }: Readonly<{ memberId: string }>, group: Group): readonly GroupEvent[] {
  if (!isMember(group, memberId)) return [];
  const removed: GroupEvent = { type: 'MemberRemoved', data: { memberId, reason: 'erased' } };
  if (group.ownerId !== memberId) return [removed];
  const others = Object.entries(group.members).filter(([id]) => id !== memberId);
  if (others.length === 0) return [removed, { type: 'GroupRemoved', data: {} }];
  const [heir] = others.find(([, { isManager }]) => isManager) ?? [];
  return heir
    ? [{ type: 'OwnershipPassed', data: { fromId: memberId, toId: heir } }, removed]
    : [{ type: 'GroupClosed', data: { reason: 'owner_erased' } }, removed];
}

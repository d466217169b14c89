import type { GroupEvent } from './events.ts';

type Member = Readonly<{ isManager: boolean; isVisible: boolean }>;

/** A group, folded from its events. */
export type Group = Readonly<{
  /** Null if the owner was erased, and there was no manager to take over. */
  ownerId: string | null;
  name: string;
  isPublic: boolean;
  isVisibleToCompany: boolean;
  isClosed: boolean;
  /** Null if there is no limit. */
  mostMembers: number | null;
  isRemoved: boolean;
  /** By id, in the order in which they joined. The owner is one of them. */
  members: Readonly<Record<string, Member>>;
  pinned: Readonly<{ post: string | null; video: string | null }>;
}>;

export type GroupState = Group | 'none' | 'purged';

const arrived: Member = { isManager: false, isVisible: true };

export function evolveGroup(group: GroupState, event: GroupEvent): GroupState {
  if (event.type === 'GroupCreated') {
    const { ownerId, name, isPublic, isVisibleToCompany, mostMembers = null } = event.data;
    const begun = { mostMembers, isClosed: false, isRemoved: false, pinned: { post: null, video: null } };
    return { ownerId, name, isPublic, isVisibleToCompany, ...begun, members: { [ownerId]: arrived } };
  }
  if (event.type === 'GroupPurged') return 'purged';
  return typeof group === 'string' ? group : evolveLive(group, event);
}

function evolveLive(group: Group, event: GroupEvent): Group {
  switch (event.type) {
    case 'GroupRenamed':
      return { ...group, name: event.data.name };
    case 'GroupSightChanged': {
      const { isPublic, isVisibleToCompany } = event.data;
      return { ...group, isPublic, isVisibleToCompany };
    }
    case 'GroupLimitLifted':
      return { ...group, mostMembers: null };
    case 'ItemPinned':
      return { ...group, pinned: { ...group.pinned, [event.data.kind]: event.data.itemId } };
    case 'ItemUnpinned':
      return { ...group, pinned: { ...group.pinned, [event.data.kind]: null } };
    case 'GroupClosed':
      return { ...group, ownerId: null, isClosed: true };
    case 'GroupRemoved':
      return { ...group, isRemoved: true };
    case 'GroupRestored':
      return { ...group, isRemoved: false };
    default:
      return { ...group, ...evolveMembers(group, event) };
  }
}

function evolveMembers({ members }: Group, event: GroupEvent): Partial<Group> {
  switch (event.type) {
    case 'MemberJoined':
      return { members: { ...members, [event.data.memberId]: arrived } };
    case 'MemberRoleChanged':
      return changed(members, event.data.memberId, { isManager: event.data.isManager });
    case 'MemberVisibilityChanged':
      return changed(members, event.data.memberId, { isVisible: event.data.isVisible });
    case 'OwnershipPassed':
      return {
        ...changed(members, event.data.fromId, { isManager: true }),
        ownerId: event.data.toId,
      };
    case 'MemberRemoved': {
      const { [event.data.memberId]: _, ...others } = members;
      return { members: others };
    }
    default:
      return {};
  }
}

function changed(members: Group['members'], id: string, change: Partial<Member>): Pick<Group, 'members'> {
  const member = members[id];
  return { members: member ? { ...members, [id]: { ...member, ...change } } : members };
}

export const isMember = (group: Group, personId: string): boolean => group.members[personId] !== undefined;

/** Nobody else can join. */
export const isFull = ({ mostMembers, members }: Group): boolean =>
  mostMembers !== null && Object.keys(members).length >= mostMembers;

/** The owner, and all managers of the group. */
export const manages = (group: Group, personId: string): boolean =>
  group.ownerId === personId || (group.members[personId]?.isManager ?? false);

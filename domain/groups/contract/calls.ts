import * as z from 'zod/mini';
import { type CommandCall, NoInput, Nothing, Page, type QueryCall, type UploadCall } from '#domain/kernel/contract.ts';
import { Id } from '#domain/kernel/ids.ts';
import { attachmentErrors, Flag, line } from '#domain/kernel/written.ts';
import { ShownName } from '#domain/users/contract/shown-name.ts';
import { GroupPost, GroupVideo, inGroup, itemCommands, itemUploads } from './items.ts';

/** The permission to find, join and read groups; and the permission to create them and write in them. */
export const usesGroups = ['public_group', 'b2b_group'] as const;
export const writesInGroups = ['public_group:full', 'b2b_group'] as const;
/** The most members of the one group that a person may create without the right to write in groups. */
export const mostInSmallGroup = 10;
/** May open a group to their company. */
export const opensToCompany = 'b2b_group';

/** At least three letters. */
const GroupName = line(120).check(z.minLength(3));
const IdInPath = z.object({ id: Id });

/** By address, as in the documented calls, or by id: only managers know the addresses of others. */
const WhichUser = { userEmail: z.optional(z.string().check(z.maxLength(300))), userId: z.optional(Id) };

const GroupRow = z.object({
  id: Id,
  name: z.string(),
  createdAt: z.iso.datetime(),
  /** Null if the person is not a member. */
  joinedAt: z.nullable(z.iso.datetime()),
  isOwner: z.boolean(),
  isManager: z.boolean(),
  /** Whether plain members see the person in the list of members. */
  isVisible: z.boolean(),
  isVisibleToCompany: z.boolean(),
  isPublic: z.boolean(),
  /** Nobody can join or write any more. */
  isClosed: z.boolean(),
  pinnedVideoID: z.nullable(Id),
  pinnedPostID: z.nullable(Id),
  memberCount: z.int(),
  /** Null if there is no limit. */
  mostMembers: z.nullable(z.int()),
  /** Username; null if there is no owner any more. */
  owner: z.nullable(z.string()),
  ownerName: z.nullable(ShownName),
});
export type GroupRow = z.infer<typeof GroupRow>;

const Invited = z.object({
  sent: z.array(z.string()),
  rejected: z.array(z.object({ email: z.string(), code: z.string() })),
});

export const groupUploads = {
  ...itemUploads,
  /** Invites the addresses in a table (XLSX or CSV). With `dryRun` nothing is sent, and the answer shows the effect. */
  InviteFromTable: {
    method: 'POST',
    path: '/api/Groups/AddFromExcel',
    form: z.object({ groupId: Id, dryRun: z._default(Flag, 'false') }),
    answer: Invited,
    status: 200,
    errors: [...inGroup, ...attachmentErrors, 'email_not_confirmed', 'group_closed', 'group_full', 'table_unreadable'],
  },
} as const satisfies Record<string, UploadCall>;

export const groupCommands = {
  ...itemCommands,
  /** Without the right to write in groups: one group at a time, with at most ten members. */
  AddGroup: {
    method: 'POST',
    path: '/api/Groups/AddGroup',
    body: z.object({
      name: GroupName,
      isPublic: z._default(z.boolean(), false),
      isVisibleToCompany: z._default(z.boolean(), false),
    }),
    answer: z.object({ id: Id }),
    status: 201,
    errors: ['invalid_input', 'access_denied', 'idempotency_mismatch', 'group_limit'],
  },
  RenameGroup: {
    method: 'PUT',
    path: '/api/Groups/RenameGroup',
    body: z.object({ groupId: Id, newName: GroupName }),
    answer: Nothing,
    status: 204,
    errors: [...inGroup, 'invalid_input'],
  },
  /** People who find the group and may join without an invitation. */
  ChangeGroupSight: {
    method: 'PUT',
    path: '/api/Groups/Visibility',
    body: z.object({ groupId: Id, isPublic: z.boolean(), isVisibleToCompany: z.boolean() }),
    answer: Nothing,
    status: 204,
    errors: [...inGroup, 'invalid_input'],
  },
  /** Whether plain members see the caller. */
  ShowMember: {
    method: 'PUT',
    path: '/api/Groups/ShowMember',
    body: z.object({ groupId: Id, isVisible: z.boolean() }),
    answer: Nothing,
    status: 204,
    errors: [...inGroup, 'invalid_input'],
  },
  /** `isOwner` hands the group over. `isCurrentUser` is ignored: the server knows the caller. */
  ChangeMemberRole: {
    method: 'PUT',
    path: '/api/Groups/ChangeUserRole',
    body: z.object({
      groupId: Id,
      ...WhichUser,
      isManager: z.boolean(),
      isOwner: z.optional(z.literal(true)),
      isCurrentUser: z.optional(z.boolean()),
    }),
    answer: Nothing,
    status: 204,
    errors: [...inGroup, 'invalid_input', 'user_not_found', 'group_needs_owner'],
  },
  InviteToGroup: {
    method: 'POST',
    path: '/api/Groups/InviteUsers',
    body: z.object({
      groupId: Id,
      emails: z.array(z.string().check(z.maxLength(300))).check(z.minLength(1), z.maxLength(200)),
    }),
    answer: Invited,
    status: 200,
    errors: [...inGroup, 'invalid_input', 'email_not_confirmed', 'group_closed', 'group_full', 'too_many_requests'],
  },
  /** The group can be restored for an hour. */
  RemoveGroup: {
    method: 'DELETE',
    path: '/api/Groups/RemoveGroup',
    query: z.object({ groupId: Id }),
    body: Nothing,
    answer: Nothing,
    status: 204,
    errors: [...inGroup, 'invalid_input'],
  },
  RestoreGroup: {
    method: 'PATCH',
    path: '/api/Groups/Restore/:id',
    params: IdInPath,
    body: Nothing,
    answer: Nothing,
    status: 204,
    errors: [...inGroup, 'group_limit'],
  },
  RemoveGroupMember: {
    method: 'DELETE',
    path: '/api/Groups/RemoveUser',
    query: z.object({ groupId: Id, ...WhichUser }),
    body: Nothing,
    answer: Nothing,
    status: 204,
    errors: [...inGroup, 'invalid_input', 'user_not_found', 'group_needs_owner'],
  },
  LeaveGroup: {
    method: 'DELETE',
    path: '/api/Groups/Leave/:id',
    params: IdInPath,
    body: Nothing,
    answer: Nothing,
    status: 204,
    errors: [...inGroup, 'group_needs_owner'],
  },
  /** A group that is public, or open to one's company. */
  JoinGroup: {
    method: 'PATCH',
    path: '/api/Groups/Join/:id',
    params: IdInPath,
    body: Nothing,
    answer: Nothing,
    status: 204,
    errors: [...inGroup, 'group_closed', 'group_full'],
  },
} as const satisfies Record<string, CommandCall>;

/** The person's groups, by name. */
export const myGroups = {
  method: 'GET',
  path: '/api/Groups/',
  name: 'group-list',
  query: NoInput,
  answer: z.array(GroupRow),
} as const satisfies QueryCall;

/** Public groups except the person's own, by name. */
export const publicGroups = {
  method: 'GET',
  path: '/api/Groups/Public',
  name: 'group-list',
  query: z.object({ ...Page, search: z.optional(z.string().check(z.maxLength(200))) }),
  answer: z.array(GroupRow),
} as const satisfies QueryCall;

/** Groups open to the person's company, except the person's own. */
export const companyGroups = {
  method: 'GET',
  path: '/api/Groups/Company',
  name: 'group-list',
  query: NoInput,
  answer: z.array(GroupRow),
} as const satisfies QueryCall;

/** For its members. People who may join see the group's name, owner and size, and none of its content. */
export const groupDetail = {
  method: 'GET',
  path: '/api/Groups/:id',
  name: 'group-list',
  params: IdInPath,
  query: NoInput,
  answer: z.extend(GroupRow, {
    isMember: z.boolean(),
    /** The person may post, and add videos. */
    mayWrite: z.boolean(),
    postCount: z.int(),
    videoCount: z.int(),
    pinnedPost: z.nullable(GroupPost),
    pinnedVideo: z.nullable(GroupVideo),
  }),
  errors: ['not_found'],
} as const satisfies QueryCall;
export type GroupDetail = z.infer<typeof groupDetail.answer>;

/** The owner first, then the managers, then the others, each by name. */
export const groupMembers = {
  method: 'GET',
  path: '/api/Groups/:id/Users',
  name: 'group-members',
  params: IdInPath,
  query: z.object({ ...Page, search: z.optional(z.string().check(z.maxLength(200))) }),
  answer: z.array(
    z.object({
      id: Id,
      /** For managers of the group, and for the person's own membership. */
      email: z.nullable(z.string()),
      username: z.string(),
      name: ShownName,
      profilePicture: z.nullable(z.string()),
      joinedAt: z.iso.datetime(),
      isOwner: z.boolean(),
      isManager: z.boolean(),
      isVisible: z.boolean(),
    }),
  ),
  errors: ['not_found', 'invalid_input'],
} as const satisfies QueryCall;
export type GroupMember = z.infer<typeof groupMembers.answer>[number];

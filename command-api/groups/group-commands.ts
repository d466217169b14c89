import { holderOf, reservedNames } from '#command-api/users/for-others.ts';
import {
  type groupCommands,
  mostInSmallGroup,
  opensToCompany,
  usesGroups,
  writesInGroups,
} from '#domain/groups/contract/calls.ts';
import type { GroupCommand } from '#domain/groups/decider.ts';
import { refuse } from '#domain/kernel/errors.ts';
import { permits, permitsAny } from '#domain/kernel/permissions.ts';
import { type Principal, permitted } from '#infra/http/rules.ts';
import { outerId } from '#infra/ids.ts';
import type { CallContext, CommandHandlers, CommandTools } from '../command-area.ts';
import { groupOf, idOfSmallGroup, isColleagueOfOwner, refuseSecondGroup, toGroup } from './stored-group.ts';

type Names =
  | 'AddGroup'
  | 'RenameGroup'
  | 'ChangeGroupSight'
  | 'ShowMember'
  | 'ChangeMemberRole'
  | 'RemoveGroup'
  | 'RestoreGroup'
  | 'RemoveGroupMember'
  | 'LeaveGroup'
  | 'JoinGroup';

const allow = permitted(...usesGroups);
type Id = Readonly<{ params: Readonly<{ id: string }> }>;

/** Commands on a group as a whole, and on its members. */
export function groupCommandCalls(tools: CommandTools): CommandHandlers<Pick<typeof groupCommands, Names>> {
  const findPerson = personFinder(tools);
  /** A call without a body: sends one command to the group in the path. */
  const onGroup = (commandOf: (askedBy: string) => GroupCommand) => ({
    allow,
    run: ({ params: { id }, principal, send }: CallContext & Id) => send(toGroup(id, commandOf(principal().id))),
  });

  return {
    AddGroup: {
      allow,
      async run({ body, principal, cause, send }) {
        refuseCompany(body, principal());
        const { id: ownerId, permissions } = principal();
        const isSmall = !permitsAny(permissions, writesInGroups);
        const id = isSmall ? await idOfSmallGroup(tools, ownerId) : outerId(`group ${cause.commandId}`);
        const data = { ...body, ownerId, ...(isSmall && { mostMembers: mostInSmallGroup }) };
        await send(toGroup(id, { type: 'CreateGroup', data }));
        return { id };
      },
    },
    RenameGroup: {
      allow,
      run: ({ body: { groupId, newName: name }, principal, send }) =>
        send(toGroup(groupId, { type: 'RenameGroup', data: { name, askedBy: principal().id } })),
    },
    ChangeGroupSight: {
      allow,
      async run({ body: { groupId, ...sight }, principal, send }) {
        refuseCompany(sight, principal());
        return send(toGroup(groupId, { type: 'ChangeSight', data: { ...sight, askedBy: principal().id } }));
      },
    },
    ShowMember: {
      allow,
      run: ({ body: { groupId, isVisible }, principal, send }) =>
        send(toGroup(groupId, { type: 'ShowMember', data: { isVisible, askedBy: principal().id } })),
    },
    ChangeMemberRole: {
      allow,
      async run({ body: { groupId, isManager, isOwner, ...which }, principal, send }) {
        const askedBy = principal().id;
        const memberId = await findPerson(which, { groupId, askedBy });
        if (isOwner) return send(toGroup(groupId, { type: 'PassOwnership', data: { askedBy, toId: memberId } }));
        return send(toGroup(groupId, { type: 'ChangeRole', data: { askedBy, memberId, isManager } }));
      },
    },
    RemoveGroupMember: {
      allow,
      async run({ query: { groupId, ...which }, principal, send }) {
        const askedBy = principal().id;
        const memberId = await findPerson(which, { groupId, askedBy });
        return send(toGroup(groupId, { type: 'RemoveMember', data: { askedBy, memberId } }));
      },
    },
    LeaveGroup: onGroup((askedBy) => ({ type: 'RemoveMember', data: { askedBy, memberId: askedBy } })),
    JoinGroup: {
      allow,
      async run({ params: { id }, principal, send }) {
        const personId = principal().id;
        const isColleague = await isColleagueOfOwner(tools, id, personId);
        return send(toGroup(id, { type: 'JoinGroup', data: { personId, invitationId: null, isColleague } }));
      },
    },
    RestoreGroup: {
      allow,
      async run({ params: { id }, principal, send }) {
        await refuseSecondGroup(tools, id);
        return send(toGroup(id, { type: 'RestoreGroup', data: { askedBy: principal().id } }));
      },
    },
    RemoveGroup: {
      allow,
      run: ({ query: { groupId }, principal, send }) =>
        send(toGroup(groupId, { type: 'RemoveGroup', data: { askedBy: principal().id } })),
    },
  };
}

function refuseCompany({ isVisibleToCompany }: Readonly<{ isVisibleToCompany: boolean }>, { permissions }: Principal) {
  if (isVisibleToCompany && !permits(permissions, opensToCompany)) refuse('access_denied');
}

type Which = Readonly<{ userId?: string | undefined; userEmail?: string | undefined }>;
type Asking = Readonly<{ groupId: string; askedBy: string }>;

/**
 * Finds the account that a member of the group names by id or address. Only members may ask, so that outsiders cannot find
 * out which addresses have an account.
 */
function personFinder(tools: Pick<CommandTools, 'store' | 'remembered' | 'pool' | 'secrets'>) {
  return async ({ userId, userEmail }: Which, { groupId, askedBy }: Asking): Promise<string> => {
    await groupOf(tools, groupId, askedBy);
    if (userId !== undefined) return userId;
    if (userEmail === undefined) return refuse('invalid_input', 'userEmail');
    const names = reservedNames(await tools.secrets('reservations'));
    return (await holderOf(tools, names.email(userEmail))) ?? refuse('user_not_found');
  };
}

import { groupMembers, myGroups } from '#domain/groups/contract/calls.ts';
import { groupPosts, groupVideos } from '#domain/groups/contract/items.ts';
import { invitationList } from '#domain/invitations/contract/calls.ts';
import { changesOf } from '../lib/changes.ts';

export const { useChange: useGroupChange, useAgain: useGroupsAgain } = changesOf([
  myGroups,
  groupMembers,
  groupPosts,
  groupVideos,
  invitationList,
]);

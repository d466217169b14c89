import { changesOf } from '../lib/changes.ts';

export const { useChange: useGroupChange, useAgain: useGroupsAgain } = changesOf([
  'group-list',
  'group-members',
  'group-posts',
  'group-videos',
  'invitation-list',
]);

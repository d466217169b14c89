import type { GroupRow } from '#domain/groups/contract/calls.ts';

/** Whether the group has no room for another member. */
export const isFull = ({ memberCount, mostMembers }: Pick<GroupRow, 'memberCount' | 'mostMembers'>): boolean =>
  mostMembers !== null && memberCount >= mostMembers;

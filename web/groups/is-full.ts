import type { GroupRow } from '#domain/groups/contract/calls.ts';

/** Nobody else can join it. */
export const isFull = ({ memberCount, mostMembers }: Pick<GroupRow, 'memberCount' | 'mostMembers'>): boolean =>
  mostMembers !== null && memberCount >= mostMembers;

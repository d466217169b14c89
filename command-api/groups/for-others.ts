/** The exports of groups for other areas. */

export { isFull, isMember, manages } from '#domain/groups/group.ts';
export {
  areTogether,
  findGroup,
  groupOrder,
  joinedGroupSince,
  type Log,
  liftsLimit,
  peopleLedBy,
  writtenBy,
} from './stored-group.ts';

/** The exports of groups for other areas. */

export { isFull, isMember, manages } from '#domain/groups/group.ts';
export {
  areTogether,
  findGroup,
  joinedGroupSince,
  type Log,
  liftsLimit,
  peopleLedBy,
  toGroup,
  writtenBy,
} from './stored-group.ts';

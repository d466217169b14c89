/** The exports of groups for other areas. */

export { isMember, manages } from '#domain/groups/group.ts';
export {
  areTogether,
  findGroup,
  groupOrder,
  joinedGroupSince,
  type Log,
  peopleLedBy,
  writtenBy,
} from './stored-group.ts';

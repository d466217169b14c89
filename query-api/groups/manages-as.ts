/**
 * SQL: whether a person manages the group `groups.group_list g`, as a manager or the owner. `member` is the person's row of
 * `groups.member`; false if there is none.
 */
export const managesAs = (member: string): string =>
  `coalesce(${member}.is_manager or ${member}.person_id = g.owner_id, ${member}.is_manager, false)`;

/**
 * SQL: whether a person manages a group; its owner does, too. `member` is the person's row of `groups.member`; the group is `groups.group_list g`.
 * False if the person is not a member.
 */
export const managesAs = (member: string): string =>
  `coalesce(${member}.is_manager or ${member}.person_id = g.owner_id, ${member}.is_manager, false)`;

/**
 * SQL: whether somebody manages a group, whose owner does, too. `member` is their row of `groups.member`; the group is `groups.group_list g`.
 * False where they are no member.
 */
export const managesAs = (member: string): string =>
  `coalesce(${member}.is_manager or ${member}.person_id = g.owner_id, ${member}.is_manager, false)`;

import { nameOf } from '#query-api/users/for-others.ts';
import { asTime } from '../times.ts';
import { managesAs } from './manages-as.ts';

/** Columns of `groups.group_list g`. `groups.member me` is the person's membership, if there is one. */
export const groupColumns = `g.id, g.name, ${asTime('g.created_at', 'createdAt')}, ${asTime('me.joined_at', 'joinedAt')},
  me.person_id is not null and me.person_id = g.owner_id as "isOwner",
  ${managesAs('me')} as "isManager", coalesce(me.is_visible, true) as "isVisible",
  g.is_visible_to_company as "isVisibleToCompany", g.is_public as "isPublic", g.is_closed as "isClosed",
  g.pinned_video_id as "pinnedVideoID", g.pinned_post_id as "pinnedPostID", g.member_count as "memberCount",
  g.most_members as "mostMembers",
  o.username as owner, ${nameOf('o')} as "ownerName"`;

/** SQL: whether the group is open to the owner's company and the person `$1` belongs to that company. */
export const isOpenToColleague = `g.is_visible_to_company and not g.is_closed and exists (
    select from companies.company_list c where c.people @> array[$1, g.owner_id])`;

export const groupTables = `groups.group_list g left join users.user_account o on o.id = g.owner_id
  left join groups.member me on me.group_id = g.id and me.person_id = $1`;

import { type GroupMember, groupMembers, usesGroups } from '#domain/groups/contract/calls.ts';
import { refuse } from '#domain/kernel/errors.ts';
import { permitted } from '#infra/http/rules.ts';
import type { Keys } from '#infra/keys/keys.ts';
import { type Picture, pictureAddress } from '#infra/media-addresses.ts';
import { nameOf } from '#query-api/users/for-others.ts';
import { pageOf } from '../paged.ts';
import { query } from '../query-area.ts';
import { asTime } from '../times.ts';
import { managesAs } from './manages-as.ts';
import { memberOf } from './member-of.ts';

type Row = Omit<GroupMember, 'profilePicture'> & Readonly<{ rank: number; picture: Picture | null }>;

/** Managers see all members and their addresses. Others see visible members, and no address but their own. */
export const groupMembersQuery = (keys: Keys) =>
  query(groupMembers, {
    allow: permitted(...usesGroups),
    async answer({ params: { id }, query: { cursor, limit, search }, userId, reply }, pool) {
      const personId = userId();
      const { manages } = await memberOf(pool, id, personId);
      const { rows } = await pool.query<Row>({
        name: 'group-members',
        text: `select * from (
          select m.person_id as id, case when $3 or m.person_id = $2 then u.email end as email, u.username, ${nameOf('u')} as name, u.picture,
            ${asTime('m.joined_at', 'joinedAt')}, g.owner_id is not distinct from m.person_id as "isOwner",
            ${managesAs('m')} as "isManager", m.is_visible as "isVisible",
            case when g.owner_id = m.person_id then 0 when m.is_manager then 1 else 2 end as rank
          from groups.member m join groups.group_list g on g.id = m.group_id
          join users.user_account u on u.id = m.person_id
          where m.group_id = $1 and ($3 or m.is_visible or m.person_id = $2)
            and ($4::text is null or position(lower($4) in lower(${nameOf('u')} || ' ' || u.username)) > 0
              or ($3 and position(lower($4) in lower(u.email)) > 0))) found
        where $5::int is null or (rank, name, username) > ($5::int, $6::text, $7::text)
        order by rank, name, username limit $8`,
        values: [id, personId, manages, search || null, ...placeAfter(cursor), limit + 1],
      });
      const page = pageOf(reply, rows, {
        limit,
        cursorOf: ({ rank, name, username }) => encodeURIComponent(`${rank}${username}/${name}`),
      });
      return page.map(({ rank: _, picture, ...member }) => ({
        ...member,
        profilePicture: pictureAddress(keys, picture, member.id),
      }));
    },
  });

function placeAfter(
  cursor: string | undefined,
): readonly [rank: number | null, name: string | null, username: string | null] {
  if (cursor === undefined) return [null, null, null];
  const [, rank, username, name] = /^([012])([^/]+)\/(.+)$/su.exec(decoded(cursor)) ?? [];
  return rank && username && name ? [Number(rank), name, username] : refuse('invalid_input', 'cursor');
}

function decoded(cursor: string): string {
  try {
    return decodeURIComponent(cursor);
  } catch {
    return '';
  }
}

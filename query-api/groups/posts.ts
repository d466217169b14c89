import { usesGroups } from '#domain/groups/contract/calls.ts';
import { type GroupPost, groupPosts } from '#domain/groups/contract/items.ts';
import { permitted } from '#infra/http/rules.ts';
import type { Keys } from '#infra/keys/keys.ts';
import { personOf } from '#query-api/users/for-others.ts';
import { shownFiles, type WithFiles } from '../attached-files.ts';
import { pageOf, placeIn } from '../paged.ts';
import { query } from '../query-area.ts';
import { asTime } from '../times.ts';
import { groupAddresses } from './group-media.ts';
import { memberOf } from './member-of.ts';

type Row = Omit<GroupPost, 'bannerImage' | 'files' | 'isOwn'> & WithFiles;

/** Columns of `groups.post p`. */
export const postColumns = `p.id, p.title, p.body, p.banner, p.files,
  case when u.id is not null then ${personOf('u')} end as poster,
  ${asTime('p.created_at', 'createdAt')}, ${asTime('p.edited_at', 'editedAt')},
  exists (select from groups.group_list l where l.id = p.group_id and l.pinned_post_id = p.id) as "isPinned"`;
export const postTables = 'groups.post p left join users.user_account u on u.id = p.poster_id';

/** The post with addresses that are signed for this person. */
export function postOf(
  { banner, files, ...row }: Row,
  personId: string,
  addresses: ReturnType<typeof groupAddresses>,
): GroupPost {
  return {
    ...row,
    ...shownFiles({ banner, files }, addresses),
    isOwn: row.poster?.id === personId,
  };
}

export type PostRow = Row;

export const groupPostsQuery = (keys: Keys) =>
  query(groupPosts, {
    allow: permitted(...usesGroups),
    async answer({ params: { id }, query: { cursor, limit }, userId, reply }, pool) {
      const personId = userId();
      await memberOf(pool, id, personId);
      const { rows } = await pool.query<Row>({
        name: 'group-posts',
        text: `select ${postColumns} from ${postTables}
          where p.group_id = $1 and ($2::timestamptz is null or (p.created_at, p.id) < ($2::timestamptz, $3::text))
          order by p.created_at desc, p.id desc limit $4`,
        values: [id, ...placeIn(cursor), limit + 1],
      });
      const page = pageOf(reply, rows, { limit, cursorOf: (row) => `${row.createdAt}_${row.id}` });
      const addresses = groupAddresses(keys, id, personId);
      return page.map((row) => postOf(row, personId, addresses));
    },
  });

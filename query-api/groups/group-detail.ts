import type { Pool } from 'pg';
import { type GroupRow, groupDetail, usesGroups, writesInGroups } from '#domain/groups/contract/calls.ts';
import { refuse } from '#domain/kernel/errors.ts';
import { permitsAny } from '#domain/kernel/permissions.ts';
import { permitted, principalOf } from '#infra/http/rules.ts';
import type { Keys } from '#infra/keys/keys.ts';
import { query } from '../query-area.ts';
import { groupAddresses } from './group-media.ts';
import { groupColumns, groupTables, isOpenToColleague } from './group-row.ts';
import { type PostRow, postColumns, postOf, postTables } from './posts.ts';
import { type VideoRow, videoColumns, videoOf, videoTables } from './videos.ts';

type Row = GroupRow &
  Readonly<{ isMember: boolean; isOpenToColleague: boolean; postCount: number; videoCount: number }>;

const nothingInIt = { postCount: 0, videoCount: 0, pinnedPost: null, pinnedVideo: null, mayWrite: false } as const;

export const groupDetailQuery = (keys: Keys) =>
  query(groupDetail, {
    allow: permitted(...usesGroups),
    async answer({ params: { id }, userId, request }, pool) {
      const personId = userId();
      const { rows } = await pool.query<Row>({
        name: 'group-detail',
        text: `select ${groupColumns}, me.person_id is not null as "isMember",
            ${isOpenToColleague} as "isOpenToColleague",
            (select count(*)::int from groups.post p where p.group_id = g.id) as "postCount",
            (select count(*)::int from groups.video v where v.group_id = g.id) as "videoCount"
          from ${groupTables} where g.id = $2 and not g.is_removed`,
        values: [personId, id],
      });
      const { isOpenToColleague: isOpen, ...row } = rows[0] ?? refuse('not_found');
      const mayJoin = isOpen || (row.isPublic && !row.isClosed);
      if (!row.isMember) return mayJoin ? { ...row, ...nothingInIt } : refuse('not_found');
      const addresses = groupAddresses(keys, id, personId);
      const [post, video] = await Promise.all([pinnedPost(pool, row), pinnedVideo(pool, row)]);
      return {
        ...row,
        mayWrite: row.isManager && !row.isClosed && permitsAny(principalOf(request).permissions, writesInGroups),
        pinnedPost: post ? postOf(post, personId, addresses) : null,
        pinnedVideo: video ? videoOf(video, personId, addresses) : null,
      };
    },
  });

async function pinnedPost(pool: Pool, { id, pinnedPostID }: GroupRow): Promise<PostRow | undefined> {
  if (pinnedPostID === null) return undefined;
  const text = `select ${postColumns} from ${postTables} where p.id = $1 and p.group_id = $2`;
  return (await pool.query<PostRow>({ name: 'pinned-post', text, values: [pinnedPostID, id] })).rows[0];
}

async function pinnedVideo(pool: Pool, { id, pinnedVideoID }: GroupRow): Promise<VideoRow | undefined> {
  if (pinnedVideoID === null) return undefined;
  const text = `select ${videoColumns} from ${videoTables} where v.id = $1 and v.group_id = $2`;
  return (await pool.query<VideoRow>({ name: 'pinned-video', text, values: [pinnedVideoID, id] })).rows[0];
}

import { usesGroups } from '#domain/groups/contract/calls.ts';
import { type GroupVideo, groupVideos } from '#domain/groups/contract/items.ts';
import { videoAddressIn, videoIdIn } from '#domain/seminars/contract/video-link.ts';
import { permitted } from '#infra/http/rules.ts';
import type { Keys } from '#infra/keys/keys.ts';
import { personOf } from '#query-api/users/for-others.ts';
import { pageOf, placeIn } from '../paged.ts';
import { query } from '../query-area.ts';
import { asTime } from '../times.ts';
import { groupAddresses } from './group-media.ts';
import { memberOf } from './member-of.ts';

type Blob = Readonly<{ address: string; size: number; contentType: string }>;
type Source = Readonly<{ from: 'link'; uri: string }> | Readonly<{ from: 'file'; media: Blob }>;
export type VideoRow = Omit<GroupVideo, 'link' | 'videoId' | 'file' | 'isOwn'> & Readonly<{ video: Source }>;

/** Columns of `groups.video v`. */
export const videoColumns = `v.id, v.group_id as "groupId", v.title, v.description, v.video,
  case when u.id is not null then ${personOf('u')} end as uploader,
  ${asTime('v.uploaded_at', 'uploadedAt')},
  exists (select from groups.group_list l where l.id = v.group_id and l.pinned_video_id = v.id) as "isPinned"`;
export const videoTables = 'groups.video v left join users.user_account u on u.id = v.uploader_id';

/** The video with an address that is signed for this person. */
export function videoOf(
  { video, ...row }: VideoRow,
  personId: string,
  addresses: ReturnType<typeof groupAddresses>,
): GroupVideo {
  const { addressed, expiresAt } = addresses;
  const isLink = video.from === 'link';
  return {
    ...row,
    link: isLink ? (videoAddressIn(video.uri) ?? null) : null,
    videoId: isLink ? (videoIdIn(video.uri) ?? null) : null,
    file: isLink ? null : { url: addressed(video.media), contentType: video.media.contentType, expiresAt },
    isOwn: row.uploader?.id === personId,
  };
}

export const groupVideosQuery = (keys: Keys) =>
  query(groupVideos, {
    allow: permitted(...usesGroups),
    async answer({ params: { id }, query: { cursor, limit }, userId, reply }, pool) {
      const personId = userId();
      await memberOf(pool, id, personId);
      const { rows } = await pool.query<VideoRow>({
        name: 'group-videos',
        text: `select ${videoColumns} from ${videoTables}
          where v.group_id = $1 and ($2::timestamptz is null or (v.uploaded_at, v.id) < ($2::timestamptz, $3::text))
          order by v.uploaded_at desc, v.id desc limit $4`,
        values: [id, ...placeIn(cursor), limit + 1],
      });
      const page = pageOf(reply, rows, { limit, cursorOf: (row) => `${row.uploadedAt}_${row.id}` });
      const addresses = groupAddresses(keys, id, personId);
      return page.map((row) => videoOf(row, personId, addresses));
    },
  });

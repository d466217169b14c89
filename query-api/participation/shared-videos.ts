import { sharedVideos } from '#domain/participation/contract/submissions.ts';
import { usesSeminars } from '#domain/seminars/contract/permission.ts';
import { permitted } from '#infra/http/rules.ts';
import type { Keys } from '#infra/keys/keys.ts';
import { pageOf, placeIn } from '../paged.ts';
import { query } from '../query-area.ts';
import { memberOf } from './member.ts';
import { type VideoRow, videoColumns, videoOf, videoTables } from './shared-video.ts';

export const sharedVideosQuery = (keys: Keys) =>
  query(sharedVideos, {
    allow: permitted(usesSeminars),
    async answer({ params: { seminarId }, query: { cursor, limit, elementId }, userId, reply }, pool) {
      const personId = userId();
      const [before, beforeId] = placeIn(cursor);
      await memberOf(pool, seminarId, personId);
      const { rows } = await pool.query<VideoRow>({
        name: 'shared-videos',
        text: `select ${videoColumns} from ${videoTables}
          where s.seminar_id = $2 and s.is_shared and o.element is not null and ($3::text is null or s.element_id = $3)
            and ($4::timestamptz is null or (s.created_at, s.id) < ($4::timestamptz, $5::text))
          order by s.created_at desc, s.id desc limit $6`,
        values: [personId, seminarId, elementId ?? null, before, beforeId, limit === undefined ? null : limit + 1],
      });
      const cursorOf = ({ createdAt, id }: VideoRow) => `${createdAt}_${id}`;
      const page = limit === undefined ? rows : pageOf(reply, rows, { limit, cursorOf });
      return page.map((row) => videoOf(row, personId, keys));
    },
  });

import { sharedVideos } from '#domain/participation/contract/submissions.ts';
import { usesSeminars } from '#domain/seminars/contract/permission.ts';
import { permitted } from '#infra/http/rules.ts';
import type { Keys } from '#infra/keys/keys.ts';
import { query } from '../query-area.ts';
import { memberOf } from './member.ts';
import { type VideoRow, videoColumns, videoOf, videoTables } from './shared-video.ts';

export const sharedVideosQuery = (keys: Keys) =>
  query(sharedVideos, {
    allow: permitted(usesSeminars),
    async answer({ params: { seminarId }, userId }, pool) {
      const personId = userId();
      await memberOf(pool, seminarId, personId);
      const { rows } = await pool.query<VideoRow>({
        name: 'shared-videos',
        text: `select ${videoColumns} from ${videoTables}
          where s.seminar_id = $2 and s.is_shared and o.element is not null order by s.created_at desc, s.id`,
        values: [personId, seminarId],
      });
      return rows.map((row) => videoOf(row, personId, keys));
    },
  });

import type { Pool } from 'pg';
import { refuse } from '#domain/kernel/errors.ts';
import type { sessionsArea } from '#domain/sessions/area.ts';
import { calibrationList } from '#domain/sessions/contract/calibration.ts';
import { mediaFile, sessionCaptions } from '#domain/sessions/contract/calls.ts';
import { captionsOf } from '#domain/sessions/contract/captions.ts';
import { clipResult } from '#domain/sessions/contract/clips.ts';
import { sessionMovement } from '#domain/sessions/contract/movement/calls.ts';
import { type MovementTrack, samplesOf, trackOf } from '#domain/sessions/contract/movement/track.ts';
import { daysKept, unfinishedTakes } from '#domain/sessions/contract/takes.ts';
import type { Transcript } from '#domain/sessions/contract/transcript.ts';
import { sendBlob } from '#infra/http/send-blob.ts';
import { signedFor } from '#infra/media-addresses.ts';
import type { Deps } from '#infra/service.ts';
import type { QueryArea } from '../query-area.ts';
import { query } from '../query-area.ts';
import type { ReadResults } from './analysis-results.ts';
import { resultsReader } from './analysis-results.ts';
import { drillListQuery, drillResultQuery } from './drills.ts';
import { installedNorms } from './installed-norms.ts';
import { isEntitled } from './media-guards.ts';
import { sessionDetailQuery } from './session-detail.ts';
import { sessionFeedbackQuery } from './session-feedback.ts';
import { incompleteSessionsQuery, sessionListQuery, sessionTagsQuery } from './session-list.ts';
import { sessionMediaQuery } from './session-media.ts';
import { sessionReportQuery } from './session-report.ts';
import { sessionPeaksQuery, sessionSeriesQuery } from './session-series.ts';
import { unfinishedUploadsQuery, uploadOffsetQuery } from './unfinished-uploads.ts';

const sessionMovementQuery = (readResults: ReadResults) =>
  query(sessionMovement, {
    allow: 'signedIn',
    async answer({ params: { id }, userId }, pool) {
      const tracks = [];
      for (const address of await partsOf(pool, id, userId())) tracks.push(await readResults<MovementTrack>(address));
      const [only] = tracks;
      return only && tracks.length === 1 ? only : trackOf(tracks.flatMap(samplesOf), only?.source);
    },
  });

/** @throws not_found where the person has no such talk, or nobody knows how they moved in it */
async function partsOf(pool: Pool, id: string, ownerId: string): Promise<readonly string[]> {
  const { rows } = await pool.query<{ parts: readonly { address: string }[] }>(
    'select movement_parts as parts from sessions.session_detail where id = $1 and owner_id = $2',
    [id, ownerId],
  );
  const parts = rows[0]?.parts ?? [];
  return parts.length > 0 ? parts.map(({ address }) => address) : refuse('not_found');
}

/** Seconds. A picture is everybody's; what is taken back from somebody is not kept by their browser. */
const maxAge = { picture: 3600, others: 0 };

/** A file, for the person whom the address was signed for, as long as the guard lets them in. It is never logged. */
const mediaFileQuery = ({ blobs, keys }: Pick<Deps, 'blobs' | 'keys'>) =>
  query(mediaFile, {
    allow: 'anyone',
    async answer({ query: { signed, ...guard }, request, reply }, pool) {
      const blob = signedFor(keys, guard, signed) ?? refuse('access_denied');
      if (!(await isEntitled(pool, guard, blob.address))) return refuse('not_found');
      return sendBlob({ request, reply, blobs, blob, maxAge: guard.by === 'picture' ? maxAge.picture : maxAge.others });
    },
  });

/** The words of a talk as WebVTT, for its owner's player. */
const captionsQuery = (readResults: ReadResults) =>
  query(sessionCaptions, {
    allow: 'signedIn',
    async answer({ params: { id }, userId, reply }, pool) {
      const { rows } = await pool.query<{ address: string | null }>(
        `select words -> 'transcript' ->> 'address' as address from sessions.session_detail
          where id = $1 and owner_id = $2`,
        [id, userId()],
      );
      const { words } = await readResults<Transcript>(rows[0]?.address ?? refuse('not_found'));
      return reply.type('text/vtt; charset=utf-8').header('cache-control', 'no-store').send(captionsOf(words));
    },
  });

/** Takes in progress have no read model: their rows are queried directly. */
const unfinishedTakesQuery = query(unfinishedTakes, {
  allow: 'signedIn',
  async answer({ userId }, pool) {
    const { rows } = await pool.query(
      `select id, type, recorded_at as "recordedAt", seconds, chapters, presentation_id as "presentationId",
              slides as timestamps, changed_at + $2 * interval '1 day' as "deletedAt",
              coalesce((select min(at) from generate_series(0, (select count(*) from ops.take_chunk c
                 where c.owner_id = t.owner_id and c.take_id = t.id)) at
                where not exists (select from ops.take_chunk c
                  where c.owner_id = t.owner_id and c.take_id = t.id and c.number = at)), 0)::int as chunks
         from ops.take t where owner_id = $1 and session_id is null and size is null order by recorded_at desc, id`,
      [userId(), daysKept],
    );
    return rows;
  },
});

type Row = Readonly<{ state: 'waiting' | 'measured' | 'failed'; measures: null }>;

/** A clip is measured at once and has no read model: its row is queried directly. */
const clipResultQuery = query(clipResult, {
  allow: 'signedIn',
  async answer({ params: { clipId }, userId }, pool) {
    const { rows } = await pool.query<Row>('select state, measures from ops.clip where owner_id = $1 and id = $2', [
      userId(),
      clipId,
    ]);
    return rows[0] ?? refuse('not_found');
  },
});

const calibrationListQuery = query(calibrationList, {
  allow: 'signedIn',
  async answer({ userId }, pool) {
    const { rows } = await pool.query(
      `select id, device_name as "deviceName", status, failure, levels, gain,
              (applied -> -1 ->> 'gain')::float8 as "gainInForce", changed_at as "changedAt"
         from sessions.calibration_list where owner_id = $1 order by changed_at desc, id`,
      [userId()],
    );
    return rows;
  },
});

export const sessions: QueryArea<typeof sessionsArea> = (tools) => {
  const readResults = resultsReader(tools.blobs);
  return {
    sessionList: sessionListQuery,
    sessionTags: sessionTagsQuery,
    incompleteSessions: incompleteSessionsQuery,
    sessionDetail: sessionDetailQuery(readResults, tools.keys),
    sessionFeedback: sessionFeedbackQuery(readResults),
    sessionCaptions: captionsQuery(readResults),
    sessionReport: sessionReportQuery(readResults),
    sessionSeries: sessionSeriesQuery(readResults),
    sessionPeaks: sessionPeaksQuery(readResults),
    sessionMovement: sessionMovementQuery(readResults),
    sessionMedia: sessionMediaQuery(tools.keys),
    mediaFile: mediaFileQuery(tools),
    unfinishedTakes: unfinishedTakesQuery,
    uploadOffset: uploadOffsetQuery,
    unfinishedUploads: unfinishedUploadsQuery,
    clipResult: clipResultQuery,
    drillResult: drillResultQuery(installedNorms(tools.settings)),
    drillList: drillListQuery,
    calibrationList: calibrationListQuery,
  };
};

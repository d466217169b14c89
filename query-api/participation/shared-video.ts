import type * as z from 'zod/mini';
import type { Person, sharedVideos } from '#domain/participation/contract/submissions.ts';
import { currentRules, type OutlineElement } from '#domain/seminars/contract/outline.ts';
import type { Keys } from '#infra/keys/keys.ts';
import { addressFor } from '#infra/media-addresses.ts';
import { personOf } from '#query-api/users/for-others.ts';

export type SharedVideo = z.infer<typeof sharedVideos.answer>[number];
type Blob = Readonly<{ address: string; contentType: string }>;

export type VideoRow = Readonly<{
  id: string;
  elementId: string;
  elementTitle: string | null;
  element: OutlineElement | null;
  user: z.infer<typeof Person>;
  createdAt: string;
  ratings: SharedVideo['ratings'];
  own: SharedVideo['own'];
  criteria: SharedVideo['criteria'];
  ownLevels: SharedVideo['ownLevels'];
  media: Blob | null;
  mediaToCome: boolean;
  rendition: Readonly<{ made: Blob | null }> | null;
  duration: number | null;
}>;

const count = (rating: string) =>
  `(select count(*)::int from participation.rating r where r.submission_id = s.id and r.type = '${rating}')`;

/** Columns of `participation.submission s` for the person `$1`, with its element and its recording. */
export const videoColumns = `s.id, s.element_id as "elementId", e.title as "elementTitle", o.element,
  ${personOf('u', 's.participant_id')} as "user",
  to_char(s.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt",
  jsonb_build_object('amusing', ${count('amusing')}, 'creative', ${count('creative')},
    'professional', ${count('professional')}) as ratings,
  coalesce((select jsonb_agg(r.type order by r.type) from participation.rating r
    where r.submission_id = s.id and r.rater_id = $1), '[]') as own,
  coalesce((select d.criteria from seminars.seminar_detail d where d.id = s.seminar_id and s.element_id = any(d.assessed)),
    '[]') as criteria,
  coalesce((select a.levels from participation.assessment a where a.submission_id = s.id and a.rater_id = $1),
    '[]') as "ownLevels",
  case when t.is_uncut then null else t.media end as media,
  coalesce(t.is_uncut and t.failure_reason is null, false) as "mediaToCome", t.rendition, tl.duration`;

export const videoTables = `participation.submission s
  left join users.user_account u on u.id = s.participant_id
  left join lateral (select element->>'title' as title from seminars.seminar_detail d,
    jsonb_array_elements(d.blocks) block, jsonb_array_elements(block->'elements') element
    where d.id = s.seminar_id and element->>'id' = s.element_id) e on true
  left join lateral (select element from seminars.seminar_detail d,
    jsonb_array_elements(d.outline) block, jsonb_array_elements(block->'elements') element
    where d.id = s.seminar_id and element->>'id' = s.element_id) o on true
  left join sessions.session_list tl on tl.id = s.session_id
  left join sessions.session_detail t on t.id = s.session_id`;

export function videoOf(row: VideoRow, personId: string, keys: Keys): SharedVideo {
  const { element, elementTitle, media, rendition, ...shown } = row;
  const rules = element && currentRules(element);
  const { addressed, expiresAt } = addressFor(keys, { by: 'submission', id: row.id, person: personId });
  const recording = rendition?.made ?? media;
  return {
    ...shown,
    elementTitle: elementTitle ?? '',
    isOwn: row.user.id === personId,
    rateable: rules?.type === 'video_presentation' && rules.rateableSubmissions,
    media: recording && { url: addressed(recording), contentType: recording.contentType, expiresAt },
  };
}

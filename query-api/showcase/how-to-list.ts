import { refuse } from '#domain/kernel/errors.ts';
import { permits } from '#domain/kernel/permissions.ts';
import type { StoredBlob } from '#domain/kernel/stored-blob.ts';
import { videoAddressIn, videoIdIn } from '#domain/seminars/contract/video-link.ts';
import { type HowToVideo, howToList } from '#domain/showcase/contract/calls.ts';
import { keepsContent } from '#domain/showcase/contract/permission.ts';
import { principalOf } from '#infra/http/rules.ts';
import type { Keys } from '#infra/keys/keys.ts';
import { query } from '../query-area.ts';
import { asTime } from '../times.ts';
import { howToAddresses } from './how-to-media.ts';

type Source = Readonly<{ from: 'link'; uri: string }> | Readonly<{ from: 'file'; media: StoredBlob }>;
type Captions = Readonly<{ locale: 'de' | 'en'; media: StoredBlob }>;
type Row = Omit<HowToVideo, 'link' | 'videoId' | 'file' | 'captions'> &
  Readonly<{ video: Source; captions: readonly Captions[] }>;

export const howToListQuery = (keys: Keys) =>
  query(howToList, {
    allow: 'signedIn',
    async answer({ query: { search, place, drafts }, userId, request }, pool) {
      const withDrafts = drafts === 'true';
      if (withDrafts && !permits(principalOf(request).permissions, keepsContent)) return refuse('access_denied');
      const person = userId();
      const { rows } = await pool.query<Row>({
        name: 'how-to-list',
        text: `select v.id, v.title, v.description, ${asTime('v.created_at', 'createdAt')}, v.video, v.chapters, v.captions,
            v.places, v.is_draft as "isDraft", w.video_id is not null as "isWatched"
          from showcase.video v left join showcase.watched w on w.user_id = $1 and w.video_id = v.id,
            lateral (select string_agg(chapter ->> 'title', ' ') as text from jsonb_array_elements(v.chapters) chapter) titles
          where ($2 or not v.is_draft) and ($3::text is null or v.places ? $3::text)
            and not exists (select from unnest($4::text[]) word
              where strpos(lower(concat_ws(' ', v.title, v.description, titles.text)), word) = 0)
          order by v.place nulls last, v.created_at, v.id`,
        values: [person, withDrafts, place ?? null, wordsOf(search)],
      });
      return rows.map((row) => howToOf(keys, row, person));
    },
  });

/** All words must be found. */
const wordsOf = (search = ''): readonly string[] => search.toLowerCase().split(/\s+/).filter(Boolean);

/** The video with addresses that are signed for this person. */
function howToOf(keys: Keys, { video, captions, ...row }: Row, person: string): HowToVideo {
  const { addressed, expiresAt } = howToAddresses(keys, row.id, person);
  const isLink = video.from === 'link';
  return {
    ...row,
    link: isLink ? (videoAddressIn(video.uri) ?? null) : null,
    videoId: isLink ? (videoIdIn(video.uri) ?? null) : null,
    file: isLink ? null : { url: addressed(video.media), contentType: video.media.contentType, expiresAt },
    captions: captions.map(({ locale, media }) => ({ locale, url: addressed(media) })),
  };
}

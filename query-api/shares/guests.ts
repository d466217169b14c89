import type { FastifyRequest } from 'fastify';
import type { Pool } from 'pg';
import { refuse } from '#domain/kernel/errors.ts';
import { headerNames } from '#domain/kernel/header-names.ts';
import { videoAddressIn, videoIdIn } from '#domain/seminars/contract/video-link.ts';
import {
  type GuestLink,
  type GuestSeminar,
  guestLinks,
  guestMedia,
  guestPeaks,
  guestSeminar,
  guestSeries,
  guestSession,
} from '#domain/shares/contract/guest-calls.ts';
import { isPassFor, secretOf } from '#infra/guest-passes.ts';
import type { Keys } from '#infra/keys/keys.ts';
import { addressFor } from '#infra/media-addresses.ts';
import {
  detailOf,
  findMedia,
  findSession,
  mediaAnswer,
  peaksOf,
  type ReadResults,
  seriesOf,
} from '#query-api/sessions/for-others.ts';
import { nameOf } from '#query-api/users/for-others.ts';
import { query } from '../query-area.ts';
import { asTime } from '../times.ts';

type Tools = Readonly<{ keys: Keys; read: ReadResults }>;

export const guestLinksQuery = (keys: Keys) =>
  query(guestLinks, {
    allow: 'signedIn',
    async answer({ query: { target, targetId }, userId }, pool) {
      const { rows } = await pool.query<Omit<GuestLink, 'secret'>>(
        `select g.id, g.target, g.target_id as "targetId", g.label, g.with_media as "withMedia", ${asTime('g.until', 'until')},
          g.has_password as "hasPassword", ${asTime('g.created_at', 'createdAt')}, g.looks, g.latest
        from shares.guest_link g where g.owner_id = $1 and g.target = $2 and g.target_id = $3
          and (g.until is null or g.until > now()) order by g.created_at desc`,
        [userId(), target, targetId],
      );
      return rows.map((row) => ({ ...row, secret: secretOf(keys, row.id) }));
    },
  });

type Open = Readonly<{
  ownerId: string;
  targetId: string;
  withMedia: boolean;
  until: string | null;
  ownerName: string;
}>;
type GuestRequest = Readonly<{ params: Readonly<{ id: string }>; request: FastifyRequest }>;

/** @throws not_found without a valid pass, or if the link has ended */
async function openLink(
  { pool, keys }: Readonly<{ pool: Pool; keys: Keys }>,
  target: string,
  asked: GuestRequest,
): Promise<Open> {
  const { id } = asked.params;
  if (!isPassFor(keys, id, asked.request.headers[headerNames.guestPass])) return refuse('not_found');
  const { rows } = await pool.query<Open>({
    name: 'guest-link',
    text: `select g.owner_id as "ownerId", g.target_id as "targetId", g.with_media as "withMedia", ${asTime('g.until', 'until')},
        ${nameOf('u')} as "ownerName"
      from shares.guest_link g join users.user_account u on u.id = g.owner_id
      where g.id = $1 and g.target = $2 and (g.until is null or g.until > now())`,
    values: [id, target],
  });
  return rows[0] ?? refuse('not_found');
}

export const guestSessionQuery = ({ keys, read }: Tools) =>
  query(guestSession, {
    allow: 'anyone',
    async answer(asked, pool) {
      const { targetId, ownerId, ownerName, withMedia, until } = await openLink({ pool, keys }, 'talk', asked);
      const row = await findSession(pool, targetId, ownerId);
      const detail = await detailOf(row, { points: 400, readResults: read, seen: null });
      // Hides the session's real id and its other recipients from the guest.
      const { id } = asked.params;
      const hidden = { sharing: [], sharedWith: [], audioUrl: `/api/Guests/${id}/Media` };
      return { ...detail, ...hidden, id, ownerName, withMedia, until };
    },
  });

export const guestSeriesQuery = ({ keys, read }: Tools) =>
  query(guestSeries, {
    allow: 'anyone',
    async answer(asked, pool) {
      const { targetId, ownerId } = await openLink({ pool, keys }, 'talk', asked);
      return seriesOf(pool, { id: targetId, ownerId }, read);
    },
  });

export const guestPeaksQuery = ({ keys, read }: Tools) =>
  query(guestPeaks, {
    allow: 'anyone',
    async answer(asked, pool) {
      const { targetId, ownerId } = await openLink({ pool, keys }, 'talk', asked);
      return peaksOf(pool, { id: targetId, ownerId }, { points: asked.query.points, readResults: read });
    },
  });

const addressesFor = (keys: Keys, id: string) => addressFor(keys, { by: 'guest', id, person: id });

export const guestMediaQuery = (keys: Keys) =>
  query(guestMedia, {
    allow: 'anyone',
    async answer(asked, pool) {
      const { targetId, ownerId, withMedia } = await openLink({ pool, keys }, 'talk', asked);
      if (!withMedia) return refuse('not_found');
      const found = await findMedia(pool, { id: targetId, ownerId, listener: 'others' });
      return mediaAnswer(found, addressesFor(keys, asked.params.id));
    },
  });

type Blob = Readonly<{ address: string; contentType: string }>;
type Video = Readonly<{ from: 'link'; uri: string }> | Readonly<{ from: 'file'; media: Blob }>;
type Content = Readonly<{
  type: string;
  video?: Video;
  text?: string;
  sentences?: readonly string[];
  words?: readonly string[];
}>;
type Element = Readonly<{ id: string; title: string; body: string; content: Content }>;
type SeminarRow = Readonly<{
  name: string;
  description: string;
  lecturer: string;
  price: string;
  hours: number;
  logo: Blob | null;
  files: readonly Readonly<{ id: string; name: string; media: Blob }>[];
  blocks: readonly Readonly<{ id: string; title: string; description: string; elements: readonly Element[] }>[];
}>;

export const guestSeminarQuery = (keys: Keys) =>
  query(guestSeminar, {
    allow: 'anyone',
    async answer(asked, pool): Promise<GuestSeminar> {
      const { targetId, ownerName, withMedia, until } = await openLink({ pool, keys }, 'seminar', asked);
      const { rows } = await pool.query<SeminarRow>({
        name: 'guest-seminar',
        text: `select l.name, l.description, l.lecturer, l.price, l.hours, l.logo, d.files, d.blocks
          from seminars.seminar_list l join seminars.seminar_detail d using (id) where l.id = $1`,
        values: [targetId],
      });
      const row = rows[0] ?? refuse('not_found');
      const { addressed } = addressesFor(keys, asked.params.id);
      const { name, description, lecturer, price, hours, logo } = row;
      return {
        ...{ name, description, lecturer, price, hours, ownerName, withMedia, until },
        logo: withMedia && logo ? addressed(logo) : null,
        files: withMedia
          ? row.files.map(({ id, name: called, media }) => ({
              ...{ id, name: called, contentType: media.contentType },
              url: addressed(media, media.contentType === 'image/webp' ? undefined : called),
            }))
          : [],
        blocks: row.blocks.map((block) => ({
          ...{ id: block.id, title: block.title, description: block.description },
          elements: block.elements.map(({ id, title, body, content }) => ({
            ...{ id, title, body, type: content.type, lines: linesOf(content) },
            video: content.video ? videoOf(content.video, withMedia ? addressed : null) : null,
          })),
        })),
      };
    },
  });

const linesOf = ({ text, sentences, words }: Content): string[] => [...(text ? [text] : (sentences ?? words ?? []))];

function videoOf(video: Video, addressed: ((blob: Blob) => string) | null) {
  if (video.from === 'link') return { videoId: videoIdIn(video.uri) ?? null, url: videoAddressIn(video.uri) ?? '' };
  return addressed && { videoId: null, url: addressed(video.media) };
}

import * as z from 'zod/mini';
import { VideoDescription, VideoTexts } from '#domain/groups/contract/items.ts';
import {
  type CommandCall,
  FileContent,
  LocaleCode,
  Nothing,
  type QueryCall,
  type UploadCall,
} from '#domain/kernel/contract.ts';
import { Id } from '#domain/kernel/ids.ts';
import { attachmentErrors, Flag, line } from '#domain/kernel/written.ts';

/** Pages that offer helpful videos. */
export const HowToPlace = z.enum(['recorder', 'report']);
export type HowToPlace = z.output<typeof HowToPlace>;

/** `seconds` from the beginning. */
export const Chapter = z.object({ seconds: z.int().check(z.gte(0), z.lte(86_400)), title: line(120) });
export type Chapter = z.output<typeof Chapter>;
export const Chapters = z.array(Chapter).check(z.maxLength(50));

export const HowToVideo = z.object({
  id: Id,
  title: z.string(),
  description: z.string(),
  createdAt: z.iso.datetime(),
  /** Address on another platform. The page loads nothing from there until the person requests it. */
  link: z.nullable(z.string()),
  videoId: z.nullable(z.string()),
  file: z.nullable(z.object({ url: z.string(), contentType: z.string(), expiresAt: z.iso.datetime() })),
  chapters: z.array(Chapter),
  captions: z.array(z.object({ locale: LocaleCode, url: z.string() })),
  places: z.array(HowToPlace),
  isDraft: z.boolean(),
  /** The caller has watched it. */
  isWatched: z.boolean(),
});
export type HowToVideo = z.output<typeof HowToVideo>;

/** Bytes. Two hours of captions take a fifth of this. */
export const largestCaptions = 1_000_000;
/** Maximum number of videos in an order. */
const mostVideos = 500;

const errors = ['access_denied', 'not_found', 'invalid_input', 'idempotency_mismatch'] as const;
const draft = z._default(Flag, 'false');

export const showcaseUploads = {
  AddHowToFile: {
    method: 'POST',
    path: '/api/Showcase/AddVideoFromFile',
    form: z.object({ ...VideoTexts.shape, draft }),
    answer: z.object({ id: Id }),
    status: 201,
    errors: [...errors, ...attachmentErrors],
  },
  /** WebVTT. It replaces the captions in this language; only for a video that is a file. */
  AddHowToCaptions: {
    method: 'POST',
    path: '/api/Showcase/Captions',
    form: z.object({ videoId: Id, locale: LocaleCode }),
    answer: Nothing,
    status: 204,
    errors: [...errors, ...attachmentErrors, 'conflict'],
  },
} as const satisfies Record<string, UploadCall>;

export const showcaseCommands = {
  AddHowToLink: {
    method: 'POST',
    path: '/api/Showcase/AddVideoFromURI',
    body: z.object({
      ...VideoTexts.shape,
      videoURI: z.string().check(z.trim(), z.maxLength(500)),
      draft: z._default(z.boolean(), false),
    }),
    answer: z.object({ id: Id }),
    status: 201,
    errors,
  },
  /** An absent field keeps its value. */
  ChangeHowToVideo: {
    method: 'PUT',
    path: '/api/Showcase',
    body: z.object({
      videoId: Id,
      newTitle: z.optional(VideoTexts.shape.title),
      newDescription: z.optional(VideoDescription),
      chapters: z.optional(Chapters),
      places: z.optional(z.array(HowToPlace).check(z.maxLength(HowToPlace.options.length))),
      isDraft: z.optional(z.boolean()),
    }),
    answer: Nothing,
    status: 204,
    errors,
  },
  /** All other videos follow, the oldest first. */
  OrderHowToVideos: {
    method: 'PUT',
    path: '/api/Showcase/Order',
    body: z.object({ videoIds: z.array(Id).check(z.maxLength(mostVideos)) }),
    answer: Nothing,
    status: 204,
    errors,
  },
  RemoveHowToCaptions: {
    method: 'DELETE',
    path: '/api/Showcase/Captions',
    query: z.object({ videoId: Id, locale: LocaleCode }),
    body: Nothing,
    answer: Nothing,
    status: 204,
    errors,
  },
  DeleteHowToVideo: {
    method: 'DELETE',
    path: '/api/Showcase/:videoId',
    params: z.object({ videoId: Id }),
    body: Nothing,
    answer: Nothing,
    status: 204,
    errors,
  },
  /** Marks a video as watched by the caller. */
  MarkHowToVideo: {
    method: 'PATCH',
    path: '/api/Showcase/Watched/:videoId',
    params: z.object({ videoId: Id }),
    body: z.object({ isWatched: z.boolean() }),
    answer: Nothing,
    status: 204,
    errors: ['not_found', 'invalid_input', 'idempotency_mismatch'],
  },
} as const satisfies Record<string, CommandCall>;

/** All videos in their order; there are few. */
export const howToList = {
  method: 'GET',
  path: '/api/Showcase/',
  name: 'how-to-list',
  query: z.object({
    /** In title, description and chapters. */
    search: z.optional(z.string().check(z.trim(), z.maxLength(100))),
    place: z.optional(HowToPlace),
    /** Includes unpublished ones, for people who manage the videos. */
    drafts: draft,
  }),
  answer: z.array(HowToVideo),
  errors: ['access_denied', 'invalid_input'],
} as const satisfies QueryCall;

/** The video or its captions. The address works for the person that it was signed for. */
export const howToMedia = {
  method: 'GET',
  path: '/api/Showcase/:id/Media',
  name: 'how-to-media',
  params: z.object({ id: Id }),
  query: z.object({ person: Id, signed: z.string().check(z.maxLength(4096)) }),
  answer: FileContent,
  contentType: 'application/octet-stream',
  errors: ['access_denied', 'not_found'],
} as const satisfies QueryCall;

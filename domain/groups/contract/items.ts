import * as z from 'zod/mini';
import {
  type CommandCall,
  FileContent,
  Nothing,
  Page,
  type QueryCall,
  type UploadCall,
} from '#domain/kernel/contract.ts';
import { Id } from '#domain/kernel/ids.ts';
import {
  attached,
  attachmentErrors,
  Flag,
  mostFiles,
  WrittenBody,
  WrittenTexts,
  WrittenTitle,
} from '#domain/kernel/written.ts';
import { ShownName } from '#domain/users/contract/shown-name.ts';

// Posts and videos: the content of a group.

export const VideoDescription = z.string().check(z.trim(), z.maxLength(2_000));
/** Title and description of a video. */
export const VideoTexts = z.object({ title: WrittenTitle, description: z._default(VideoDescription, '') });
const IdInPath = z.object({ id: Id });
const Person = z.object({ id: Id, username: z.string(), name: ShownName });

export const GroupPost = z.object({
  id: Id,
  title: z.string(),
  /** HTML of a few harmless tags. */
  body: z.string(),
  poster: z.nullable(Person),
  createdAt: z.iso.datetime(),
  editedAt: z.nullable(z.iso.datetime()),
  ...attached,
  isPinned: z.boolean(),
  isOwn: z.boolean(),
});
export type GroupPost = z.infer<typeof GroupPost>;

export const GroupVideo = z.object({
  id: Id,
  groupId: Id,
  title: z.string(),
  description: z.string(),
  uploader: z.nullable(Person),
  uploadedAt: z.iso.datetime(),
  /** Address on another platform. The page loads nothing from there until the person requests it. */
  link: z.nullable(z.string()),
  videoId: z.nullable(z.string()),
  file: z.nullable(z.object({ url: z.string(), contentType: z.string(), expiresAt: z.iso.datetime() })),
  isPinned: z.boolean(),
  isOwn: z.boolean(),
});
export type GroupVideo = z.infer<typeof GroupVideo>;

export const inGroup = ['access_denied', 'not_found', 'user_not_authorized', 'idempotency_mismatch'] as const;

/** Bytes. */
export const largestFilm = 400_000_000;

export const itemUploads = {
  /** A post with an optional banner and up to ten files. `AddPostFile` adds files later. */
  AddGroupPost: {
    method: 'POST',
    path: '/api/Groups/AddPost',
    form: z.object({
      groupId: Id,
      ...WrittenTexts.shape,
      sendEmail: z._default(Flag, 'false'),
      /** Also to people who have not answered their invitation yet. */
      includeInvited: z._default(Flag, 'false'),
    }),
    file: { field: 'bannerImage', optional: true },
    files: { field: 'files', most: mostFiles },
    answer: z.object({ id: Id }),
    status: 201,
    errors: [...inGroup, ...attachmentErrors, 'image_upload_failed', 'too_many_files', 'group_closed'],
  },
  /** PDF, office documents, pictures, plain text; ten for each post. */
  AddGroupPostFile: {
    method: 'POST',
    path: '/api/Groups/AddPostFile',
    form: z.object({ groupId: Id, postId: Id }),
    answer: z.object({ id: Id }),
    status: 201,
    errors: [...inGroup, ...attachmentErrors, 'too_many_files'],
  },
  AddGroupVideoFile: {
    method: 'POST',
    path: '/api/Groups/AddVideoFromFile',
    form: z.object({ groupId: Id, ...VideoTexts.shape }),
    answer: z.object({ id: Id }),
    status: 201,
    errors: [...inGroup, ...attachmentErrors, 'group_closed'],
  },
} as const satisfies Record<string, UploadCall>;

export const itemCommands = {
  AddGroupVideoLink: {
    method: 'POST',
    path: '/api/Groups/AddVideoFromURI',
    body: z.object({ groupId: Id, ...VideoTexts.shape, videoURI: z.string().check(z.trim(), z.maxLength(500)) }),
    answer: z.object({ id: Id }),
    status: 201,
    errors: [...inGroup, 'invalid_input', 'group_closed'],
  },
  /** The author may change the texts, managers of the group may change `isPinned`. Absent fields stay. */
  EditGroupPost: {
    method: 'PUT',
    path: '/api/Groups/EditPost',
    body: z.object({
      groupId: Id,
      postId: Id,
      newTitle: z.optional(WrittenTitle),
      newBody: z.optional(WrittenBody),
      isPinned: z.optional(z.boolean()),
    }),
    answer: Nothing,
    status: 204,
    errors: [...inGroup, 'invalid_input'],
  },
  EditGroupVideo: {
    method: 'PUT',
    path: '/api/Groups/EditVideo',
    body: z.object({
      groupId: Id,
      videoId: Id,
      newTitle: z.optional(WrittenTitle),
      newDescription: z.optional(VideoDescription),
      isPinned: z.optional(z.boolean()),
    }),
    answer: Nothing,
    status: 204,
    errors: [...inGroup, 'invalid_input'],
  },
  DeleteGroupPost: {
    method: 'DELETE',
    path: '/api/Groups/DeletePost',
    query: z.object({ groupId: Id, postId: Id }),
    body: Nothing,
    answer: Nothing,
    status: 204,
    errors: [...inGroup, 'invalid_input'],
  },
  DeleteGroupVideo: {
    method: 'DELETE',
    path: '/api/Groups/DeleteVideo',
    query: z.object({ groupId: Id, videoId: Id }),
    body: Nothing,
    answer: Nothing,
    status: 204,
    errors: [...inGroup, 'invalid_input'],
  },
} as const satisfies Record<string, CommandCall>;

/** The newest first. */
export const groupPosts = {
  method: 'GET',
  path: '/api/Groups/:id/Posts',
  name: 'group-posts',
  params: IdInPath,
  query: z.object(Page),
  answer: z.array(GroupPost),
  errors: ['not_found', 'invalid_input'],
} as const satisfies QueryCall;

/** The newest first. */
export const groupVideos = {
  method: 'GET',
  path: '/api/Groups/:id/Videos',
  name: 'group-videos',
  params: IdInPath,
  query: z.object(Page),
  answer: z.array(GroupVideo),
  errors: ['not_found', 'invalid_input'],
} as const satisfies QueryCall;

/** A file of a group. Its address works for the member that it was signed for, as long as they are a member. */
export const groupMedia = {
  method: 'GET',
  path: '/api/Groups/:id/Media',
  name: 'group-media',
  params: IdInPath,
  query: z.object({ person: Id, signed: z.string().check(z.maxLength(4096)) }),
  answer: FileContent,
  contentType: 'application/octet-stream',
  errors: ['access_denied', 'not_found'],
} as const satisfies QueryCall;

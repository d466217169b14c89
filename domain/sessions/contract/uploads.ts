import * as z from 'zod/mini';
import { type CommandCall, NoInput, Nothing, type QueryCall } from '#domain/kernel/contract.ts';
import { Id } from '#domain/kernel/ids.ts';
import { Created, UploadedSession, uploadErrors } from './calls.ts';
import { SessionType } from './report.ts';

/** Resumable uploads with the protocol tus 1.0.0 (https://tus.io/protocols/resumable-upload): headers and answers are defined by it. */
export const uploadsPath = '/api/Uploads';
export const tusVersion = '1.0.0';

const UploadInPath = z.object({ uploadId: Id });

/** Unfinished uploads of one person at a time. */
export const mostUploads = 5;
/** The most parts of one upload, even if they are small: each part is a file. */
export const mostParts = 2_400;

export const resumableUploads = {
  /**
   * tus: creation, with `Upload-Length` in bytes and `type` (`audio` or `video`) in `Upload-Metadata`. `Location` is the upload's
   * address. A repeat with the same `Idempotency-Key` returns the same upload.
   */
  BeginUpload: {
    method: 'POST',
    path: uploadsPath,
    body: Nothing,
    answer: z.object({ id: Id }),
    status: 201,
    errors: [...uploadErrors, 'tus_version', 'too_many_takes'],
  },
  /**
   * tus: bytes from `Upload-Offset` on, as `application/offset+octet-stream`. Bytes that arrived before a connection broke
   * are kept.
   */
  AppendToUpload: {
    method: 'PATCH',
    path: `${uploadsPath}/:uploadId`,
    params: UploadInPath,
    body: Nothing,
    answer: Nothing,
    status: 204,
    errors: [
      'invalid_input',
      'not_found',
      'conflict',
      'tus_version',
      'payload_too_large',
      'unsupported_media_type',
      'upload_in_use',
      'too_many_requests',
      'storage_full',
    ],
  },
  /** tus: termination. */
  DiscardUpload: {
    method: 'DELETE',
    path: `${uploadsPath}/:uploadId`,
    params: UploadInPath,
    body: Nothing,
    answer: Nothing,
    status: 204,
    errors: ['not_found', 'tus_version', 'upload_in_use'],
  },
  /** The uploaded file becomes a session, which is processed like any upload. A repeat returns the same session. */
  FinishUpload: {
    method: 'POST',
    path: `${uploadsPath}/:uploadId/Finish`,
    params: UploadInPath,
    body: z.object(UploadedSession),
    answer: Created,
    status: 201,
    errors: [...uploadErrors, 'not_found', 'take_incomplete'],
  },
} as const satisfies Record<string, CommandCall>;

const Unfinished = z.object({
  id: Id,
  type: SessionType,
  /** Bytes: in total, and received. */
  size: z.int(),
  offset: z.int(),
  startedAt: z.iso.datetime(),
  deletedAt: z.iso.datetime(),
});

/** tus by HEAD: `Upload-Offset` and `Upload-Length`. A finished upload is known for as long as an unfinished one. */
export const uploadOffset = {
  method: 'GET',
  path: `${uploadsPath}/:uploadId`,
  name: 'upload-offset',
  params: UploadInPath,
  query: NoInput,
  answer: Unfinished,
  errors: ['not_found'],
} as const satisfies QueryCall;

/** The person's own uploads that are neither finished nor discarded, newest first. */
export const unfinishedUploads = {
  method: 'GET',
  path: uploadsPath,
  name: 'unfinished-uploads',
  query: NoInput,
  answer: z.array(Unfinished),
} as const satisfies QueryCall;

import { refuse } from '#domain/kernel/errors.ts';
import { permits } from '#domain/kernel/permissions.ts';
import type { UploadedFile } from '#infra/http/receive-upload-file.ts';
import type { Principal } from '#infra/http/rules.ts';
import type { MediaFormat } from '#infra/media/media-format.ts';
import { sniff } from '#infra/media/sniff.ts';
import type { Described } from './create-session.ts';

/** Largest accepted recording, in bytes (product specification). */
export const mostBytes = 400_000_000;

export const recordingRules = {
  maxBytes: mostBytes,
  accept: (head: Buffer) => sniff(head) !== undefined,
};

export const formatOf = (file: Pick<UploadedFile, 'head'>): MediaFormat =>
  sniff(file.head) ?? refuse('unsupported_media_type', 'file');

/** Uploaded files must be audio or MP4; our own recorder may send any format that browsers record. */
export function refuseUnfit(
  { type, origin }: Pick<Described, 'type' | 'origin'>,
  { kind, demuxer, contentType }: MediaFormat,
  { permissions }: Principal,
) {
  if (!permits(permissions, `upload:${type}`)) refuse('access_denied');
  if (kind !== 'either' && kind !== type) refuse('unsupported_media_type', 'file');
  if (origin === 'recording') return;
  const isMp4 = demuxer === 'mov' && contentType !== 'video/quicktime';
  if (demuxer === 'matroska' || (type === 'video' && !isMp4)) refuse('unsupported_media_type', 'file');
}

import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { UploadCall } from '#domain/kernel/contract.ts';
import { refuse, refuseFields } from '#domain/kernel/errors.ts';
import { permits } from '#domain/kernel/permissions.ts';
import { quotaPeriodOf } from '#domain/quotas/quota.ts';
import { receiveUpload, type UploadWatch } from '#infra/http/receive-upload.ts';
import { type Principal, principalOf } from '#infra/http/rules.ts';
import type { MediaFormat } from '#infra/media/media-format.ts';
import { sniff } from '#infra/media/sniff.ts';
import type { AnalysisQuota } from './analysis-quota.ts';
import type { Described } from './create-session.ts';

export type Reception = Readonly<{
  quota: AnalysisQuota;
  /** A folder for files that are arriving. */
  temporary: string;
  /** Largest recording that is accepted, bytes. */
  mostBytes: number;
  watch: UploadWatch;
}>;

type Form<Call extends UploadCall> = Readonly<{
  call: Call;
  describe: (form: z.output<Call['form']>) => Described;
}>;

/** A recording that is on disk, is media of the type that was named, and has everything that a session needs. */
export async function receiveSession<Call extends UploadCall>(
  request: FastifyRequest,
  { call, describe }: Form<Call>,
  { quota, temporary, mostBytes, watch }: Reception,
) {
  const principal = principalOf(request);
  await quota.refuseExhausted(principal, quotaPeriodOf(new Date()));
  const accept = (head: Buffer) => sniff(head) !== undefined;
  const upload = await receiveUpload(request, {
    maxBytes: mostBytes,
    directory: temporary,
    file: 'file',
    accept,
    log: request.log,
    watch,
  });
  try {
    const form = call.form.safeParse(upload.fields);
    const missing = upload.file ? [] : [{ field: 'file', code: 'required' }];
    if (!form.success) return refuseFields([...fieldErrors(form.error), ...missing]);
    if (!upload.file) return refuseFields(missing);
    const described = describe(form.data as z.output<Call['form']>);
    const format = sniff(upload.file.head) ?? refuse('unsupported_media_type', 'file');
    refuseUnfit(described, format, principal);
    return { described, format, file: upload.file, dispose: upload.dispose };
  } catch (error) {
    await upload.dispose();
    throw error;
  }
}

function fieldErrors({ issues }: z.ZodError) {
  return issues.map(({ path, code }) => ({
    field: String(path[0]),
    code: code === 'invalid_type' ? 'required' : code,
  }));
}

/** Files that people pick are audio or mp4; our own recorder may bring what browsers record. */
function refuseUnfit(
  { type, origin }: Described,
  { kind, demuxer, contentType }: MediaFormat,
  { permissions }: Principal,
) {
  if (!permits(permissions, `upload:${type}`)) refuse('access_denied');
  if (kind !== 'either' && kind !== type) refuse('unsupported_media_type', 'file');
  if (origin === 'recording') return;
  const isMp4 = demuxer === 'mov' && contentType !== 'video/quicktime';
  if (demuxer === 'matroska' || (type === 'video' && !isMp4)) refuse('unsupported_media_type', 'file');
}

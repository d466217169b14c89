import type * as z from 'zod/mini';
import type { Problem, UploadCall } from '#domain/kernel/contract.ts';
import { headerNames } from '#domain/kernel/header-names.ts';
import { fillPath } from './address.ts';
import type { Answer } from './api.ts';
import { ApiError } from './api-error.ts';
import { renewAccess } from './renew-access.ts';
import { withKey } from './repeated-keys.ts';
import { commonHeaders, currentToken, mayRenew } from './request.ts';
import { noteWritten } from './written-position.ts';

type UploadOptions = Readonly<{
  /** Share of the bytes sent, 0..1. */
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
}>;

type ParamsOf<Call> = Call extends { params: infer Schema extends z.ZodMiniType } ? z.input<Schema> : unknown;

// A form without fields forbids all fields, which would forbid the file too.
type FieldsOf<Call extends UploadCall> =
  z.input<Call['form']> extends Record<string, never> ? unknown : z.input<Call['form']>;

/** The file field; optional in some calls. */
type WithFile<Call> =
  Call extends Readonly<{ file: Readonly<{ optional: true }> }>
    ? Readonly<{ file?: File | undefined }>
    : Readonly<{ file: File }>;

/**
 * Sends a file with the fields of the call's form. Uses XMLHttpRequest, since `fetch` cannot report upload progress. Throws `ApiError`, or
 * the signal's reason when aborted. A retry has the same idempotency key.
 */
export async function upload<Call extends UploadCall>(
  call: Call,
  { file, ...given }: FieldsOf<Call> & ParamsOf<Call> & WithFile<Call>,
  options: UploadOptions = {},
): Promise<Answer<Call>> {
  const { path, rest: fields } = fillPath(call.path, given);
  const said = JSON.stringify([fields, file?.name, file?.size, file?.lastModified]);
  // Fields first, so that the server knows the purpose of the file before it arrives.
  const body = formOf({ ...fields, [call.file?.field ?? 'file']: file });
  return await withKey(path, said, (key) => sent({ ...options, call: { ...call, path }, key, body }));
}

async function sent<Result>(transmission: Omit<Transfer, 'token'>): Promise<Result> {
  const token = await currentToken();
  const first = await transfer({ ...transmission, token });
  if (!mayRenew(transmission.call.path, first.getResponseHeader('token-expired'), first.status)) return answerOf(first);
  const renewed = await renewAccess(token);
  return answerOf(renewed === undefined ? first : await transfer({ ...transmission, token: renewed }));
}

type Transfer = UploadOptions & Readonly<{ call: UploadCall; key: string; body: FormData; token: string | undefined }>;

function transfer({ call, key, body, token, signal, onProgress }: Transfer): Promise<XMLHttpRequest> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const xhr = new XMLHttpRequest();
    const abort = () => xhr.abort();
    signal?.addEventListener('abort', abort);
    xhr.open(call.method, call.path);
    for (const [name, value] of Object.entries({ ...commonHeaders(token), 'idempotency-key': key })) {
      xhr.setRequestHeader(name, value);
    }
    xhr.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0);
    xhr.onload = () => resolve(xhr);
    xhr.onerror = () => reject(ApiError.unreachable());
    xhr.onabort = () => reject(signal?.reason);
    xhr.onloadend = () => signal?.removeEventListener('abort', abort);
    xhr.send(body);
  });
}

function answerOf<Result>(xhr: XMLHttpRequest): Result {
  noteWritten(xhr.getResponseHeader(headerNames.position));
  const answer = parsed(xhr.responseText);
  if (xhr.status >= 200 && xhr.status < 300) return answer as Result;
  throw new ApiError(xhr.status, (answer ?? {}) as Partial<Problem>);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function formOf(fields: Readonly<Record<string, unknown>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value !== undefined) form.append(name, value instanceof Blob ? value : String(value));
  }
  return form;
}

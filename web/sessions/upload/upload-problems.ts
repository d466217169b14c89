import type { MessageDescriptor } from '@lingui/core';
import { ApiError } from '../../lib/api-error.ts';
import { errorMessage } from '../../lib/error-messages.ts';

export type UploadField = 'file' | 'name' | 'locale' | 'analysisClass' | 'form';

/** Which field of the form an answer of the server is about, by the field it names or by its code. */
const fieldOfCode: Readonly<Record<string, UploadField>> = {
  payload_too_large: 'file',
  unsupported_media_type: 'file',
  media_unreadable: 'file',
  quota_exhausted: 'analysisClass',
};
const fieldOfInput: Readonly<Record<string, UploadField>> = {
  file: 'file',
  sessionName: 'name',
  title: 'name',
  locale: 'locale',
  analysisClass: 'analysisClass',
};

export type UploadProblem = Readonly<{ field: UploadField; words: MessageDescriptor }>;

export function uploadProblem(error: unknown): UploadProblem {
  const words = errorMessage(error);
  if (!(error instanceof ApiError)) return { field: 'form', words };
  const named = error.fields.map(({ field }) => fieldOfInput[field]).find((field) => field !== undefined);
  return { field: fieldOfCode[error.code] ?? named ?? 'form', words };
}

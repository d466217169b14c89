import { forget, store, stored } from '../../lib/stored.ts';
import type { UploadValues } from './upload-form.ts';
import type { MediaType } from './upload-rules.ts';

/** The form's values about the talk. */
export type SaidOfSession = Omit<UploadValues, 'file'> & Readonly<{ sharing: string }>;

/** What this browser remembers of an unfinished upload: its file, and the form's values. */
export type RememberedUpload = Readonly<{
  id: string;
  file: Readonly<{ name: string; size: number; lastModified: number }>;
  type: MediaType;
  said: SaidOfSession;
}>;

/** Signing out deletes this key, like all data of the person. */
const keyOf = (userId: string) => `rostra_uploads_${userId}`;

export function rememberedUploads(userId: string): readonly RememberedUpload[] {
  try {
    const known: unknown = JSON.parse(stored(keyOf(userId)) ?? '[]');
    return Array.isArray(known) ? known : [];
  } catch {
    return [];
  }
}

export function rememberUpload(userId: string, upload: RememberedUpload): void {
  keep(userId, [...without(userId, upload.id), upload]);
}

export function forgetUpload(userId: string, id: string): void {
  keep(userId, without(userId, id));
}

const without = (userId: string, id: string) => rememberedUploads(userId).filter((upload) => upload.id !== id);

function keep(userId: string, uploads: readonly RememberedUpload[]): void {
  if (uploads.length === 0) forget(keyOf(userId));
  else store(keyOf(userId), JSON.stringify(uploads));
}

/** Whether the file seems to be the same, without reading it. */
export const isOf = ({ file }: Pick<RememberedUpload, 'file'>, { name, size, lastModified }: File): boolean =>
  file.name === name && file.size === size && file.lastModified === lastModified;

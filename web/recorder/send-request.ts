import type * as z from 'zod/mini';
import type { sessionUploads } from '#domain/sessions/contract/calls.ts';
import type { Chapter } from '#domain/sessions/contract/chapters.ts';
import type { Cut } from '#domain/sessions/contract/cut.ts';

/** A person's changes to a take before it is sent. */
export type TakeEdit = Readonly<{ cut: Cut; chapters: readonly Chapter[] }>;

/** The fields that a person fills in to send a take. */
export type SendFields = Omit<
  z.input<typeof sessionUploads.CreateRecording.form>,
  'type' | 'recordedAt' | 'presentationId' | 'timestamps' | 'cutFrom' | 'cutTo'
>;

export type SendRequest = Readonly<{ fields: SendFields; edit: TakeEdit }>;

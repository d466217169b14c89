import type { Locale } from '#domain/kernel/contract.ts';
import { type TalkKind, talkKinds } from '#domain/sessions/norms.ts';
import type { AnalysisClass } from '#domain/sessions/report.ts';
import { type FileVerdict, type MediaType, nameOfFile } from './upload-rules.ts';

export type UploadForm<Chosen = File> = Readonly<{
  file: Chosen | null;
  type: MediaType;
  name: string;
  locale: Locale;
  kind: TalkKind;
  analysisClass: AnalysisClass;
}>;

type Defaults = Pick<UploadForm, 'locale' | 'analysisClass'>;

export const emptyForm = (defaults: Defaults): UploadForm<never> => ({
  file: null,
  type: 'audio',
  name: '',
  kind: talkKinds[0],
  ...defaults,
});

/** A name that was typed stays; an empty one is filled from the file. A file that is not taken empties the form. */
export function withFile<Chosen extends Readonly<{ name: string }>>(
  form: UploadForm<Chosen>,
  { file, verdict, defaults }: Readonly<{ file: Chosen; verdict: FileVerdict; defaults: Defaults }>,
): UploadForm<Chosen> {
  if (verdict.kind !== 'accepted') return emptyForm(defaults);
  return { ...form, file, type: verdict.type, name: form.name.trim() === '' ? nameOfFile(file.name) : form.name };
}

export const isComplete = ({ file, name }: Pick<UploadForm<unknown>, 'file' | 'name'>): boolean =>
  file !== null && name.trim() !== '';

import type { Locale } from '#domain/kernel/contract.ts';
import { type SessionKind, sessionKinds } from '#domain/sessions/contract/norms.ts';
import type { AnalysisClass } from '#domain/sessions/contract/report.ts';
import { type FileVerdict, nameOfFile } from './upload-rules.ts';

/** The field names of the call. */
export type UploadValues = {
  file: File | null;
  sessionName: string;
  locale: Locale;
  kind: SessionKind;
  analysisClass: AnalysisClass;
};

type Defaults = Pick<UploadValues, 'locale' | 'analysisClass'>;

export const emptyForm = (defaults: Defaults): UploadValues => ({
  file: null,
  sessionName: '',
  kind: sessionKinds[0],
  ...defaults,
});

/** Keeps a typed name and fills an empty one from the file. A refused file empties the form. */
export function withFile(values: UploadValues, { file, verdict, defaults }: ChosenFile): UploadValues {
  if (verdict.kind !== 'accepted') return emptyForm(defaults);
  return {
    ...values,
    file,
    sessionName: values.sessionName.trim() === '' ? nameOfFile(file.name) : values.sessionName,
  };
}

type ChosenFile = Readonly<{ file: File; verdict: FileVerdict; defaults: Defaults }>;

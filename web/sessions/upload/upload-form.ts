import type { Locale } from '#domain/kernel/contract.ts';
import { type SessionKind, sessionKinds } from '#domain/sessions/contract/norms.ts';
import type { AnalysisClass } from '#domain/sessions/contract/report.ts';
import { type FileVerdict, nameOfFile } from './upload-rules.ts';

/** As the call names them. */
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

/** A name that was typed stays; an empty one is filled from the file. A file that is not taken empties the form. */
export function withFile(values: UploadValues, { file, verdict, defaults }: ChosenFile): UploadValues {
  if (verdict.kind !== 'accepted') return emptyForm(defaults);
  return {
    ...values,
    file,
    sessionName: values.sessionName.trim() === '' ? nameOfFile(file.name) : values.sessionName,
  };
}

type ChosenFile = Readonly<{ file: File; verdict: FileVerdict; defaults: Defaults }>;

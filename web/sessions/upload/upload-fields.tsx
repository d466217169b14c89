import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { UserData } from '#domain/users/contract.ts';
import { Alert } from '../../ui/alert.tsx';
import { ClassField } from '../class-field.tsx';
import { KindField } from '../kind-field.tsx';
import { LanguageField } from '../language-field.tsx';
import { NameField } from '../name-field.tsx';
import type { Config } from '../use-config.ts';
import { FileDrop } from './file-drop.tsx';
import type { UploadForm } from './upload-form.ts';
import type { UploadField, UploadProblem } from './upload-problems.ts';
import { acceptedTypes, type MediaType } from './upload-rules.ts';

type UploadFieldsProps = Readonly<{
  form: UploadForm;
  limits: Config['upload'];
  quotas: UserData['quotas']['analysis'];
  problem: UploadProblem | undefined;
  /** What this person may not upload, if anything. */
  locked: MediaType | undefined;
  onChange: (change: Partial<UploadForm>) => void;
  onChoose: (file: File) => void;
  /** Further fields of the form. */
  children: ReactNode;
}>;

export function UploadFields({
  form,
  limits,
  quotas,
  problem,
  locked,
  onChange,
  onChoose,
  children,
}: UploadFieldsProps) {
  const { i18n } = useLingui();
  const errorAt = (field: UploadField) => (problem?.field === field ? i18n._(problem.words) : undefined);
  return (
    <div className="grid gap-4">
      <FileDrop
        file={form.file}
        type={form.type}
        accept={acceptedTypes(limits)}
        maxBytes={limits.maxBytes}
        onChoose={onChoose}
        error={errorAt('file')}
      />
      {locked && <LockedHint locked={locked} />}
      <NameField value={form.name} onChange={(name) => onChange({ name })} error={errorAt('name')} />
      <LanguageField value={form.locale} onChange={(locale) => onChange({ locale })} error={errorAt('locale')} />
      <KindField value={form.kind} onChange={(kind) => onChange({ kind })} />
      <ClassField
        quotas={quotas}
        value={form.analysisClass}
        onChange={(analysisClass) => onChange({ analysisClass })}
        error={errorAt('analysisClass')}
      />
      {children}
      {problem?.field === 'form' && <Alert>{i18n._(problem.words)}</Alert>}
    </div>
  );
}

function LockedHint({ locked }: Readonly<{ locked: MediaType }>) {
  return (
    <p className="-mt-2 text-xs text-ink-soft">
      {locked === 'video' ? (
        <Trans>Videos hochzuladen ist für Ihr Konto nicht freigeschaltet.</Trans>
      ) : (
        <Trans>Tonaufnahmen hochzuladen ist für Ihr Konto nicht freigeschaltet.</Trans>
      )}
    </p>
  );
}

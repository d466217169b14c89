import { Trans } from '@lingui/react/macro';
import type { UserData } from '#domain/users/contract/person.ts';
import type { Config } from '../../lib/use-config.ts';
import { useBoundField } from '../../ui/form/use-bound-field.ts';
import { ClassField } from '../class-field.tsx';
import { KindField } from '../kind-field.tsx';
import { LanguageField } from '../language-field.tsx';
import { NameField } from '../name-field.tsx';
import { FileDrop } from './file-drop.tsx';
import type { UploadValues } from './upload-form.ts';
import { acceptedTypes, type MediaType } from './upload-rules.ts';
import type { useUploadForm } from './use-upload-form.ts';

type UploadFieldsProps = Readonly<{
  upload: ReturnType<typeof useUploadForm>;
  limits: Config['upload'];
  quotas: UserData['quotas']['analysis'];
}>;

export function UploadFields({ upload: { form, type, locked, choose }, limits, quotas }: UploadFieldsProps) {
  const { field, error } = useBoundField<UploadValues, File | null>({ form, name: 'file' });
  return (
    <>
      <FileDrop
        file={field.value}
        type={type}
        accept={acceptedTypes(limits)}
        maxBytes={limits.maxBytes}
        onChoose={choose}
        error={error}
      />
      {locked && <LockedHint locked={locked} />}
      <NameField form={form} name="sessionName" />
      <LanguageField form={form} name="locale" />
      <KindField form={form} name="kind" />
      <ClassField form={form} name="analysisClass" quotas={quotas} />
    </>
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

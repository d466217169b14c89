import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { FileUp } from 'lucide-react';
import type { FieldValues } from 'react-hook-form';
import { invitationUploads } from '#domain/invitations/contract/calls.ts';
import { errorMessage } from '../../lib/error-messages.ts';
import { upload } from '../../lib/upload.ts';
import { Alert } from '../alert.tsx';
import { FileButton } from '../file-button.tsx';
import { TextAreaField } from './text-field.tsx';
import { type BoundField, useBoundField } from './use-bound-field.ts';

/** Many addresses, typed, pasted or from a file. */
export function AddressesField<Values extends FieldValues>({ form, name }: BoundField<Values, string | undefined>) {
  const { t, i18n } = useLingui();
  const { field } = useBoundField<Values, string | undefined>({ form, name });

  // Invalid entries are kept: sending the list reports them.
  const take = useMutation({
    mutationFn: (file: File) => upload(invitationUploads.ReadAddressTable, { file }),
    onSuccess: ({ emails }) => field.onChange([field.value?.trim(), ...emails].filter(Boolean).join('\n')),
  });

  return (
    <>
      <TextAreaField
        form={form}
        name={name}
        rows={6}
        label={<Trans>E-Mail-Adressen</Trans>}
        hint={<Trans>In jeder Zeile eine, oder mit Komma getrennt</Trans>}
        spellCheck={false}
      />
      <div className="justify-self-start">
        <FileButton
          label={t`Liste als Datei`}
          accept=".xlsx,.csv,.txt,text/csv,text/plain,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
          onChoose={(file) => take.mutate(file)}
        >
          <FileUp aria-hidden="true" />
          <Trans>Aus Tabelle übernehmen</Trans>
        </FileButton>
      </div>
      {take.error && <Alert>{i18n._(errorMessage(take.error))}</Alert>}
    </>
  );
}

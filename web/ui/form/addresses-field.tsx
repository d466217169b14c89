import { Trans, useLingui } from '@lingui/react/macro';
import { FileUp } from 'lucide-react';
import type { FieldValues } from 'react-hook-form';
import { addressesInTable } from '../../lib/addresses.ts';
import { FileButton } from '../file-button.tsx';
import { TextAreaField } from './text-field.tsx';
import { type BoundField, useBoundField } from './use-bound-field.ts';

/** Many addresses, typed, pasted or out of a file. */
export function AddressesField<Values extends FieldValues>({ form, name }: BoundField<Values, string | undefined>) {
  const { t } = useLingui();
  const { field } = useBoundField<Values, string | undefined>({ form, name });

  async function take(file: File) {
    const found = addressesInTable(await file.text()).join('\n');
    field.onChange([field.value?.trim(), found].filter(Boolean).join('\n'));
  }

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
          accept=".csv,.txt,text/csv,text/plain"
          onChoose={(file) => void take(file)}
        >
          <FileUp aria-hidden="true" />
          <Trans>Aus CSV-Datei übernehmen</Trans>
        </FileButton>
      </div>
    </>
  );
}

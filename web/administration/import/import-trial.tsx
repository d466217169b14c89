import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  type AccountImport,
  type ImportColumns,
  type ImportField,
  importUploads,
} from '#domain/users/contract/import.ts';
import { errorMessage } from '../../lib/error-messages.ts';
import { upload } from '../../lib/upload.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { ImportResult } from './import-result.tsx';

type ImportTrialProps = Readonly<{ file: File; onOther: () => void; onBegun: (id: string) => void }>;

/** The preview of each row's result, and the button that starts the import. */
export function ImportTrial({ file, onOther, onBegun }: ImportTrialProps) {
  const { i18n } = useLingui();
  const [chosen, setChosen] = useState<ImportColumns>();
  const send = (dryRun: 'true' | 'false') =>
    upload(importUploads.AddFromExcel, { dryRun, file, ...(chosen && { columns: JSON.stringify(chosen) }) });
  const trial = useQuery({
    queryKey: ['import-trial', file.name, file.size, file.lastModified, chosen],
    queryFn: () => send('true'),
    placeholderData: keepPreviousData,
    retry: false,
    gcTime: 0,
  });
  const begin = useMutation({ mutationFn: () => send('false'), onSuccess: ({ id }) => onBegun(id) });
  const count = trial.data?.counts.new ?? 0;
  const error = trial.error ?? begin.error;
  const { name } = file;
  return (
    <div className="grid gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="min-w-0 font-[550] wrap-anywhere">{name}</p>
        <div className="flex flex-wrap gap-2">
          <Button onClick={onOther}>
            <Trans>Andere Datei</Trans>
          </Button>
          <Button
            look="primary"
            busy={begin.isPending}
            disabled={count === 0 || trial.isFetching || trial.isError}
            onClick={() => begin.mutate()}
          >
            <Plural value={count} _0="Kein Konto anzulegen" one="Ein Konto anlegen" other="# Konten anlegen" />
          </Button>
        </div>
      </div>
      {error && <Alert>{i18n._(errorMessage(error))}</Alert>}
      {trial.isPending && (
        <Loading className="grid gap-3">
          <Skeleton className="h-24 rounded-lg" />
          <Skeleton className="h-72 rounded-lg" />
        </Loading>
      )}
      {trial.data && (
        <>
          <Columns read={trial.data} onChange={setChosen} />
          {trial.data.total > 0 && <ImportResult about={trial.data} />}
        </>
      )}
    </div>
  );
}

type ColumnsProps = Readonly<{
  read: Pick<AccountImport, 'headings' | 'columns' | 'total'>;
  onChange: (columns: ImportColumns) => void;
}>;

function Columns({ read: { headings, columns, total }, onChange }: ColumnsProps) {
  const { t } = useLingui();
  const fields: readonly (readonly [ImportField, string])[] = [
    ['email', t`E-Mail`],
    ['firstName', t`Vorname`],
    ['lastName', t`Nachname`],
    ['locale', t`Sprache (freiwillig)`],
  ];
  const isMissing = [columns.email, columns.firstName, columns.lastName].includes(null);
  return (
    <Card className="grid gap-4 p-6 max-md:p-5">
      <h2>
        <Trans>Welche Spalte ist was?</Trans>
      </h2>
      {isMissing && (
        <p role="status" className="text-sm text-near">
          <Trans>Nicht alle Spalten waren an ihrer Überschrift zu erkennen. Bitte ordnen Sie sie zu.</Trans>
        </p>
      )}
      {!isMissing && total === 0 && (
        <p role="status" className="text-sm text-near">
          <Trans>Unter der Überschrift steht keine Zeile.</Trans>
        </p>
      )}
      <div className="grid grid-cols-4 gap-4 max-lg:grid-cols-2 max-sm:grid-cols-1">
        {fields.map(([field, label]) => (
          <Field key={field} label={label}>
            {(control) => (
              <Select
                {...control}
                value={columns[field] ?? ''}
                onChange={({ target: { value } }) =>
                  onChange({ ...columns, [field]: value === '' ? null : Number(value) })
                }
              >
                <option value="">{field === 'locale' ? t`keine` : t`bitte wählen`}</option>
                {headings.map((heading, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: two columns may have the same heading
                  <option key={at} value={at}>
                    {heading || t`Spalte ${at + 1}`}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        ))}
      </div>
    </Card>
  );
}

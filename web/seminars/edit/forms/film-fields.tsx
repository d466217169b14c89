import { Trans, useLingui } from '@lingui/react/macro';
import { FileVideo } from 'lucide-react';
import { useId } from 'react';
import type { AppForm } from '../../../lib/form/use-app-form.ts';
import { useFormats } from '../../../lib/use-formats.ts';
import { Button } from '../../../ui/button.tsx';
import { DropBox } from '../../../ui/drop-box.tsx';
import { FieldError } from '../../../ui/field.tsx';
import { FileButton } from '../../../ui/file-button.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { useBoundField } from '../../../ui/form/use-bound-field.ts';
import type { FilmValues } from './form-values.ts';

type FilmFieldsProps = Readonly<{
  form: AppForm<FilmValues>;
  /** The name of the stored film. */
  fileName: string | null;
}>;

/** An address or a file; a file wins. */
export function FilmFields({ form, fileName }: FilmFieldsProps) {
  const { field } = useBoundField<FilmValues, File | null>({ form, name: 'film' });
  return (
    <>
      <FilmFile form={form} fileName={fileName} />
      {!field.value && (
        <TextField
          form={form}
          name="videoURI"
          type="url"
          label={<Trans>Oder die Adresse eines Films auf YouTube</Trans>}
          hint={
            fileName ? (
              <Trans>Die Adresse tritt an die Stelle der Datei.</Trans>
            ) : (
              <Trans>Er wird erst geladen, wenn jemand ausdrücklich zustimmt.</Trans>
            )
          }
          placeholder="https://youtu.be/…"
        />
      )}
    </>
  );
}

function FilmFile({ form, fileName }: FilmFieldsProps) {
  const { t } = useLingui();
  const id = useId();
  const { size } = useFormats();
  const { field, error } = useBoundField<FilmValues, File | null>({ form, name: 'film' });
  const file = field.value;
  const shown = file?.name ?? fileName;
  return (
    <div className="grid gap-1.5">
      <p className="text-sm font-[550]">
        <Trans>Film</Trans>
      </p>
      <DropBox onDrop={field.onChange}>
        <FileVideo aria-hidden="true" className="size-6 text-ink-faint" />
        {shown && (
          <p className="font-semibold break-all">
            {shown} {file && <span className="font-normal text-ink-faint">{size(file.size)}</span>}
          </p>
        )}
        <div className="flex flex-wrap justify-center gap-2">
          <FileButton
            label={t`Film`}
            accept="video/mp4"
            onChoose={field.onChange}
            aria-invalid={error !== undefined || undefined}
            aria-describedby={`${id}-error`}
          >
            {shown ? <Trans>Andere Datei wählen</Trans> : <Trans>Datei wählen</Trans>}
          </FileButton>
          {file && (
            <Button look="quiet" onClick={() => field.onChange(null)}>
              <Trans>Doch nicht</Trans>
            </Button>
          )}
        </div>
        <p className="text-xs text-ink-faint">
          <Trans>MP4, höchstens 400 MB</Trans>
        </p>
      </DropBox>
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
}

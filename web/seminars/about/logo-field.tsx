import { Trans, useLingui } from '@lingui/react/macro';
import { ImagePlus } from 'lucide-react';
import { useEffect, useId, useMemo } from 'react';
import type { FieldValues } from 'react-hook-form';
import { DropBox } from '../../ui/drop-box.tsx';
import { FieldError } from '../../ui/field.tsx';
import { FileButton } from '../../ui/file-button.tsx';
import { type BoundField, useBoundField } from '../../ui/form/use-bound-field.ts';

const accepted = 'image/jpeg,image/png,image/webp,image/gif,image/avif';

type LogoFieldProps<Values extends FieldValues> = BoundField<Values, File | null> &
  Readonly<{
    /** The address of the present logo. */
    current?: string | null;
  }>;

/** A logo for the card and the navigation, with a preview of the chosen file. */
export function LogoField<Values extends FieldValues>({ form, name, current = null }: LogoFieldProps<Values>) {
  const { t } = useLingui();
  const id = useId();
  const { field, error } = useBoundField<Values, File | null>({ form, name });
  const chosen = useObjectUrl(field.value);
  const shown = chosen ?? current;
  return (
    <div className="grid gap-1.5">
      <p className="text-sm font-[550]">
        <Trans>Logo (freiwillig)</Trans>
      </p>
      <DropBox onDrop={field.onChange}>
        {shown ? (
          <img src={shown} alt={t`So sieht das Logo aus`} className="max-h-[60px] max-w-[180px] object-contain" />
        ) : (
          <ImagePlus aria-hidden="true" className="size-6 text-ink-faint" />
        )}
        <FileButton
          label={t`Logo`}
          accept={accepted}
          onChoose={field.onChange}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={`${id}-hint ${id}-error`}
        >
          {shown ? <Trans>Anderes Bild wählen</Trans> : <Trans>Bild wählen</Trans>}
        </FileButton>
        <p id={`${id}-hint`} className="text-xs text-ink-faint">
          <Trans>JPEG, PNG, WebP, GIF oder AVIF, höchstens 10 MB. Gezeigt wird es bis 180 × 60 Punkte groß.</Trans>
        </p>
      </DropBox>
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
}

/** A preview address for a file that was not uploaded yet. */
function useObjectUrl(file: File | null): string | undefined {
  const url = useMemo(() => (file ? URL.createObjectURL(file) : undefined), [file]);
  useEffect(() => () => (url ? URL.revokeObjectURL(url) : undefined), [url]);
  return url;
}

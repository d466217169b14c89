import { Trans, useLingui } from '@lingui/react/macro';
import { ImagePlus, Paperclip, X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import type { FieldPathByValue, FieldValues } from 'react-hook-form';
import type { AppForm } from '../../lib/form/use-app-form.ts';
import { Button } from '../button.tsx';
import { FieldError } from '../field.tsx';
import { FileButton } from '../file-button.tsx';
import { useBoundField } from './use-bound-field.ts';

const pictures = 'image/jpeg,image/png,image/webp,image/gif,image/avif';

type AttachmentsFieldProps<Values extends FieldValues> = Readonly<{
  form: AppForm<Values>;
  banner: FieldPathByValue<Values, File | null>;
  files: FieldPathByValue<Values, File[]>;
  /** Existing attachments, each an `Attachment`. */
  children?: ReactNode;
}>;

/** A picture above a text, and files below it. */
export function AttachmentsField<Values extends FieldValues>(props: AttachmentsFieldProps<Values>) {
  const { t } = useLingui();
  const id = useId();
  const banner = useBoundField<Values, File | null>({ form: props.form, name: props.banner });
  const files = useBoundField<Values, File[]>({ form: props.form, name: props.files });
  const chosen = files.field.value;
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap gap-2">
        <FileButton
          label={t`Bild`}
          accept={pictures}
          onChoose={banner.field.onChange}
          aria-describedby={banner.error ? id : undefined}
        >
          <ImagePlus aria-hidden="true" />
          {banner.field.value ? <Trans>Anderes Bild</Trans> : <Trans>Bild</Trans>}
        </FileButton>
        <FileButton label={t`Datei`} accept="" onChoose={(file) => files.field.onChange([...chosen, file])}>
          <Paperclip aria-hidden="true" />
          <Trans>Datei anhängen</Trans>
        </FileButton>
      </div>
      <FieldError id={id} error={banner.error} />
      <ul className="grid gap-1">
        {props.children}
        {banner.field.value && (
          <Attachment name={banner.field.value.name} onRemove={() => banner.field.onChange(null)} />
        )}
        {chosen.map((file) => (
          <Attachment
            key={`${file.name} ${file.size} ${file.lastModified}`}
            name={file.name}
            onRemove={() => files.field.onChange(chosen.filter((one) => one !== file))}
          />
        ))}
      </ul>
    </div>
  );
}

type AttachmentProps = Readonly<{
  name: string;
  /** Address of an existing picture. */
  picture?: string;
  onRemove: () => void;
}>;

export function Attachment({ name, picture, onRemove }: AttachmentProps) {
  const { t } = useLingui();
  return (
    <li className="flex items-center gap-2 text-sm">
      {picture && <img src={picture} alt="" className="h-9 w-16 flex-none rounded-sm object-cover" />}
      <span className="min-w-0 flex-1 truncate">{name}</span>
      <Button look="quiet" size="icon" aria-label={t`„${name}“ nicht anhängen`} onClick={onRemove}>
        <X aria-hidden="true" />
      </Button>
    </li>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import { ImagePlus, Paperclip, X } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { FieldError } from '../../ui/field.tsx';
import { FileButton } from '../../ui/file-button.tsx';
import { useBoundField } from '../../ui/form/use-bound-field.ts';
import type { PostForm, PostValues } from './use-post-form.ts';

const pictures = 'image/jpeg,image/png,image/webp,image/gif,image/avif';

/** A picture above the post, and files below it. */
export function PostFiles({ form }: Readonly<{ form: PostForm }>) {
  const { t } = useLingui();
  const banner = useBoundField<PostValues, File | null>({ form, name: 'banner' });
  const files = useBoundField<PostValues, File[]>({ form, name: 'files' });
  const chosen = files.field.value;
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap gap-2">
        <FileButton label={t`Bild`} accept={pictures} onChoose={banner.field.onChange}>
          <ImagePlus aria-hidden="true" />
          {banner.field.value ? <Trans>Anderes Bild</Trans> : <Trans>Bild</Trans>}
        </FileButton>
        <FileButton label={t`Datei`} accept="" onChoose={(file) => files.field.onChange([...chosen, file])}>
          <Paperclip aria-hidden="true" />
          <Trans>Datei anhängen</Trans>
        </FileButton>
      </div>
      <FieldError id="post-banner-error" error={banner.error} />
      <ul className="grid gap-1">
        {banner.field.value && <Chosen file={banner.field.value} onRemove={() => banner.field.onChange(null)} />}
        {chosen.map((file) => (
          <Chosen
            key={`${file.name} ${file.size} ${file.lastModified}`}
            file={file}
            onRemove={() => files.field.onChange(chosen.filter((one) => one !== file))}
          />
        ))}
      </ul>
    </div>
  );
}

function Chosen({ file, onRemove }: Readonly<{ file: File; onRemove: () => void }>) {
  const { t } = useLingui();
  return (
    <li className="flex items-center gap-2 text-sm">
      <span className="min-w-0 flex-1 truncate">{file.name}</span>
      <Button look="quiet" size="icon" aria-label={t`„${file.name}“ nicht anhängen`} onClick={onRemove}>
        <X aria-hidden="true" />
      </Button>
    </li>
  );
}

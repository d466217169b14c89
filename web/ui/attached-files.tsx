import { useLingui } from '@lingui/react/macro';
import { Paperclip } from 'lucide-react';
import type { AttachedFile } from '#domain/kernel/written.ts';
import { useFormats } from '../lib/use-formats.ts';

/** Links to save the files; nothing if there are none. */
export function AttachedFiles({ files }: Readonly<{ files: readonly AttachedFile[] }>) {
  const { t } = useLingui();
  const formats = useFormats();
  if (files.length === 0) return null;
  return (
    <ul aria-label={t`Dateien`} className="grid gap-1.5">
      {files.map(({ id, name, size, url }) => (
        <li key={id} className="min-w-0">
          <a
            href={url}
            download={name}
            className="inline-flex min-h-9 max-w-full items-center gap-2 text-sm font-[550] text-primary max-md:min-h-touch"
          >
            <Paperclip aria-hidden="true" className="size-4 flex-none" />
            <span className="truncate">{name}</span>
            <span className="flex-none font-normal text-ink-faint">{formats.size(size)}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

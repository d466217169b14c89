import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { type GroupDetail, groupCommands, groupUploads } from '#domain/groups/contract/calls.ts';
import { VideoTexts } from '#domain/groups/contract/items.ts';
import { send } from '../../lib/api.ts';
import { useAppForm } from '../../lib/form/use-app-form.ts';
import { upload } from '../../lib/upload.ts';
import { FieldError } from '../../ui/field.tsx';
import { FileButton } from '../../ui/file-button.tsx';
import { FormDialog } from '../../ui/form/form-dialog.tsx';
import { TextAreaField, TextField } from '../../ui/form/text-field.tsx';
import { useBoundField } from '../../ui/form/use-bound-field.ts';
import { useGroupsAgain } from '../group-change.ts';

type Values = { title: string; description: string; videoURI: string; file: File | null };

const words = {
  videoURI: {
    other: msg`Bitte geben Sie einen Link zu einem Video bei YouTube ein.`,
    required: msg`Bitte geben Sie einen Link ein, oder wählen Sie eine Datei.`,
  },
};
const refusals = { unsupported_media_type: 'file', payload_too_large: 'file' } as const;

/** Adds an uploaded film or a link to one elsewhere; exactly one of them is needed. */
export function AddVideoDialog({ group, onClose }: Readonly<{ group: GroupDetail; onClose: () => void }>) {
  const fetchAgain = useGroupsAgain();
  const form = useAppForm<Values, unknown>({
    schema: VideoTexts,
    defaults: { title: '', description: '', videoURI: '', file: null },
    words,
    refusals,
    check: ({ file, videoURI }) => ({ videoURI: file || videoURI ? undefined : 'required' }),
    send: ({ file, videoURI, title, description = '' }) => {
      const texts = { groupId: group.id, title, description };
      return file
        ? upload(groupUploads.AddGroupVideoFile, { ...texts, file })
        : send(groupCommands.AddGroupVideoLink, { ...texts, videoURI });
    },
    onDone: () => {
      void fetchAgain();
      onClose();
    },
  });
  const file = form.watch('file');
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={<Trans>Video hinzufügen</Trans>}
      confirm={<Trans>Hinzufügen</Trans>}
    >
      <TextField form={form} name="title" label={<Trans>Titel</Trans>} autoComplete="off" />
      <TextAreaField form={form} name="description" label={<Trans>Beschreibung (freiwillig)</Trans>} rows={2} />
      {!file && (
        <TextField
          form={form}
          name="videoURI"
          label={<Trans>Link zu YouTube</Trans>}
          placeholder="https://www.youtube.com/watch?v=…"
          inputMode="url"
          autoComplete="off"
        />
      )}
      <FilmField form={form} />
    </FormDialog>
  );
}

function FilmField({ form }: Readonly<{ form: ReturnType<typeof useAppForm<Values, unknown>> }>) {
  const { t } = useLingui();
  const { field, error } = useBoundField<Values, File | null>({ form, name: 'file' });
  return (
    <div className="grid gap-1.5">
      <div className="flex flex-wrap items-center gap-3">
        <FileButton label={t`Videodatei`} accept="video/mp4" onChoose={field.onChange}>
          {field.value ? <Trans>Andere Datei wählen</Trans> : <Trans>Oder eine Datei wählen</Trans>}
        </FileButton>
        <span className="min-w-0 truncate text-sm text-ink-soft">
          {field.value ? field.value.name : <Trans>MP4, höchstens 400 MB</Trans>}
        </span>
      </div>
      <FieldError id="film-error" error={error} />
    </div>
  );
}

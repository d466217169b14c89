import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { HowToVideo } from '#domain/showcase/contract/calls.ts';
import type { AppForm } from '../../lib/form/use-app-form.ts';
import { Button } from '../../ui/button.tsx';
import { FieldError } from '../../ui/field.tsx';
import { FileButton } from '../../ui/file-button.tsx';
import { CheckboxField } from '../../ui/form/checkbox-field.tsx';
import { FormDialog } from '../../ui/form/form-dialog.tsx';
import { TextAreaField, TextField } from '../../ui/form/text-field.tsx';
import { useBoundField } from '../../ui/form/use-bound-field.ts';
import { showSnackbar } from '../../ui/snackbar-state.ts';
import {
  type CaptionChoice,
  type CaptionLocale,
  captionFields,
  useVideoForm,
  type VideoValues,
} from './use-video-form.ts';

type VideoDialogProps = Readonly<{
  /** The video to edit; a new one without it. */
  video?: HowToVideo;
  onClose: () => void;
}>;
type VideoForm = AppForm<VideoValues>;

export function VideoDialog({ video, onClose }: VideoDialogProps) {
  const form = useVideoForm(video, () => {
    onClose();
    showSnackbar(isPublished ? msg`Das Video ist für alle zu sehen.` : msg`Der Entwurf ist gespeichert.`);
  });
  const [isPublished, file] = form.watch(['isPublished', 'file']);
  const isFilm = video ? video.link === null : file !== null;
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={video ? <Trans>Video bearbeiten</Trans> : <Trans>Video hinzufügen</Trans>}
      confirm={isPublished ? <Trans>Speichern</Trans> : <Trans>Entwurf speichern</Trans>}
      needsChange={video !== undefined}
    >
      <TextField form={form} name="title" label={<Trans>Titel</Trans>} autoComplete="off" />
      <TextAreaField form={form} name="description" label={<Trans>Beschreibung (freiwillig)</Trans>} rows={2} />
      {!video && <Source form={form} />}
      <TextAreaField
        form={form}
        name="chapters"
        label={<Trans>Kapitel (freiwillig)</Trans>}
        hint={<Trans>Eine Zeile für jedes: Zeit und Titel</Trans>}
        placeholder={'0:00 Anfang\n1:20 Der Pegel'}
        rows={3}
      />
      {isFilm && <CaptionFields form={form} />}
      <fieldset className="grid gap-2">
        <legend className="mb-2 text-sm font-[550]">
          <Trans>Zusätzlich anbieten</Trans>
        </legend>
        <CheckboxField form={form} name="inRecorder" label={<Trans>neben der Aufnahme</Trans>} />
        <CheckboxField form={form} name="inReport" label={<Trans>neben dem Bericht</Trans>} />
      </fieldset>
      <CheckboxField
        form={form}
        name="isPublished"
        label={<Trans>Veröffentlicht: Alle, die angemeldet sind, sehen es.</Trans>}
      />
    </FormDialog>
  );
}

/** An uploaded film or a link to YouTube; exactly one of them is needed. */
function Source({ form }: Readonly<{ form: VideoForm }>) {
  const { t } = useLingui();
  const { field, error } = useBoundField<VideoValues, File | null>({ form, name: 'file' });
  return (
    <>
      {!field.value && (
        <TextField
          form={form}
          name="videoURI"
          label={<Trans>Link zu YouTube</Trans>}
          placeholder="https://www.youtube.com/watch?v=…"
          inputMode="url"
          autoComplete="off"
        />
      )}
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
    </>
  );
}

function CaptionFields({ form }: Readonly<{ form: VideoForm }>) {
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 text-sm font-[550]">
        <Trans>Untertitel (freiwillig, WebVTT)</Trans>
      </legend>
      <CaptionField form={form} locale="de" />
      <CaptionField form={form} locale="en" />
    </fieldset>
  );
}

function CaptionField({ form, locale }: Readonly<{ form: VideoForm; locale: CaptionLocale }>) {
  const { t } = useLingui();
  const { field } = useBoundField<VideoValues, CaptionChoice>({ form, name: captionFields[locale] });
  const language = locale === 'de' ? t`Deutsch` : t`Englisch`;
  const { value, onChange } = field;
  return (
    <div className="flex flex-wrap items-center gap-3 text-sm">
      <span className="w-20">{language}</span>
      <FileButton label={t`Untertitel auf ${language}`} accept=".vtt,text/vtt" onChoose={onChange}>
        {value ? <Trans>Andere Datei</Trans> : <Trans>Datei wählen</Trans>}
      </FileButton>
      {value && (
        <>
          <span className="min-w-0 flex-1 truncate text-ink-soft">
            {value === 'kept' ? <Trans>vorhanden</Trans> : value.name}
          </span>
          <Button look="quiet" onClick={() => onChange(null)}>
            <Trans>Entfernen</Trans>
          </Button>
        </>
      )}
    </div>
  );
}

import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { accountUploads } from '#domain/users/contract/account.ts';
import { errorMessage } from '../../lib/error-messages.ts';
import { upload } from '../../lib/upload.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { mostZoom, type View, wholePicture } from './crop.ts';
import { CropStage, cutOut } from './crop-stage.tsx';
import { useAccountChanged } from './use-account-changed.ts';

type CropDialogProps = Readonly<{ file: File; onClose: () => void }>;

/** Chooses the visible part of a picture, with the pointer or arrow keys. */
export function CropDialog({ file, onClose }: CropDialogProps) {
  const { t, i18n } = useLingui();
  const { picture, isBroken } = usePicture(file);
  const [view, setView] = useState<View>(wholePicture);
  const told = useAccountChanged();
  const save = useMutation({
    mutationFn: async (image: HTMLImageElement) =>
      upload(accountUploads.UploadProfilePicture, { file: await cutOut(image, view) }),
    onSuccess: () => {
      told(msg`Ihr Profilbild ist gespeichert.`);
      onClose();
    },
  });
  const actions = (
    <>
      <Button onClick={onClose}>
        <Trans>Abbrechen</Trans>
      </Button>
      <Button look="primary" disabled={!picture} busy={save.isPending} onClick={() => picture && save.mutate(picture)}>
        <Trans>Bild speichern</Trans>
      </Button>
    </>
  );
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={<Trans>Ausschnitt wählen</Trans>}
      description={<Trans>Ziehen Sie das Bild zurecht, oder benutzen Sie die Pfeiltasten.</Trans>}
      actions={actions}
    >
      {isBroken && (
        <Alert>
          <Trans>Dieses Bild lässt sich nicht öffnen. Bitte wählen Sie ein JPG, PNG oder WebP.</Trans>
        </Alert>
      )}
      {picture && (
        <>
          <CropStage picture={picture} view={view} onView={setView} />
          <Field label={t`Vergrößern`}>
            {(control) => (
              <input
                {...control}
                type="range"
                min={1}
                max={mostZoom}
                step={0.05}
                value={view.zoom}
                onChange={({ target }) => setView({ ...view, zoom: Number(target.value) })}
                className="min-h-touch w-full accent-primary"
              />
            )}
          </Field>
        </>
      )}
      {save.isError && <Alert>{i18n._(errorMessage(save.error))}</Alert>}
    </Dialog>
  );
}

function usePicture(file: File) {
  const [state, setState] = useState<Readonly<{ picture?: HTMLImageElement; isBroken: boolean }>>({ isBroken: false });
  useEffect(() => {
    const url = URL.createObjectURL(file);
    const picture = new Image();
    picture.onload = () => setState({ picture, isBroken: false });
    picture.onerror = () => setState({ isBroken: true });
    picture.src = url;
    return () => URL.revokeObjectURL(url);
  }, [file]);
  return state;
}

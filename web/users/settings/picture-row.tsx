import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { largestPicture } from '#domain/kernel/written.ts';
import { userCommands } from '#domain/users/contract/calls.ts';
import { send } from '../../lib/api.ts';
import { useCurrentUser } from '../../lib/current-user.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmChange } from '../../ui/confirm-change.tsx';
import { FileButton } from '../../ui/file-button.tsx';
import { showSnackbar } from '../../ui/snackbar-state.ts';
import { CropDialog } from './crop-dialog.tsx';
import { useAccountChange } from './use-account-changed.ts';

export function PictureRow() {
  const { t } = useLingui();
  const { profilePicture } = useCurrentUser();
  const [file, setFile] = useState<File>();
  const isTooLarge = file !== undefined && file.size > largestPicture;
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <LargePicture />
        <div className="grid gap-2">
          <div className="flex flex-wrap gap-2">
            <FileButton label={t`Bild von diesem Gerät`} accept="image/*" onChoose={setFile}>
              {profilePicture ? <Trans>Anderes Bild wählen</Trans> : <Trans>Bild wählen</Trans>}
            </FileButton>
            {profilePicture && <RemovePicture />}
          </div>
          <p className="text-xs text-ink-faint">
            <Trans>JPG, PNG oder WebP, höchstens 10 MB</Trans>
          </p>
        </div>
      </div>
      {isTooLarge && (
        <Alert>
          <Trans>Dieses Bild ist zu groß. Es darf höchstens 10 MB haben.</Trans>
        </Alert>
      )}
      {file && !isTooLarge && <CropDialog key={file.lastModified} file={file} onClose={() => setFile(undefined)} />}
    </div>
  );
}

function LargePicture() {
  const { firstName, lastName, profilePicture } = useCurrentUser();
  const { t } = useLingui();
  if (profilePicture)
    return <img src={profilePicture} alt={t`Ihr Profilbild`} className="size-20 rounded-full object-cover" />;
  return (
    <span
      aria-hidden="true"
      className="grid size-20 place-items-center rounded-full bg-primary-wash font-display text-xl text-primary"
    >
      {(firstName.slice(0, 1) + lastName.slice(0, 1)).toUpperCase()}
    </span>
  );
}

function RemovePicture() {
  const [isOpen, setOpen] = useState(false);
  const remove = useAccountChange(
    () => send(userCommands.RemoveProfilePicture, {}),
    () => {
      setOpen(false);
      showSnackbar(msg`Ihr Profilbild ist entfernt.`);
    },
  );
  return (
    <>
      <Button look="danger" onClick={() => setOpen(true)}>
        <Trans>Entfernen</Trans>
      </Button>
      <ConfirmChange
        open={isOpen}
        onClose={() => setOpen(false)}
        change={remove}
        title={<Trans>Profilbild entfernen?</Trans>}
        description={<Trans>Es wird gelöscht. An seiner Stelle stehen wieder Ihre Anfangsbuchstaben.</Trans>}
        confirm={<Trans>Bild entfernen</Trans>}
      />
    </>
  );
}

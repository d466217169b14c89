import { Trans } from '@lingui/react/macro';
import { Lock } from 'lucide-react';
import { useSnapshot } from 'valtio';
import { Link } from 'wouter';
import { useCurrentUser, usePermitsAny } from '../lib/current-user.tsx';
import { type Config, useConfig } from '../lib/use-config.ts';
import { Dialog } from '../ui/dialog.tsx';
import { FormDialog } from '../ui/form/form-dialog.tsx';
import { SharingFields } from './consent/sharing-fields.tsx';
import { useSharing } from './consent/use-sharing.ts';
import { TooBigDialog } from './upload/too-big-dialog.tsx';
import { UnfinishedUploads, UnfinishedUploadsCard } from './upload/unfinished-uploads.tsx';
import { UploadFields } from './upload/upload-fields.tsx';
import { UploadProgress } from './upload/upload-progress.tsx';
import { useUploadForm } from './upload/use-upload-form.ts';
import { closeUpload, uploadState } from './upload-state.ts';

/** Explains to people without permission why uploads are locked, and who can unlock them. */
function LockedUpload({ onClose }: Readonly<{ onClose: () => void }>) {
  return (
    <Dialog open onOpenChange={onClose} title={<Trans>Aufnahme hochladen</Trans>}>
      <div className="grid justify-items-center gap-3 rounded-md bg-sunken px-5 py-8 text-center">
        <Lock aria-hidden="true" className="size-6 text-ink-faint" />
        <h3 className="text-md">
          <Trans>Hochladen ist für Ihr Konto nicht freigeschaltet</Trans>
        </h3>
        <p className="text-sm text-ink-soft">
          <Trans>Aufnahmen können hier analysiert werden, sobald Ihr Zugang das enthält.</Trans>{' '}
          <Link href="/legal/contact" className="text-primary" onClick={onClose}>
            <Trans>Schreiben Sie uns, um es freizuschalten.</Trans>
          </Link>
        </p>
      </div>
    </Dialog>
  );
}

/** Stays mounted once it was needed (see `Uploads`): an upload continues while its dialog is closed and the page changes. */
export function UploadDialog() {
  const config = useConfig();
  const { open } = useSnapshot(uploadState);
  const permitted = usePermitsAny('upload:audio', 'upload:video');
  if (!permitted) return open ? <LockedUpload onClose={closeUpload} /> : null;
  if (!config) return null;
  return (
    <>
      <UploadForm limits={config.upload} open={open} />
      <UploadProgress />
      <UnfinishedUploadsCard />
    </>
  );
}

function UploadForm({ limits, open }: Readonly<{ limits: Config['upload']; open: boolean }>) {
  const { quotas } = useCurrentUser();
  const busy = useSnapshot(uploadState).upload !== null;
  const sharing = useSharing();
  const upload = useUploadForm(limits, sharing.field);
  return (
    <>
      {open && !upload.tooBig && (
        <FormDialog
          form={upload.form}
          onClose={closeUpload}
          title={<Trans>Aufnahme hochladen</Trans>}
          note={busy && <Trans>Eine andere Aufnahme wird gerade hochgeladen.</Trans>}
          confirm={<Trans>Hochladen</Trans>}
          disabled={busy}
        >
          <UnfinishedUploads className="rounded-md bg-sunken p-4" />
          <UploadFields upload={upload} limits={limits} quotas={quotas.analysis} />
          <SharingFields choices={sharing.choices} />
        </FormDialog>
      )}
      <TooBigDialog open={open && upload.tooBig} onClose={upload.closeTooBig} maxBytes={limits.maxBytes} />
    </>
  );
}

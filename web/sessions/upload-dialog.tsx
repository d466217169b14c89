import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import { useSnapshot } from 'valtio';
import { useCurrentUser, usePermitsAny } from '../lib/current-user.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { SharingFields } from './sharing/sharing-fields.tsx';
import { useSharing } from './sharing/use-sharing.ts';
import { LockedUpload } from './upload/locked-upload.tsx';
import { TooBigDialog } from './upload/too-big-dialog.tsx';
import { UploadFields } from './upload/upload-fields.tsx';
import { isComplete } from './upload/upload-form.ts';
import { UploadProgress } from './upload/upload-progress.tsx';
import { useUpload } from './upload/use-upload.ts';
import { useUploadForm } from './upload/use-upload-form.ts';
import { closeUpload, uploadState } from './upload-state.ts';
import { type Config, useConfig } from './use-config.ts';

/** Mounted once, in the shell: an upload goes on while its dialog is closed and the page changes. */
export function UploadDialog() {
  const config = useConfig();
  const { open } = useSnapshot(uploadState);
  const permitted = usePermitsAny('upload:audio', 'upload:video');
  if (!permitted) return open ? <LockedUpload onClose={closeUpload} /> : null;
  if (!config) return null;
  return (
    <>
      <FormDialog limits={config.upload} open={open} />
      <UploadProgress />
    </>
  );
}

function FormDialog({ limits, open }: Readonly<{ limits: Config['upload']; open: boolean }>) {
  const id = useId();
  const { quotas } = useCurrentUser();
  const busy = useSnapshot(uploadState).upload !== null;
  const { form, key, refusal, locked, tooBig, choose, change, clear, closeTooBig } = useUploadForm(limits);
  const { start, problem, forgive } = useUpload(clear);
  const sharing = useSharing();

  function edit<Args extends readonly unknown[]>(act: (...args: Args) => void) {
    return (...args: Args) => {
      forgive();
      act(...args);
    };
  }

  return (
    <>
      <Dialog
        open={open && !tooBig}
        onOpenChange={closeUpload}
        title={<Trans>Aufnahme hochladen</Trans>}
        actions={<Actions form={id} ready={isComplete(form)} busy={busy} />}
      >
        <form
          id={id}
          onSubmit={(event) => {
            event.preventDefault();
            if (form.file && isComplete(form) && !busy)
              void start({ ...form, file: form.file, sharing: sharing.field }, key);
          }}
        >
          <UploadFields
            form={form}
            limits={limits}
            quotas={quotas.analysis}
            problem={refusal ?? problem}
            locked={locked}
            onChange={edit(change)}
            onChoose={edit(choose)}
          >
            {/* Another choice is another order: its key is a new one. */}
            <SharingFields choices={sharing.choices} onChange={() => edit(change)({})} />
          </UploadFields>
        </form>
      </Dialog>
      <TooBigDialog open={open && tooBig} onClose={closeTooBig} maxBytes={limits.maxBytes} />
    </>
  );
}

function Actions({ form, ready, busy }: Readonly<{ form: string; ready: boolean; busy: boolean }>) {
  return (
    <>
      {busy && (
        <p className="mr-auto self-center text-xs text-ink-faint">
          <Trans>Eine andere Aufnahme wird gerade hochgeladen.</Trans>
        </p>
      )}
      <Button onClick={closeUpload}>
        <Trans>Abbrechen</Trans>
      </Button>
      <Button look="primary" type="submit" form={form} disabled={!ready || busy}>
        <Trans>Hochladen</Trans>
      </Button>
    </>
  );
}

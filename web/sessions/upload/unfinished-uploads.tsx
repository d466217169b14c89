import { Trans, useLingui } from '@lingui/react/macro';
import { cx } from 'class-variance-authority';
import { X } from 'lucide-react';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { isAborted } from '../../lib/api-error.ts';
import { errorMessage } from '../../lib/error-messages.ts';
import { Button } from '../../ui/button.tsx';
import { showSnackbar } from '../../ui/snackbar-state.ts';
import { uploadState } from '../upload-state.ts';
import { CornerCard } from './corner-card.tsx';
import { UnfinishedUploadRow } from './unfinished-upload-row.tsx';
import { useUnfinishedUploads } from './use-unfinished-uploads.ts';
import { useUpload } from './use-upload.ts';

/** Unfinished uploads, each to be continued or discarded; null if there are none. */
export function UnfinishedUploads({ className = '' }: Readonly<{ className?: string }>) {
  const { t } = useLingui();
  const uploads = useUnfinishedUploads();
  const start = useUpload();
  if (uploads.length === 0) return null;
  return (
    <section className={cx('grid gap-1 text-sm', className)} aria-label={t`Noch nicht fertig hochgeladen`}>
      <h3 className="font-semibold">
        <Trans>Noch nicht fertig hochgeladen</Trans>
      </h3>
      <ul className="divide-y divide-line">
        {uploads.map((upload) => (
          <UnfinishedUploadRow
            key={upload.id}
            upload={upload}
            onGoOn={(chosen) => {
              uploadState.open = false;
              start(chosen).catch((error: unknown) => {
                if (!isAborted(error)) showSnackbar(errorMessage(error));
              });
            }}
          />
        ))}
      </ul>
    </section>
  );
}

/** Shown on every page until the person dismisses it. */
export function UnfinishedUploadsCard() {
  const { t } = useLingui();
  const { open, upload } = useSnapshot(uploadState);
  const [later, setLater] = useState(false);
  const goOnHere = useUnfinishedUploads().some(({ known }) => known !== undefined);
  if (open || upload || later || !goOnHere) return null;
  return (
    <CornerCard>
      <div className="absolute top-2 right-2">
        <Button look="quiet" size="icon" aria-label={t`Später`} title={t`Später`} onClick={() => setLater(true)}>
          <X aria-hidden="true" />
        </Button>
      </div>
      <UnfinishedUploads />
    </CornerCard>
  );
}

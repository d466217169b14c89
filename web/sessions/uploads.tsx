import { Suspense, useState } from 'react';
import { useSnapshot } from 'valtio';
import { lazyPart } from '../lib/lazy-part.tsx';
import { useUnfinishedUploads } from './upload/use-unfinished-uploads.ts';
import { uploadState } from './upload-state.ts';

const UploadDialog = lazyPart('sessions', () => import('./upload-dialog.tsx'), 'UploadDialog');

/** On every page. Loads the dialog when it is opened, or when an upload of this browser can continue. */
export function Uploads() {
  const { open, upload } = useSnapshot(uploadState);
  const canGoOn = useUnfinishedUploads().some(({ known }) => known !== undefined);
  const isNeeded = open || upload !== null || canGoOn;
  // The form keeps its values while the dialog is closed.
  const [wasNeeded, setWasNeeded] = useState(isNeeded);
  if (isNeeded && !wasNeeded) setWasNeeded(true);
  return (
    wasNeeded && (
      <Suspense>
        <UploadDialog />
      </Suspense>
    )
  );
}

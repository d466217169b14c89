import { msg } from '@lingui/core/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { sessionUploads } from '#domain/sessions/contract.ts';
import { upload } from '../../lib/upload.ts';
import { showSnackbar } from '../../ui/snackbar-state.ts';
import { closeUpload, openUpload, uploadState } from '../upload-state.ts';
import type { UploadForm } from './upload-form.ts';
import { type UploadProblem, uploadProblem } from './upload-problems.ts';

type Sendable = UploadForm & Readonly<{ file: File; sharing: string }>;

/** Sends a form while the person goes on; what is wrong with it comes back to the dialog. */
export function useUpload(onSent: () => void) {
  const queries = useQueryClient();
  const [, navigate] = useLocation();
  const [problem, setProblem] = useState<UploadProblem>();

  async function start(form: Sendable, key: string): Promise<void> {
    setProblem(undefined);
    closeUpload();
    const stop = new AbortController();
    uploadState.upload = begun(form, () => stop.abort());
    try {
      const { id } = await transfer(form, { key, signal: stop.signal });
      onSent();
      for (const name of ['session-list', 'user-account']) void queries.invalidateQueries({ queryKey: [name] });
      showSnackbar(msg`„${form.name}“ ist hochgeladen und wird jetzt analysiert.`, {
        label: msg`Ansehen`,
        run: () => navigate(`/sessions/${id}`),
      });
    } catch (error) {
      if (stop.signal.aborted) showSnackbar(msg`Das Hochladen ist abgebrochen. Es wurde nichts gespeichert.`);
      else {
        setProblem(uploadProblem(error));
        // What was refused may have been the quota: what is left of it is asked for again.
        void queries.invalidateQueries({ queryKey: ['user-account'] });
        openUpload();
      }
    } finally {
      uploadState.upload = null;
    }
  }

  return { start, problem, forgive: () => setProblem(undefined) };
}

const begun = ({ name, file }: Sendable, cancel: () => void) => ({
  name,
  total: file.size,
  sent: 0,
  startedAt: Date.now(),
  cancel,
});

function transfer(form: Sendable, options: Readonly<{ key: string; signal: AbortSignal }>) {
  const call = form.type === 'video' ? sessionUploads.CreateSession : sessionUploads.UploadAudio;
  const { name, file, ...said } = form;
  const fields = { sessionName: name.trim(), file, ...said };
  const onProgress = (share: number) => {
    if (uploadState.upload) uploadState.upload = { ...uploadState.upload, sent: Math.round(share * file.size) };
  };
  return upload(call, fields, { ...options, onProgress });
}

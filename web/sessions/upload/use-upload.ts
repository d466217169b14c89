import { msg } from '@lingui/core/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import type { z } from 'zod';
import { sessionUploads } from '#domain/sessions/contract.ts';
import { upload } from '../../lib/upload.ts';
import { showSnackbar } from '../../ui/snackbar-state.ts';
import { closeUpload, openUpload, uploadState, wantedFor } from '../upload-state.ts';
import type { UploadValues } from './upload-form.ts';

type Fields = Pick<z.input<typeof sessionUploads.UploadAudio.form>, 'type' | 'sharing'>;

/** Sends a recording while the person goes on; what is wrong with it brings the dialog back. Throws what went wrong. */
export function useUpload() {
  const queries = useQueryClient();
  const [, navigate] = useLocation();

  return async function start({ file, ...values }: UploadValues, fields: Fields): Promise<void> {
    if (!file) return;
    closeUpload();
    const whenUploaded = wantedFor();
    const stop = new AbortController();
    uploadState.upload = begun(values.sessionName, file, () => stop.abort());
    try {
      const { id } = await transfer(file, { ...values, ...fields }, stop.signal);
      void queries.invalidateQueries({ queryKey: ['session-list'] });
      if (whenUploaded) return whenUploaded(id);
      showSnackbar(msg`„${values.sessionName}“ ist hochgeladen und wird jetzt analysiert.`, {
        label: msg`Ansehen`,
        run: () => navigate(`/sessions/${id}`),
      });
    } catch (error) {
      if (stop.signal.aborted) showSnackbar(msg`Das Hochladen ist abgebrochen. Es wurde nichts gespeichert.`);
      else openUpload(whenUploaded);
      throw error;
    } finally {
      uploadState.upload = null;
      // What was refused may have been the quota: what is left of it is asked for again.
      void queries.invalidateQueries({ queryKey: ['user-account'] });
    }
  };
}

const begun = (name: string, file: File, cancel: () => void) => ({
  name,
  total: file.size,
  sent: 0,
  startedAt: Date.now(),
  cancel,
});

function transfer(file: File, fields: z.input<typeof sessionUploads.UploadAudio.form>, signal: AbortSignal) {
  const call = fields.type === 'video' ? sessionUploads.CreateSession : sessionUploads.UploadAudio;
  const onProgress = (share: number) => {
    if (uploadState.upload) uploadState.upload = { ...uploadState.upload, sent: Math.round(share * file.size) };
  };
  return upload(call, { ...fields, file }, { signal, onProgress });
}

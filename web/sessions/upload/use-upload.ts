import { msg } from '@lingui/core/macro';
import { useQueryClient } from '@tanstack/react-query';
import { subscribe } from 'valtio';
import { useLocation } from 'wouter';
import { sessionList } from '#domain/sessions/contract/calls.ts';
import { resumableUploads, unfinishedUploads } from '#domain/sessions/contract/uploads.ts';
import { userAccount } from '#domain/users/contract/person.ts';
import { send } from '../../lib/api.ts';
import { ApiError } from '../../lib/api-error.ts';
import { authState } from '../../lib/auth-state.ts';
import { useCurrentUser } from '../../lib/current-user.tsx';
import { holdTake } from '../../lib/take-locks.ts';
import { showSnackbar } from '../../ui/snackbar-state.ts';
import { type Upload, uploadState, type wantedFor } from '../upload-state.ts';
import { withSample } from './remaining-time.ts';
import {
  forgetUpload,
  isOf,
  type RememberedUpload,
  rememberedUploads,
  rememberUpload,
  type SaidOfSession,
} from './remembered-uploads.ts';
import { discardUpload, resumableTransfer } from './resumable-transfer.ts';
import type { MediaType } from './upload-rules.ts';

export type Chosen = Readonly<{ file: File; type: MediaType; said: SaidOfSession }>;

/** Uploads a recording in the background, or continues one that was interrupted. @throws a final error */
export function useUpload() {
  const queries = useQueryClient();
  const { id: userId } = useCurrentUser();
  const [, navigate] = useLocation();

  return async function start(chosen: Chosen, whenUploaded?: ReturnType<typeof wantedFor>): Promise<void> {
    const { sessionName } = chosen.said;
    try {
      const id = await underWay(userId, chosen);
      void queries.invalidateQueries({ queryKey: [sessionList.name] });
      if (whenUploaded) return whenUploaded(id);
      showSnackbar(msg`„${sessionName}“ ist hochgeladen und wird jetzt analysiert.`, {
        label: msg`Ansehen`,
        run: () => navigate(`/sessions/${id}`),
      });
    } finally {
      uploadState.upload = null;
      void queries.invalidateQueries({ queryKey: [unfinishedUploads.name] });
      // The quota may have changed, or caused the refusal.
      void queries.invalidateQueries({ queryKey: [userAccount.name] });
    }
  };
}

/** Resolves with the id of the talk. */
async function underWay(userId: string, { file, type, said }: Chosen): Promise<string> {
  const { name, size, lastModified } = file;
  const known = rememberedUploads(userId).find((upload) => upload.type === type && isOf(upload, file));
  const letGo = known && (await holdTake(known.id));
  if (known && !letGo) throw new ApiError(423, { code: 'upload_in_use' });
  const held = new Map([[known?.id, letGo]]);
  let current = known?.id;

  const transfer = resumableTransfer(
    { file, type, id: known?.id },
    {
      onPhase: (phase) => change({ phase, samples: [] }),
      onProgress: (sent) => change({ sent, samples: withSample(samplesNow(), { at: Date.now(), sent }) }),
      onBegun(id) {
        if (current && current !== id) forgetUpload(userId, current);
        if (!held.has(id)) void holdTake(id).then((free) => held.set(id, free));
        current = id;
        rememberUpload(userId, { id, file: { name, size, lastModified }, type, said });
      },
    },
  );
  let isCancelled = false;
  const cancel = () => {
    isCancelled = true;
    transfer.end();
    showSnackbar(msg`Das Hochladen ist abgebrochen. Es wurde nichts gespeichert.`);
  };
  const { pause, resume, end } = transfer;
  const about = { name: said.sessionName, total: size, sent: 0, samples: [] };
  uploadState.upload = { ...about, phase: 'trying', pause, resume, cancel };
  // The next person who signs in may be somebody else.
  const stopListening = subscribe(authState, () => authState.auth.status === 'signed-out' && end());
  try {
    const session = await transfer.run((uploadId) => send(resumableUploads.FinishUpload, { uploadId, ...said }));
    if (current) forgetUpload(userId, current);
    return session.id;
  } catch (error) {
    // Otherwise the server would delete it only after some days.
    if (current && (isCancelled || isUseless(error))) await removeUpload(userId, current).catch(() => {});
    throw error;
  } finally {
    stopListening();
    end();
    for (const free of held.values()) free?.();
  }
}

const samplesNow = () => uploadState.upload?.samples ?? [];

function change(part: Partial<Upload>): void {
  if (uploadState.upload) uploadState.upload = { ...uploadState.upload, ...part };
}

/** Whether only another file could succeed: it has the wrong content, or a part of it was lost. */
const isUseless = (error: unknown): boolean =>
  error instanceof ApiError &&
  ['unsupported_media_type', 'payload_too_large', 'media_unreadable', 'take_incomplete'].includes(error.code);

/** Forgets an upload here and deletes it on the server. */
export async function removeUpload(userId: string, id: RememberedUpload['id']): Promise<void> {
  forgetUpload(userId, id);
  await discardUpload(id);
}

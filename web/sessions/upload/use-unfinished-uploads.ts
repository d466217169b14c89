import { useQuery } from '@tanstack/react-query';
import { useSnapshot } from 'valtio';
import { unfinishedUploads } from '#domain/sessions/contract/uploads.ts';
import { type Answer, query } from '../../lib/api.ts';
import { useCurrentUser } from '../../lib/current-user.tsx';
import { heldTakes } from '../../lib/take-locks.ts';
import { uploadState } from '../upload-state.ts';
import { type RememberedUpload, rememberedUploads } from './remembered-uploads.ts';

/** `known` if the upload was begun in this browser, which can continue it. */
export type UnfinishedUpload = Answer<typeof unfinishedUploads>[number] &
  Readonly<{ known: RememberedUpload | undefined }>;

/** Unfinished uploads that no window is sending. */
export function useUnfinishedUploads(): readonly UnfinishedUpload[] {
  const { id: userId } = useCurrentUser();
  const isRunning = useSnapshot(uploadState).upload !== null;
  const { data = [], dataUpdatedAt } = useQuery({ ...query(unfinishedUploads, {}), enabled: !isRunning });
  const { data: held } = useQuery({
    queryKey: ['uploads-of-windows', dataUpdatedAt],
    queryFn: async () => ({ is: await heldTakes() }),
    enabled: data.length > 0,
    structuralSharing: false,
  });
  if (isRunning || !held) return [];
  const known = new Map(rememberedUploads(userId).map((upload) => [upload.id, upload]));
  return data.filter(({ id }) => !held.is(id)).map((upload) => ({ ...upload, known: known.get(upload.id) }));
}

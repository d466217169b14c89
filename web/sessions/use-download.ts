import { useQueryClient } from '@tanstack/react-query';
import { sessionMedia } from '#domain/sessions/contract.ts';
import { query } from '../lib/api.ts';
import { errorMessage } from '../lib/error-messages.ts';
import { saveFile } from '../lib/save-file.ts';
import { showSnackbar } from '../ui/snackbar-state.ts';

/** Downloads a recording by an address that is signed at this moment. */
export function useDownload(): (id: string) => Promise<void> {
  const queries = useQueryClient();
  return async (id) => {
    try {
      const { downloadUrl } = await queries.fetchQuery({ ...query(sessionMedia, { id }), staleTime: 0 });
      saveFile(downloadUrl);
    } catch (error) {
      showSnackbar(errorMessage(error));
    }
  };
}

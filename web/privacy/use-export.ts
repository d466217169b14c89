import { useMutation, useQueryClient } from '@tanstack/react-query';
import { dataExport, dataExportDownload, privacyCommands } from '#domain/privacy/contract/calls.ts';
import { query, send } from '../lib/api.ts';
import { changesOf, tellRefusal } from '../lib/changes.ts';
import { errorMessage } from '../lib/error-messages.ts';
import { saveFile } from '../lib/save-file.ts';
import { showSnackbar } from '../ui/snackbar-state.ts';

const calls = {
  request: () => send(privacyCommands.RequestDataExport, {}),
  remove: () => send(privacyCommands.RemoveDataExport, {}),
} as const;

const { useChange } = changesOf([dataExport], { isAwaited: true, afterRefusal: true, onRefused: tellRefusal });

/** Requests or removes an archive. The state is fetched again, also after a refusal. */
export const useExport = (what: keyof typeof calls) => useChange((): Promise<unknown> => calls[what]());

/** Downloads the archive from a freshly signed address. */
export function useExportDownload() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => queries.fetchQuery({ ...query(dataExportDownload, {}), staleTime: 0 }),
    onSuccess: ({ url }) => saveFile(url),
    onError: (error) => {
      showSnackbar(errorMessage(error));
      // The archive may be gone.
      void queries.invalidateQueries({ queryKey: [dataExport.name] });
    },
  });
}

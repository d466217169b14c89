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

/** Asks for an archive, or removes it; what is shown follows, also where it was refused. */
export const useExport = (what: keyof typeof calls) => useChange((): Promise<unknown> => calls[what]());

/** Saves the archive from an address that is signed at this moment. */
export function useExportDownload() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => queries.fetchQuery({ ...query(dataExportDownload, {}), staleTime: 0 }),
    onSuccess: ({ url }) => saveFile(url),
    onError: (error) => {
      showSnackbar(errorMessage(error));
      // It may be gone by now.
      void queries.invalidateQueries({ queryKey: [dataExport.name] });
    },
  });
}

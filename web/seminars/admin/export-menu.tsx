import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { matrixAsCsv, matrixAsXlsx } from '#domain/participation/contract/participants.ts';
import { fillPath, withSearch } from '../../lib/address.ts';
import { errorMessage } from '../../lib/error-messages.ts';
import { currentLocale } from '../../lib/locale.ts';
import { request } from '../../lib/request.ts';
import { saveBlob } from '../../lib/save-file.ts';
import { Button } from '../../ui/button.tsx';
import { DropdownMenu, MenuItem } from '../../ui/dropdown-menu.tsx';
import { showSnackbar } from '../../ui/snackbar-state.ts';

const formats = { csv: matrixAsCsv, xlsx: matrixAsXlsx };

/** The table as a file. Fetched with the sign-in, so not by an address. */
export function ExportMenu({ seminarId }: Readonly<{ seminarId: string }>) {
  const { t } = useLingui();
  const download = useMutation({
    mutationFn: async (format: keyof typeof formats) => {
      const { path } = fillPath(formats[format].path, { seminarId });
      const response = await request(
        withSearch(path, {
          locale: currentLocale(),
          timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
        }),
      );
      saveBlob(await response.blob(), `${t`Teilnehmende`}.${format}`);
    },
    onError: (error) => showSnackbar(errorMessage(error)),
  });
  const trigger = (
    <Button size="large" busy={download.isPending}>
      {!download.isPending && <Download aria-hidden="true" />}
      <Trans>Exportieren</Trans>
    </Button>
  );
  return (
    <DropdownMenu trigger={trigger}>
      <MenuItem onSelect={() => download.mutate('xlsx')}>
        <Trans>Excel (XLSX)</Trans>
      </MenuItem>
      <MenuItem onSelect={() => download.mutate('csv')}>
        <Trans>Tabelle (CSV)</Trans>
      </MenuItem>
    </DropdownMenu>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import { Download } from 'lucide-react';
import { matrixAsCsv, matrixAsXlsx } from '#domain/participation/contract/participants.ts';
import { Button } from '../../ui/button.tsx';
import { DropdownMenu, MenuItem } from '../../ui/dropdown-menu.tsx';
import { useDownload } from './use-download.ts';

const formats = { csv: matrixAsCsv, xlsx: matrixAsXlsx };

/** Downloads the participants' progress as a file. */
export function ExportMenu({ seminarId }: Readonly<{ seminarId: string }>) {
  const { t } = useLingui();
  const download = useDownload(seminarId);
  const save = (format: keyof typeof formats) =>
    download.mutate({ path: formats[format].path, name: `${t`Teilnehmende`}.${format}` });
  const trigger = (
    <Button size="large" busy={download.isPending}>
      {!download.isPending && <Download aria-hidden="true" />}
      <Trans>Exportieren</Trans>
    </Button>
  );
  return (
    <DropdownMenu trigger={trigger}>
      <MenuItem onSelect={() => save('xlsx')}>
        <Trans>Excel (XLSX)</Trans>
      </MenuItem>
      <MenuItem onSelect={() => save('csv')}>
        <Trans>Tabelle (CSV)</Trans>
      </MenuItem>
    </DropdownMenu>
  );
}

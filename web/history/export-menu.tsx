import { Trans, useLingui } from '@lingui/react/macro';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { type ExportFormat, exportFormats, streamExport } from '#domain/history/contract/calls.ts';
import { fillPath, withSearch } from '../lib/address.ts';
import { errorMessage } from '../lib/error-messages.ts';
import { request } from '../lib/request.ts';
import { Button } from '../ui/button.tsx';
import { DropdownMenu, MenuItem } from '../ui/dropdown-menu.tsx';
import { showSnackbar } from '../ui/snackbar-state.ts';

/** Downloads the stream as a file. The request needs the access token, so it is no plain link. */
export function ExportMenu({ stream }: Readonly<{ stream: string }>) {
  const { t } = useLingui();
  const [busy, setBusy] = useState(false);
  const words: Readonly<Record<ExportFormat, string>> = {
    csv: t`Tabelle (CSV)`,
    json: t`Daten (JSON)`,
    proof: t`Beweisdatei`,
  };

  async function save(format: ExportFormat) {
    setBusy(true);
    try {
      await download(stream, format);
    } catch (error) {
      showSnackbar(errorMessage(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <DropdownMenu
      trigger={
        <Button busy={busy}>
          <Download aria-hidden="true" />
          <Trans>Als Datei</Trans>
        </Button>
      }
    >
      {exportFormats.map((format) => (
        <MenuItem key={format} onSelect={() => void save(format)}>
          {words[format]}
        </MenuItem>
      ))}
    </DropdownMenu>
  );
}

const endings: Readonly<Record<ExportFormat, string>> = { csv: 'csv', json: 'json', proof: 'proof.json' };

async function download(stream: string, format: ExportFormat): Promise<void> {
  const { path } = fillPath(streamExport.path, { id: stream });
  const file = await (await request(withSearch(path, { format }))).blob();
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = `${stream}.${endings[format]}`;
  link.click();
  URL.revokeObjectURL(link.href);
}

import { Trans, useLingui } from '@lingui/react/macro';
import { Download, FileSpreadsheet } from 'lucide-react';
import { largestImport, mostImported } from '#domain/users/contract/import.ts';
import { saveBlob } from '../../lib/save-file.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { DropBox } from '../../ui/drop-box.tsx';
import { FileButton } from '../../ui/file-button.tsx';

const spreadsheets = '.xlsx,.csv,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

export function ChooseTable({ onChoose }: Readonly<{ onChoose: (file: File) => void }>) {
  const { t } = useLingui();
  const { whole, size } = useFormats();
  const [rows, bytes] = [whole(mostImported), size(largestImport)];
  const saveTemplate = () => {
    const lines = [
      [t`E-Mail`, t`Vorname`, t`Nachname`, t`Sprache`],
      ['ada@example.org', 'Ada', 'Klein', 'de'],
    ];
    const text = lines.map((cells) => `${cells.join(';')}\r\n`).join('');
    saveBlob(new Blob(['\uFEFF', text], { type: 'text/csv;charset=utf-8' }), t`Vorlage.csv`);
  };
  return (
    <Card className="grid max-w-[760px] gap-5 p-6 max-md:p-5">
      <DropBox onDrop={onChoose}>
        <FileSpreadsheet aria-hidden="true" className="size-6 text-ink-faint" />
        <p className="text-ink-soft">
          <Trans>Tabelle hierher ziehen oder</Trans>
        </p>
        <FileButton label={t`Tabelle mit Personen`} accept={spreadsheets} onChoose={onChoose}>
          <Trans>Datei wählen</Trans>
        </FileButton>
        <p className="text-xs text-ink-faint">
          <Trans>
            XLSX oder CSV, höchstens {rows} Zeilen und {bytes}
          </Trans>
        </p>
      </DropBox>
      <div className="grid gap-2 text-sm text-ink-soft">
        <p>
          <Trans>
            Die erste Zeile nennt die Spalten: E-Mail, Vorname und Nachname, dazu freiwillig die Sprache (Deutsch oder
            Englisch). Zuerst sehen Sie, was aus jeder Zeile würde; angelegt wird noch nichts.
          </Trans>
        </p>
        <p>
          <Button onClick={saveTemplate}>
            <Download aria-hidden="true" />
            <Trans>Vorlage herunterladen</Trans>
          </Button>
        </p>
      </div>
    </Card>
  );
}

import { Trans } from '@lingui/react/macro';
import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { Link, useSearchParams } from 'wouter';
import { PageHeader } from '../../ui/page-header.tsx';
import { ChooseTable } from './choose-table.tsx';
import { ImportRun } from './import-run.tsx';
import { ImportTrial } from './import-trial.tsx';

/**
 * Imports accounts from a table in three steps: choose the file, preview each row, run. The id of the run is in the
 * address.
 */
export function ImportPage() {
  const [params, setParams] = useSearchParams();
  const [file, setFile] = useState<File>();
  const run = params.get('run');
  const show = (id: string | undefined) => {
    setFile(undefined);
    setParams(id ? { run: id } : {}, { replace: true });
  };
  return (
    <>
      <PageHeader
        title={<Trans>Personen importieren</Trans>}
        above={
          <Link
            href="/admin/users"
            className="inline-flex items-center gap-0.5 text-ink-faint no-underline hover:text-ink"
          >
            <Trans>Personen</Trans>
            <ChevronRight aria-hidden="true" className="size-3.5" />
          </Link>
        }
        below={
          <Trans>
            Aus einer Excel- oder CSV-Datei: ein Konto für jede Zeile. Wer schon ein Konto hat, behält es, wie es ist.
          </Trans>
        }
      />
      {run ? (
        <ImportRun id={run} onAgain={() => show(undefined)} />
      ) : file ? (
        <ImportTrial file={file} onOther={() => setFile(undefined)} onBegun={show} />
      ) : (
        <ChooseTable onChoose={setFile} />
      )}
    </>
  );
}

import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { CircleCheck, Download } from 'lucide-react';
import { useEffect } from 'react';
import { Link } from 'wouter';
import { personCount, personList } from '#domain/administration/contract/people.ts';
import { lookMs } from '#domain/product/contract/timing.ts';
import {
  type AccountImport,
  accountImport,
  accountImportFile,
  accountImportRows,
} from '#domain/users/contract/import.ts';
import { fillPath } from '../../lib/address.ts';
import { query } from '../../lib/api.ts';
import { tellRefusal } from '../../lib/changes.ts';
import { request } from '../../lib/request.ts';
import { saveBlob } from '../../lib/save-file.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { ImportResult } from './import-result.tsx';

/** The progress and the result of a run. The run continues if the page is closed. */
export function ImportRun({ id, onAgain }: Readonly<{ id: string; onAgain: () => void }>) {
  const queries = useQueryClient();
  const { data, error, refetch } = useQuery({
    ...query(accountImport, { id }),
    refetchInterval: ({ state }) => (state.data?.state === 'running' ? lookMs.run : false),
  });
  const state = data?.state;
  useEffect(() => {
    if (state !== 'done') return;
    for (const { name } of [personList, personCount]) void queries.invalidateQueries({ queryKey: [name] });
    void queries.invalidateQueries({ queryKey: [accountImportRows.name, accountImportRows.path] });
  }, [state, queries]);
  if (error && !data) {
    return (
      <Card className="grid justify-items-center pb-8">
        <ErrorState error={error} retry={() => void refetch()} />
        <Button onClick={onAgain}>
          <Trans>Eine Datei wählen</Trans>
        </Button>
      </Card>
    );
  }
  if (!data) {
    return (
      <Loading>
        <Skeleton className="h-40 rounded-lg" />
      </Loading>
    );
  }
  return (
    <div className="grid gap-5">
      <Card className="grid gap-4 p-6 max-md:p-5">
        <State about={data} />
        {data.state !== 'running' && (
          <div className="flex flex-wrap gap-2">
            <SaveButton id={id} />
            <Button onClick={onAgain}>
              <Trans>Weitere Datei importieren</Trans>
            </Button>
            <Button asChild>
              <Link href="/admin/users">
                <Trans>Zu den Personen</Trans>
              </Link>
            </Button>
          </div>
        )}
      </Card>
      {data.state !== 'running' && <ImportResult about={data} />}
    </div>
  );
}

function State({ about: { state, counts, created } }: Readonly<{ about: AccountImport }>) {
  const { t } = useLingui();
  const { whole } = useFormats();
  const all = whole(counts.new);
  if (state === 'failed') {
    return (
      <Alert>
        <Trans>
          Der Import hat abgebrochen. Was angelegt ist, bleibt; importieren Sie dieselbe Datei noch einmal, und es geht
          mit dem Rest weiter.
        </Trans>
      </Alert>
    );
  }
  if (state === 'running') {
    return (
      <div role="status" className="grid gap-3">
        <p className="tabular-nums">
          <Trans>
            {whole(created)} von {all} Konten angelegt
          </Trans>
        </p>
        <ProgressBar label={t`Konten anlegen`} value={counts.new === 0 ? 1 : created / counts.new} />
        <p className="text-sm text-ink-soft">
          <Trans>Sie können die Seite verlassen: Es geht ohne sie weiter.</Trans>
        </p>
      </div>
    );
  }
  return (
    <div role="status" className="flex items-start gap-3">
      <CircleCheck aria-hidden="true" className="mt-0.5 size-5 flex-none text-good" />
      <div className="grid gap-1">
        <p className="font-[550]">
          <Plural
            value={created}
            _0="Kein Konto war anzulegen."
            one="Ein Konto ist angelegt."
            other="# Konten sind angelegt."
          />
        </p>
        {created > 0 && (
          <p className="text-sm text-ink-soft">
            <Trans>Jede Person bekommt eine E-Mail, mit der sie ihr Passwort setzt.</Trans>
          </p>
        )}
      </div>
    </div>
  );
}

function SaveButton({ id }: Readonly<{ id: string }>) {
  const { t } = useLingui();
  const save = useMutation({
    mutationFn: async () => (await request(fillPath(accountImportFile.path, { id }).path)).blob(),
    onSuccess: (file) => saveBlob(file, t`Import.csv`),
    onError: tellRefusal,
  });
  return (
    <Button busy={save.isPending} onClick={() => save.mutate()}>
      <Download aria-hidden="true" />
      <Trans>Ergebnis als Tabelle</Trans>
    </Button>
  );
}

import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ErrorState } from '../ui/error-state.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { SearchInput } from '../ui/search-input.tsx';
import { Loading, Skeleton } from '../ui/skeleton.tsx';

type Licence = Readonly<{ name: string; version: string; licence: string }>;

/** Written by the build beside the client. */
const list = '/licences.json';
const texts = '/licences.txt';

/** The packages in the product, each with its licence. */
export function LicencesPage() {
  const { t } = useLingui();
  const [sought, setSought] = useState('');
  const licences = useQuery({ queryKey: ['licences'], queryFn: fetchLicences, staleTime: Infinity });
  const found = licences.data?.filter(({ name, licence }) =>
    `${name} ${licence}`.toLowerCase().includes(sought.toLowerCase()),
  );
  return (
    <article className="mx-auto max-w-reading">
      <PageHeader title={<Trans>Lizenzen</Trans>} />
      <div className="mb-6 grid gap-4">
        <p>
          <Trans>
            Rostra steht unter der Apache-Lizenz 2.0. Es enthält Pakete und Schriften anderer, die unter den Lizenzen
            stehen, die hier aufgeführt sind.
          </Trans>
        </p>
        <p>
          <Trans>
            Zum Umwandeln von Aufnahmen startet Rostra das Programm ffmpeg, das je nach Fassung unter der LGPL oder der
            GPL steht. PDF-Dateien zeigt PDFium (BSD-3-Clause und Apache-2.0). Die Stimmen der Beispiele sind
            gemeinfrei.
          </Trans>
        </p>
        <p>
          <a href={texts} className="text-primary underline underline-offset-2">
            <Trans>Die Texte aller Lizenzen</Trans>
          </a>
        </p>
      </div>
      <SearchInput
        value={sought}
        onSettled={setSought}
        aria-label={t`Paket oder Lizenz suchen`}
        placeholder={t`Paket oder Lizenz suchen`}
        className="mb-4"
      />
      {licences.isPending && <ListSkeleton />}
      {licences.isError && <ErrorState error={licences.error} retry={() => void licences.refetch()} />}
      {found && (
        <>
          <p role="status" className="mb-2 text-sm text-ink-soft">
            <Plural value={found.length} one="# Paket" other="# Pakete" />
          </p>
          <ul className="divide-y divide-line text-sm">
            {found.map(({ name, version, licence }) => (
              <li key={`${name} ${version}`} className="flex flex-wrap justify-between gap-x-6 py-2">
                <span className="wrap-anywhere">
                  {name} <span className="text-ink-faint">{version}</span>
                </span>
                <span>{licence}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </article>
  );
}

async function fetchLicences(): Promise<readonly Licence[]> {
  const response = await fetch(list);
  if (!response.ok) throw new Error(`${list} answered ${response.status}`);
  return response.json();
}

function ListSkeleton() {
  return (
    <Loading className="grid gap-2">
      <Skeleton className="h-8" />
      <Skeleton className="h-8" />
      <Skeleton className="h-8" />
    </Loading>
  );
}

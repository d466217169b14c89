import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  type AccountImport,
  accountImportRows,
  type ImportReason,
  type ImportRow,
  type ImportStatus,
} from '#domain/users/contract/import.ts';
import { pages } from '../../lib/api.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Chip } from '../../ui/chip.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { rowsOf } from '../../ui/paged-list.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';

type StatusFilter = ImportStatus | 'all';

/** The rows of a run and the result of each. If rows are invalid, only those are shown at first. */
export function ImportResult({ about }: Readonly<{ about: AccountImport }>) {
  const { t } = useLingui();
  const { whole } = useFormats();
  const { id, counts, total, isDryRun } = about;
  const [chosen, setChosen] = useState<StatusFilter>();
  const shown = chosen ?? (counts.invalid > 0 ? 'invalid' : 'all');
  const tabs: readonly (readonly [StatusFilter, string, number])[] = [
    ['invalid', t`Fehlerhaft`, counts.invalid],
    ['known', t`Schon da`, counts.known],
    ['new', isDryRun ? t`Neu` : t`Angelegt`, counts.new],
    ['all', t`Alle`, total],
  ];
  return (
    <Card>
      <fieldset aria-label={t`Zeilen`} className="flex flex-wrap gap-2 border-b border-line p-4">
        {tabs.map(([status, label, count]) => (
          <Button
            key={status}
            look="quiet"
            aria-pressed={status === shown}
            className="aria-pressed:bg-primary-wash aria-pressed:text-primary"
            onClick={() => setChosen(status)}
          >
            {label} <span className="tabular-nums">{whole(count)}</span>
          </Button>
        ))}
      </fieldset>
      <Rows id={id} status={shown} />
    </Card>
  );
}

function Rows({ id, status }: Readonly<{ id: string; status: StatusFilter }>) {
  const input = status === 'all' ? { id } : { id, status };
  const list = useInfiniteQuery({ ...pages(accountImportRows, input), placeholderData: keepPreviousData });
  const rows = rowsOf(list);
  if (list.isPending) {
    return (
      <Loading className="grid gap-3 p-5">
        {[1, 2, 3, 4].map((row) => (
          <Skeleton key={row} className="h-9" />
        ))}
      </Loading>
    );
  }
  if (list.isError) return <ErrorState error={list.error} retry={() => void list.refetch()} />;
  if (rows.length === 0) {
    return (
      <p className="px-5 py-8 text-center text-sm text-ink-soft">
        <Trans>Hier steht keine Zeile.</Trans>
      </p>
    );
  }
  return (
    <>
      <ul aria-busy={list.isPlaceholderData} className="divide-y divide-line">
        {rows.map((row) => (
          <Row key={row.row} row={row} />
        ))}
      </ul>
      {list.hasNextPage && (
        <p className="grid justify-items-center border-t border-line p-4">
          <Button busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            <Trans>Weitere laden</Trans>
          </Button>
        </p>
      )}
    </>
  );
}

const reasons: Readonly<Record<ImportReason, ReturnType<typeof msg>>> = {
  email_missing: msg`E-Mail-Adresse fehlt`,
  email_invalid: msg`keine E-Mail-Adresse`,
  first_name_missing: msg`Vorname fehlt`,
  first_name_invalid: msg`Vorname geht so nicht`,
  last_name_missing: msg`Nachname fehlt`,
  last_name_invalid: msg`Nachname geht so nicht`,
  locale_unknown: msg`Sprache unbekannt`,
  twice_in_file: msg`steht weiter oben schon`,
  user_exists: msg`hat schon ein Konto`,
};

function Row({ row: { row, email, firstName, lastName, status, reason, isCreated } }: Readonly<{ row: ImportRow }>) {
  const { i18n } = useLingui();
  const name = `${firstName} ${lastName}`.trim();
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 px-5 py-2.5 text-sm">
      <span className="w-16 flex-none text-xs text-ink-faint tabular-nums">
        <Trans>Zeile {row}</Trans>
      </span>
      <span className="grid min-w-0 flex-1 basis-52">
        <span className="truncate">{name || '–'}</span>
        <span className="text-xs wrap-anywhere text-ink-faint">{email || '–'}</span>
      </span>
      <span className="flex-none">
        {reason ? (
          <Chip tone={status === 'invalid' ? 'off' : 'neutral'}>{i18n._(reasons[reason])}</Chip>
        ) : (
          <Chip tone={isCreated ? 'good' : 'primary'}>{isCreated ? <Trans>angelegt</Trans> : <Trans>neu</Trans>}</Chip>
        )}
      </span>
    </li>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import { Hammer, RefreshCw, SearchCheck, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { ProjectionRow } from '#domain/projections/contract/calls.ts';
import { errorMessage } from '../lib/error-messages.ts';
import { Button } from '../ui/button.tsx';
import { MenuItem, MenuSeparator } from '../ui/dropdown-menu.tsx';
import { MoreMenu } from '../ui/more-menu.tsx';
import { showSnackbar } from '../ui/snackbar-state.ts';
import { ConfirmDialog, type ConfirmedAction } from './confirm-dialog.tsx';
import { useAction } from './use-action.ts';

type AreaActionsProps = Readonly<{ row: ProjectionRow; title: string }>;

/** The actions on an area; all are disabled while one runs. */
export function AreaActions({ row, title }: AreaActionsProps) {
  const { t } = useLingui();
  const [asked, setAsked] = useState<ConfirmedAction>();
  const sending = useAction(row.area);
  const verify = () =>
    sending.mutate({ action: 'verify' }, { onError: (error) => void showSnackbar(errorMessage(error)) });
  const busy = row.work !== null || sending.isPending;
  return (
    <div className="flex flex-wrap gap-2">
      <Button disabled={busy} onClick={verify}>
        <SearchCheck aria-hidden="true" />
        <Trans>Prüfen</Trans>
      </Button>
      <Button disabled={busy} onClick={() => setAsked('rebuild')}>
        <RefreshCw aria-hidden="true" />
        <Trans>Neu aufbauen</Trans>
      </Button>
      <MoreMenu label={t`Mehr zu „${title}“`} disabled={busy}>
        <RareActions row={row} ask={setAsked} />
      </MoreMenu>
      {asked && <ConfirmDialog action={asked} name={row.area} title={title} onClose={() => setAsked(undefined)} />}
    </div>
  );
}

type RareActionsProps = Readonly<{ row: ProjectionRow; ask: (action: ConfirmedAction) => void }>;

function RareActions({ row: { next, old }, ask }: RareActionsProps) {
  return (
    <>
      <MenuItem onSelect={() => ask('build')}>
        <Hammer aria-hidden="true" />
        <Trans>Neu aufbauen, ohne einzusetzen</Trans>
      </MenuItem>
      <MenuSeparator />
      <MenuItem danger disabled={next === null && old === null} onSelect={() => ask('drop')}>
        <Trash2 aria-hidden="true" />
        <Trans>Aufbewahrtes löschen</Trans>
      </MenuItem>
    </>
  );
}

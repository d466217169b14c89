import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { confirmationList } from '#domain/administration/contract/confirmations.ts';
import { masterKeyCommands } from '#domain/administration/contract/master-key.ts';
import { healthReport } from '#domain/administration/contract/operations.ts';
import { type Answer, send } from '../../lib/api.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { showSnackbar } from '../../ui/snackbar-state.ts';
import { ActionDialog } from '../action-dialog.tsx';

type MasterKeyCardProps = Pick<Answer<typeof healthReport>, 'masterKey'>;

/** The key that encrypts the keys of all people, and its replacement. */
export function MasterKeyCard({ masterKey: { kept, canChange, isChanging } }: MasterKeyCardProps) {
  const queries = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const change = async (reason = '') => {
    const { confirmationId } = await send(masterKeyCommands.ChangeMasterKey, { reason });
    showSnackbar(
      confirmationId ? msg`Das wartet nun auf eine zweite Person.` : msg`Der Hauptschlüssel wird gewechselt.`,
    );
    for (const { name } of [confirmationList, healthReport]) await queries.invalidateQueries({ queryKey: [name] });
  };
  return (
    <Card className="flex flex-wrap items-center justify-between gap-4 p-5 max-md:p-4">
      <div className="grid max-w-reading gap-1 text-sm">
        <h2 className="flex items-center gap-2 text-md">
          <KeyRound aria-hidden="true" className="size-4 text-ink-faint" />
          <Trans>Hauptschlüssel</Trans>
        </h2>
        <p className="text-ink-soft">
          {kept === 'file' ? (
            <Trans>
              Er liegt in der Datei master.key und verschließt die Schlüssel aller Personen. Sichern Sie ihn getrennt
              von der Datenbank, auch nach jedem Wechsel.
            </Trans>
          ) : (
            <Trans>Er steht in der Einstellung MASTER_KEY und verschließt die Schlüssel aller Personen.</Trans>
          )}
        </p>
        {!canChange && (
          <p>
            <Trans>
              Zum Wechseln setzen Sie einen anderen MASTER_KEY und den jetzigen als MASTER_KEY_PREVIOUS, und starten Sie
              alle Prozesse neu.
            </Trans>
          </p>
        )}
        {isChanging && (
          <p role="status">
            <Trans>Er wird gerade gewechselt.</Trans>
          </p>
        )}
      </div>
      <Button disabled={!canChange || isChanging} onClick={() => setOpen(true)}>
        <Trans>Hauptschlüssel wechseln</Trans>
      </Button>
      {isOpen && (
        <ActionDialog
          title={<Trans>Hauptschlüssel wechseln?</Trans>}
          description={
            <Trans>
              Die Schlüssel aller Personen werden mit einem neuen Hauptschlüssel verschlossen. Niemand merkt davon
              etwas; der bisherige gilt danach nicht mehr. Zu einer älteren Sicherung der Schlüssel gehört weiter der
              bisherige.
            </Trans>
          }
          confirm={<Trans>Wechseln</Trans>}
          about="machinery"
          reason="required"
          run={change}
          onClose={() => setOpen(false)}
        />
      )}
    </Card>
  );
}

import { msg } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { administrationCommands, mostAtOnce } from '#domain/administration/contract/calls.ts';
import type { PersonRow } from '#domain/administration/contract/people.ts';
import { send } from '../lib/api.ts';
import { useCurrentUser } from '../lib/current-user.tsx';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { showSnackbar } from '../ui/snackbar-state.ts';
import { ActionDialog } from './action-dialog.tsx';
import { BulkRolesDialog } from './bulk-roles-dialog.tsx';
import { useOfferUndo } from './use-offer-undo.ts';

type BulkBarProps = Readonly<{ people: readonly PersonRow[]; clear: () => void }>;

/** The actions on all selected people. */
export function BulkBar({ people, clear }: BulkBarProps) {
  const [doing, setDoing] = useState<'roles' | 'close'>();
  const done = () => setDoing(undefined);
  if (people.length === 0) return null;
  const count = people.length;
  return (
    <div className="flex min-h-12 flex-wrap items-center gap-2 rounded-t-lg bg-primary-wash px-4 py-1.5 text-sm">
      <strong className="mr-auto font-[600] text-primary">
        <Trans>{count} ausgewählt</Trans>
      </strong>
      <Button onClick={() => setDoing('roles')}>
        <Trans>Rollen ändern …</Trans>
      </Button>
      <Button onClick={() => setDoing('close')}>
        <Trans>Deaktivieren …</Trans>
      </Button>
      <Button look="quiet" onClick={clear}>
        <Trans>Auswahl aufheben</Trans>
      </Button>
      {doing === 'roles' && <BulkRolesDialog people={people} clear={clear} onClose={done} />}
      {doing === 'close' && <CloseSeveral people={people} clear={clear} onClose={done} />}
    </div>
  );
}

/** Names the people that the action leaves out, and why, before it runs. */
function CloseSeveral({ people, clear, onClose }: BulkBarProps & Readonly<{ onClose: () => void }>) {
  const own = useCurrentUser().id;
  const offerUndo = useOfferUndo();
  const closed = people.filter(({ isActive }) => !isActive);
  const isSelf = people.some(({ id }) => id === own);
  const ids = people.filter(({ id, isActive }) => isActive && id !== own).map(({ id }) => id);
  const names = closed.map(({ name }) => name).join(', ');
  const tooMany = ids.length > mostAtOnce;
  return (
    <ActionDialog
      title={
        <Plural
          value={ids.length}
          _0="Niemand zu deaktivieren"
          one="Eine Person deaktivieren?"
          other="# Personen deaktivieren?"
        />
      }
      description={
        <Trans>Sie werden überall abgemeldet und können sich nicht mehr anmelden. Ihre Vorträge bleiben.</Trans>
      }
      confirm={<Trans>Deaktivieren</Trans>}
      look="danger"
      reason="required"
      disabled={ids.length === 0 || tooMany}
      run={async (reason = '') => {
        const { done, confirmationId } = await send(administrationCommands.DeactivateUsers, { ids, reason });
        clear();
        if (confirmationId) {
          showSnackbar(msg`Das wartet nun auf eine zweite Person.`);
          return;
        }
        const count = done.length;
        offerUndo(msg`Deaktiviert: ${count}`, () =>
          send(administrationCommands.ActivateUsers, { ids: [...done], time: null }),
        );
      }}
      onClose={onClose}
    >
      {isSelf && (
        <Alert>
          <Trans>Ihr eigenes Konto bleibt ausgenommen.</Trans>
        </Alert>
      )}
      {closed.length > 0 && (
        <Alert>
          <Trans>Schon deaktiviert und ausgenommen: {names}</Trans>
        </Alert>
      )}
      {tooMany && (
        <Alert>
          <Trans>Bitte wählen Sie höchstens {mostAtOnce} auf einmal.</Trans>
        </Alert>
      )}
    </ActionDialog>
  );
}

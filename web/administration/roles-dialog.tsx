import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { userCommands } from '#domain/users/contract/calls.ts';
import { roleList } from '#domain/users/contract/person.ts';
import { query, send } from '../lib/api.ts';
import { Alert } from '../ui/alert.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import { showSnackbar } from '../ui/snackbar-state.ts';
import { ActionDialog } from './action-dialog.tsx';
import type { PersonDialogProps } from './person-dialog.ts';
import { useRoleName } from './role-names.ts';

export function RolesDialog({ person: { id, name, roles: before }, onClose }: PersonDialogProps) {
  const nameOf = useRoleName();
  const { data: all = [] } = useQuery(query(roleList, {}));
  const [roles, setRoles] = useState<readonly string[]>(before);
  const toggle = (role: string, on: boolean) =>
    setRoles((now) => (on ? [...now, role] : now.filter((one) => one !== role)));
  const added = roles.filter((role) => !before.includes(role)).map(nameOf);
  const taken = before.filter((role) => !roles.includes(role)).map(nameOf);
  const [more, less] = [added.join(', '), taken.join(', ')];
  return (
    <ActionDialog
      title={<Trans>Rollen von {name}</Trans>}
      description={<Trans>Eine Rolle bringt ihre Rechte mit. Sie gelten sofort.</Trans>}
      confirm={<Trans>Speichern</Trans>}
      disabled={roles.length === 0 || added.length + taken.length === 0}
      run={async (reason) => {
        const { confirmationId } = await send(userCommands.ChangeRoles, {
          id,
          roles: [...roles],
          ...(reason && { reason }),
        });
        if (confirmationId) showSnackbar(msg`Das wartet nun auf eine zweite Person.`);
      }}
      onClose={onClose}
    >
      <div className="grid max-h-64 grid-cols-2 gap-3 overflow-y-auto p-1 max-md:grid-cols-1">
        {all.map(({ name: role }) => (
          <Checkbox
            key={role}
            label={nameOf(role)}
            checked={roles.includes(role)}
            onChange={(on) => toggle(role, on)}
          />
        ))}
      </div>
      {added.length + taken.length > 0 && (
        <Alert>
          {more && <Trans>Neu: {more}.</Trans>} {less && <Trans>Genommen: {less}.</Trans>}
        </Alert>
      )}
    </ActionDialog>
  );
}

import { msg } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { roleCommands, roleMatrix } from '#domain/users/contract/roles.ts';
import { send } from '../lib/api.ts';
import { ActionDialog } from './action-dialog.tsx';
import type { RoleChange, RoleDraft } from './role-draft.ts';
import { useRoleName } from './role-names.ts';
import { useOfferUndo } from './use-offer-undo.ts';

/** The changes of each role, and how many people have it. */
export function SaveRolesDialog({ draft, onClose }: Readonly<{ draft: RoleDraft; onClose: () => void }>) {
  const queries = useQueryClient();
  const offerUndo = useOfferUndo();
  const { changes, reset } = draft;
  const setAll = async (permissionsOf: (change: RoleChange) => string[], reason?: string) => {
    for (const change of changes) {
      const { role } = change.role;
      const permissions = permissionsOf(change);
      await send(roleCommands.SetRolePermissions, { role, permissions, ...(reason && { reason }) });
    }
    await queries.invalidateQueries({ queryKey: [roleMatrix.name] });
  };
  return (
    <ActionDialog
      title={<Trans>Rechte von Rollen ändern?</Trans>}
      description={<Trans>Es gilt sofort für alle, die diese Rollen haben.</Trans>}
      confirm={<Trans>Speichern</Trans>}
      about="machinery"
      run={async (reason) => {
        await setAll(({ after }) => after, reason);
        reset();
        offerUndo(msg`Die Rollen sind geändert.`, () => setAll(({ role }) => role.permissions));
      }}
      onClose={onClose}
    >
      <ul className="grid max-h-72 gap-3 overflow-y-auto text-sm">
        {changes.map((change) => (
          <Difference key={change.role.role} change={change} />
        ))}
      </ul>
    </ActionDialog>
  );
}

function Difference({ change: { role, given, taken } }: Readonly<{ change: RoleChange }>) {
  const nameOf = useRoleName();
  return (
    <li className="grid gap-1">
      <span className="flex justify-between gap-3">
        <strong className="font-[600]">{nameOf(role.role)}</strong>
        <span className="flex-none text-ink-soft">
          <Plural value={role.people} _0="betrifft niemanden" one="betrifft eine Person" other="betrifft # Personen" />
        </span>
      </span>
      {given.length > 0 && (
        <span className="wrap-anywhere">
          <Trans>darf dazu:</Trans> <code className="text-xs">{given.join(', ')}</code>
        </span>
      )}
      {taken.length > 0 && (
        <span className="wrap-anywhere">
          <Trans>darf nicht mehr:</Trans> <code className="text-xs">{taken.join(', ')}</code>
        </span>
      )}
    </li>
  );
}

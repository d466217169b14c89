import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { plain } from '#domain/administration/contract/found-words.ts';
import { administersUsers } from '#domain/users/contract/calls.ts';
import { roleList } from '#domain/users/contract/person.ts';
import { type RoleRow, roleCommands, roleMatrix } from '#domain/users/contract/roles.ts';
import { send } from '../lib/api.ts';
import { mostAt } from '../lib/form/limits.ts';
import { Field } from '../ui/field.tsx';
import { Select } from '../ui/select.tsx';
import { TextInput } from '../ui/text-input.tsx';
import { ActionDialog } from './action-dialog.tsx';
import { useRoleName } from './role-names.ts';

type NewRoleDialogProps = Readonly<{ roles: readonly RoleRow[]; onClose: () => void }>;

/** Creates a role; it may start with the permissions of another role. */
export function NewRoleDialog({ roles, onClose }: NewRoleDialogProps) {
  const { t } = useLingui();
  const nameOf = useRoleName();
  const queries = useQueryClient();
  const [title, setTitle] = useState('');
  const [like, setLike] = useState('');
  const role = keyOf(title);
  const isTaken = roles.some((one) => one.role === role);
  const isValid = roleCommands.CreateRole.body.shape.role.safeParse(role).success;
  const permissions = (roles.find((one) => one.role === like)?.permissions ?? []).filter(
    (one) => one !== administersUsers,
  );
  return (
    <ActionDialog
      title={<Trans>Neue Rolle</Trans>}
      description={<Trans>Sie können sie danach Personen geben und in der Tabelle ändern, was sie darf.</Trans>}
      confirm={<Trans>Rolle anlegen</Trans>}
      about="machinery"
      disabled={!isValid || isTaken}
      run={async (reason) => {
        const body = { role, title: title.trim(), permissions, ...(reason && { reason }) };
        await send(roleCommands.CreateRole, body);
        await Promise.all([roleMatrix, roleList].map(({ name }) => queries.invalidateQueries({ queryKey: [name] })));
      }}
      onClose={onClose}
    >
      <Field
        label={<Trans>Bezeichnung</Trans>}
        hint={role && <Trans>Im Verlauf heißt sie {role}.</Trans>}
        error={isTaken ? t`Eine Rolle dieses Namens gibt es schon.` : undefined}
      >
        {(control) => (
          <TextInput
            {...control}
            maxLength={mostAt(roleCommands.CreateRole.body, 'title')}
            value={title}
            onChange={({ target }) => setTitle(target.value)}
          />
        )}
      </Field>
      <Field label={<Trans>Darf zu Beginn dasselbe wie</Trans>}>
        {(control) => (
          <Select {...control} value={like} onChange={({ target }) => setLike(target.value)}>
            <option value="">{t`nichts`}</option>
            {roles.map((one) => (
              <option key={one.role} value={one.role}>
                {nameOf(one.role)}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </ActionDialog>
  );
}

/** The role's key in the log: lower-case letters, digits and hyphens. */
const keyOf = (title: string) =>
  plain(title.trim())
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 40);

import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { cx } from 'class-variance-authority';
import { Link } from 'wouter';
import { administersUsers } from '#domain/users/contract/calls.ts';
import type { RoleRow } from '#domain/users/contract/roles.ts';
import { CheckMark } from '../ui/check-mark.tsx';
import type { RoleDraft } from './role-draft.ts';
import { useRoleName } from './role-names.ts';

type RoleTableProps = Readonly<{ roles: readonly RoleRow[]; draft: RoleDraft }>;

/** A table of permissions and roles; its first column and header stay visible. */
export function RoleTable({ roles, draft }: RoleTableProps) {
  const { t } = useLingui();
  const nameOf = useRoleName();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users have to reach the scroll area
    <div tabIndex={0} className="max-h-[68dvh] overflow-auto rounded-lg border border-line bg-surface shadow-1">
      <table className="border-separate border-spacing-0 text-xs">
        <caption className="sr-only">{t`Rollen und Rechte`}</caption>
        <thead>
          <tr>
            <th
              scope="col"
              className="sticky top-0 left-0 z-20 border-r border-b border-line bg-surface px-4 py-3 text-left align-bottom"
            >
              <Trans>Recht</Trans>
            </th>
            {roles.map(({ role, people }) => (
              <th
                key={role}
                scope="col"
                className="sticky top-0 z-10 min-w-24 border-b border-line bg-surface px-3 py-3 text-left align-bottom"
              >
                <Link href={`/admin/users?role=${encodeURIComponent(role)}`}>{nameOf(role)}</Link>
                <span className="block font-normal whitespace-nowrap text-ink-faint">
                  <Plural value={people} _0="niemand" one="# Person" other="# Personen" />
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {draft.permissions.map((permission) => (
            <tr key={permission} className="hover:bg-sunken">
              <th
                scope="row"
                className="sticky left-0 z-10 border-r border-b border-line bg-surface px-4 py-1.5 text-left font-normal whitespace-nowrap"
              >
                <code>{permission}</code>
              </th>
              {roles.map((role) => (
                <Cell key={role.role} role={role} permission={permission} draft={draft} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

type CellProps = Readonly<{ role: RoleRow; permission: string; draft: RoleDraft }>;

function Cell({ role, permission, draft }: CellProps) {
  const { t } = useLingui();
  const nameOf = useRoleName();
  const has = draft.has(role, permission);
  const name = nameOf(role.role);
  const isChanged = has !== role.permissions.includes(permission);
  return (
    <td className={cx('border-b border-line px-3 py-1.5', isChanged && 'bg-near-wash')}>
      <CheckMark
        label={t`${name}: ${permission}`}
        checked={has}
        disabled={role.isFixed || permission === administersUsers}
        onChange={(on) => draft.set(role, permission, on)}
      />
    </td>
  );
}

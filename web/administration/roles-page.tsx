import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { roleMatrix } from '#domain/users/contract/roles.ts';
import { query } from '../lib/api.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { Loading, Skeleton } from '../ui/skeleton.tsx';
import { NewRoleDialog } from './new-role-dialog.tsx';
import { PermissionField } from './permission-field.tsx';
import { type RoleDraft, useRoleDraft } from './role-draft.ts';
import { RoleTable } from './role-table.tsx';
import { SaveRolesDialog } from './save-roles-dialog.tsx';

/** Every role with its permissions; all changes are saved together. */
export function RolesPage() {
  const { data, error, refetch } = useQuery(query(roleMatrix, {}));
  const [making, setMaking] = useState(false);
  const draft = useRoleDraft(data ?? []);
  return (
    <>
      <PageHeader
        title={<Trans>Rollen</Trans>}
        below={
          <Trans>
            Was welche Rolle darf. Ein Klick auf eine Rolle zeigt, wer sie hat. Änderungen gelten erst, wenn Sie sie
            speichern.
          </Trans>
        }
        actions={
          data && (
            <Button onClick={() => setMaking(true)}>
              <Plus aria-hidden="true" />
              <Trans>Neue Rolle</Trans>
            </Button>
          )
        }
      />
      {error ? (
        <Card>
          <ErrorState error={error} retry={() => void refetch()} />
        </Card>
      ) : !data ? (
        <Loading>
          <Skeleton className="h-96" />
        </Loading>
      ) : (
        <div className="grid gap-4">
          <RoleTable roles={data} draft={draft} />
          <PermissionField known={draft.permissions} add={draft.addRow} />
          <Changes draft={draft} />
        </div>
      )}
      {making && data && <NewRoleDialog roles={data} onClose={() => setMaking(false)} />}
    </>
  );
}

/** The unsaved changes, at the bottom of the page. */
function Changes({ draft }: Readonly<{ draft: RoleDraft }>) {
  const { t } = useLingui();
  const [saving, setSaving] = useState(false);
  const { changes } = draft;
  if (changes.length === 0) return null;
  const count = changes.reduce((sum, { given, taken }) => sum + given.length + taken.length, 0);
  const roles = changes.length;
  return (
    <section
      aria-label={t`Nicht gespeicherte Änderungen`}
      className="sticky bottom-4 flex flex-wrap items-center gap-3 rounded-lg border border-line bg-surface px-5 py-3 text-sm shadow-2"
    >
      <strong className="mr-auto font-[600]">
        <Trans>
          Geändert: {count} in {roles} Rollen
        </Trans>
      </strong>
      <Button onClick={draft.reset}>
        <Trans>Verwerfen</Trans>
      </Button>
      <Button look="primary" onClick={() => setSaving(true)}>
        <Trans>Ansehen und speichern …</Trans>
      </Button>
      {saving && <SaveRolesDialog draft={draft} onClose={() => setSaving(false)} />}
    </section>
  );
}

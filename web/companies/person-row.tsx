import { Trans, useLingui } from '@lingui/react/macro';
import { UserMinus } from 'lucide-react';
import { useState } from 'react';
import { type CompanyUser, companyCommands } from '#domain/companies/contract/calls.ts';
import { send } from '../lib/api.ts';
import { useCurrentUser } from '../lib/current-user.tsx';
import { Button } from '../ui/button.tsx';
import { Chip } from '../ui/chip.tsx';
import { Select } from '../ui/select.tsx';
import { tellError, useCompanyChange } from './company-change.ts';
import { RemoveDialog } from './remove-dialog.tsx';
import { RoleName } from './role-name.tsx';

export function PersonRow({ person }: Readonly<{ person: CompanyUser }>) {
  const { t } = useLingui();
  const user = useCurrentUser();
  const { userId, email, name, isOwner, isManager, hasSeat } = person;
  const isSelf = userId === user.id;
  const role = isOwner ? 'owner' : isManager ? 'manager' : 'employee';
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-line px-5 py-3 last:border-0">
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-[550] wrap-anywhere">
          {name ?? email} {isSelf && <span className="font-normal text-ink-faint">{t`(Sie)`}</span>}
        </p>
        {name && <p className="text-sm wrap-anywhere text-ink-faint">{email}</p>}
      </div>
      {!hasSeat && (
        <Chip>
          <Trans>Ohne Platz</Trans>
        </Chip>
      )}
      {isOwner || isSelf || userId === null ? (
        <Chip tone="primary">
          <RoleName role={role} />
        </Chip>
      ) : (
        <Change userId={userId} name={name ?? email} isManager={isManager} />
      )}
    </li>
  );
}

type ChangeProps = Readonly<{ userId: string; name: string; isManager: boolean }>;

function Change({ userId, name, isManager }: ChangeProps) {
  const { t } = useLingui();
  const [removes, setRemoves] = useState(false);
  const change = useCompanyChange((manages: boolean) =>
    send(companyCommands.ChangeCompanyRole, { userId, isManager: manages }),
  );
  const shown = change.isPending ? change.variables : isManager;
  return (
    <div className="flex items-center gap-2">
      <Select
        aria-label={t`Rolle von ${name}`}
        value={shown ? 'manager' : 'employee'}
        onChange={({ target }) => change.mutate(target.value === 'manager', { onError: tellError })}
        className="w-40"
      >
        <option value="employee">{t`Mitarbeiter`}</option>
        <option value="manager">{t`Verwaltung`}</option>
      </Select>
      <Button look="quiet" size="icon" aria-label={t`${name} entfernen`} onClick={() => setRemoves(true)}>
        <UserMinus aria-hidden="true" />
      </Button>
      {removes && <RemoveDialog userId={userId} name={name} onClose={() => setRemoves(false)} />}
    </div>
  );
}

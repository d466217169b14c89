import { Trans, useLingui } from '@lingui/react/macro';
import { UserMinus } from 'lucide-react';
import { useState } from 'react';
import { type CompanyUser, companyCommands } from '#domain/companies/contract/calls.ts';
import { send } from '../lib/api.ts';
import { tellRefusal } from '../lib/changes.ts';
import { useCurrentUser } from '../lib/current-user.tsx';
import { useFormats } from '../lib/use-formats.ts';
import { Button } from '../ui/button.tsx';
import { Chip } from '../ui/chip.tsx';
import { Select } from '../ui/select.tsx';
import { useCompanyChange } from './company-change.ts';
import { RemoveDialog } from './remove-dialog.tsx';
import { RevokeDialog } from './revoke-dialog.tsx';
import { RoleName } from './role-name.tsx';

type PersonProps = Readonly<{ person: CompanyUser }>;

export const nameOf = ({ name, email }: CompanyUser): string => name ?? email;

export function PersonCell({ person }: PersonProps) {
  const { t } = useLingui();
  const isSelf = useIsSelf(person);
  return (
    <span className="grid min-w-0">
      <span className="font-[550] wrap-anywhere">
        {nameOf(person)} {isSelf && <span className="font-normal text-ink-faint">{t`(Sie)`}</span>}
      </span>
      {person.name && <span className="text-xs wrap-anywhere text-ink-faint">{person.email}</span>}
    </span>
  );
}

/** Members' roles can be changed here, except the owner's, one's own and those of invitations. */
export function RoleCell({ person }: PersonProps) {
  const { t } = useLingui();
  const isSelf = useIsSelf(person);
  const { userId, isOwner, isManager } = person;
  const change = useCompanyChange(
    (manages: boolean) => send(companyCommands.ChangeCompanyRole, { userId: userId ?? '', isManager: manages }),
    { onRefused: tellRefusal },
  );
  if (isOwner || isSelf || userId === null)
    return (
      <Chip tone={userId === null ? 'neutral' : 'primary'}>
        <RoleName role={isOwner ? 'owner' : isManager ? 'manager' : 'employee'} />
      </Chip>
    );
  const shown = change.isPending ? change.variables : isManager;
  const name = nameOf(person);
  return (
    <Select
      aria-label={t`Rolle von ${name}`}
      value={shown ? 'manager' : 'employee'}
      onChange={({ target }) => change.mutate(target.value === 'manager')}
      className="w-full max-w-40"
    >
      <option value="employee">{t`Mitarbeiter`}</option>
      <option value="manager">{t`Verwaltung`}</option>
    </Select>
  );
}

export function SeatCell({ person: { hasAccepted, hasSeat, expiresAt } }: PersonProps) {
  const { day } = useFormats();
  if (!hasAccepted && expiresAt)
    return (
      <span className="text-ink-soft">
        <Trans>Der Platz ist bis {day(expiresAt)} vorgemerkt.</Trans>
      </span>
    );
  if (!hasAccepted)
    return (
      <Chip>
        <Trans>Eingeladen</Trans>
      </Chip>
    );
  return hasSeat ? (
    <span className="text-ink-soft">
      <Trans>Mit Platz</Trans>
    </span>
  ) : (
    <Chip>
      <Trans>Ohne Platz</Trans>
    </Chip>
  );
}

/** Removes a member or withdraws an invitation. */
export function ActionCell({ person }: PersonProps) {
  const { t } = useLingui();
  const isSelf = useIsSelf(person);
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const { userId, invitationId, email, isOwner } = person;
  const name = nameOf(person);
  if (userId === null)
    return (
      invitationId && (
        <>
          <Button look="quiet" aria-label={t`Einladung an ${email} zurückziehen`} onClick={() => setOpen(true)}>
            <Trans>Zurückziehen</Trans>
          </Button>
          {isOpen && <RevokeDialog id={invitationId} email={email} onClose={close} />}
        </>
      )
    );
  if (isOwner || isSelf) return null;
  return (
    <>
      <Button look="quiet" size="icon" aria-label={t`${name} entfernen`} onClick={() => setOpen(true)}>
        <UserMinus aria-hidden="true" />
      </Button>
      {isOpen && <RemoveDialog userId={userId} name={name} onClose={close} />}
    </>
  );
}

const useIsSelf = ({ userId }: CompanyUser): boolean => useCurrentUser().id === userId;

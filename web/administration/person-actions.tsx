import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import type { PersonDetail } from '#domain/administration/contract/people.ts';
import { useCurrentUser } from '../lib/current-user.tsx';
import { Button } from '../ui/button.tsx';
import { AccessDialog } from './access-dialog.tsx';
import {
  DeactivateDialog,
  EndSignInsDialog,
  EraseDialog,
  PasswordResetDialog,
  VerifyEmailDialog,
} from './account-dialogs.tsx';
import { ClaimsDialog } from './claims-dialog.tsx';
import { Part } from './part.tsx';
import type { PersonDialog } from './person-dialog.ts';
import { QuotaDialog } from './quota-dialog.tsx';
import { RolesDialog } from './roles-dialog.tsx';

/** The actions on an account; those that end access come last, as text buttons. */
export function PersonActions({ person }: Readonly<{ person: PersonDetail }>) {
  // Wrapped in an object: the setter would call a bare component as an updater function.
  const [open, setOpen] = useState<Readonly<{ Dialog: PersonDialog }>>();
  const isOneself = useCurrentUser().id === person.id;
  const show = (Dialog: PersonDialog) => () => setOpen({ Dialog });
  return (
    <>
      <Part title={<Trans>Helfen</Trans>}>
        <div className="flex flex-wrap gap-2">
          <Button onClick={show(RolesDialog)}>
            <Trans>Rollen ändern</Trans>
          </Button>
          <Button onClick={show(ClaimsDialog)}>
            <Trans>Rechte ändern</Trans>
          </Button>
          <Button onClick={show(QuotaDialog)}>
            <Trans>Kontingent ändern</Trans>
          </Button>
          <Button onClick={show(AccessDialog)}>
            {person.isActive ? <Trans>Zugang befristen</Trans> : <Trans>Freischalten</Trans>}
          </Button>
          {!person.emailVerified && (
            <Button onClick={show(VerifyEmailDialog)}>
              <Trans>E-Mail-Adresse bestätigen</Trans>
            </Button>
          )}
          {person.isActive && (
            <Button onClick={show(PasswordResetDialog)}>
              <Trans>Mail für neues Passwort</Trans>
            </Button>
          )}
        </div>
      </Part>
      <Part title={<Trans>Zugang beenden</Trans>}>
        <div className="flex flex-wrap gap-x-6 gap-y-2 text-sm">
          <TextButton onClick={show(EndSignInsDialog)}>
            <Trans>Überall abmelden …</Trans>
          </TextButton>
          {person.isActive && !isOneself && (
            <TextButton onClick={show(DeactivateDialog)}>
              <Trans>Deaktivieren …</Trans>
            </TextButton>
          )}
          <TextButton onClick={show(EraseDialog)}>
            <Trans>Löschen …</Trans>
          </TextButton>
        </div>
      </Part>
      {open && <open.Dialog person={person} onClose={() => setOpen(undefined)} />}
    </>
  );
}

const TextButton = ({ onClick, children }: Readonly<{ onClick: () => void; children: ReactNode }>) => (
  <button
    type="button"
    onClick={onClick}
    className="rounded-sm text-ink-soft underline underline-offset-4 hover:text-ink max-md:min-h-touch"
  >
    {children}
  </button>
);

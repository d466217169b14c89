import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { type CompanyUser, companyCommands } from '#domain/companies/contract/calls.ts';
import { send } from '../lib/api.ts';
import { useFormats } from '../lib/use-formats.ts';
import { Button } from '../ui/button.tsx';
import { Chip } from '../ui/chip.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { showSnackbar } from '../ui/snackbar-state.ts';
import { useCompanyChange } from './company-change.ts';

export function InvitedRow({ person }: Readonly<{ person: CompanyUser }>) {
  const { t } = useLingui();
  const { day } = useFormats();
  const [revokes, setRevokes] = useState(false);
  const { invitationId, email, isManager, expiresAt } = person;
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-line px-5 py-3 last:border-0">
      <div className="min-w-0 flex-1 basis-56">
        <p className="wrap-anywhere">{email}</p>
        {expiresAt && (
          <p className="text-sm text-ink-faint">
            <Trans>Der Platz ist bis {day(expiresAt)} vorgemerkt.</Trans>
          </p>
        )}
      </div>
      {isManager && (
        <Chip>
          <Trans>Verwaltung</Trans>
        </Chip>
      )}
      {invitationId && (
        <Button
          look="quiet"
          className="max-md:-ml-3.5"
          aria-label={t`Einladung an ${email} zurückziehen`}
          onClick={() => setRevokes(true)}
        >
          <Trans>Zurückziehen</Trans>
        </Button>
      )}
      {revokes && invitationId && <RevokeDialog id={invitationId} email={email} onClose={() => setRevokes(false)} />}
    </li>
  );
}

type RevokeDialogProps = Readonly<{ id: string; email: string; onClose: () => void }>;

function RevokeDialog({ id, email, onClose }: RevokeDialogProps) {
  const revoke = useCompanyChange(
    () => send(companyCommands.RevokeSeatInvitation, { id }),
    () => {
      onClose();
      showSnackbar(msg`Die Einladung ist zurückgezogen.`);
    },
  );
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={<Trans>Einladung zurückziehen?</Trans>}
      description={<Trans>Der Link in der Mail an {email} gilt dann nicht mehr, und der Platz wird frei.</Trans>}
      confirm={<Trans>Zurückziehen</Trans>}
      busy={revoke.isPending}
      error={revoke.error}
      onConfirm={() => revoke.mutate(undefined)}
    />
  );
}

import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { deletionDays } from '#domain/users/contract/account.ts';
import { userCommands } from '#domain/users/contract/calls.ts';
import { useCurrentUser } from '../../lib/current-user.tsx';
import { useContractForm } from '../../lib/form/use-contract-form.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { Button } from '../../ui/button.tsx';
import { FormDialog } from '../../ui/form/form-dialog.tsx';
import { PasswordField } from '../../ui/form/text-field.tsx';
import { SettingsSection } from '../../ui/settings-section.tsx';
import { currentPasswordWords } from './current-password-words.ts';
import { KeepAccount } from './keep-account.tsx';
import { useAccountChanged } from './use-account-changed.ts';

const days = deletionDays;

export function DeleteAccount() {
  const { erasesAt } = useCurrentUser();
  const [isOpen, setOpen] = useState(false);
  return (
    <SettingsSection
      title={<Trans>Konto löschen</Trans>}
      text={
        <Trans>
          Nach {days} Tagen löschen wir alles, was persönlich ist, endgültig. Bis dahin können Sie es sich anders
          überlegen.
        </Trans>
      }
    >
      {erasesAt ? (
        <Ending erasesAt={erasesAt} />
      ) : (
        <Button look="danger" onClick={() => setOpen(true)}>
          <Trans>Konto löschen</Trans>
        </Button>
      )}
      {isOpen && <AskForDeletion onClose={() => setOpen(false)} />}
    </SettingsSection>
  );
}

function Ending({ erasesAt }: Readonly<{ erasesAt: string }>) {
  const day = useFormats().dateTime(erasesAt);
  return (
    <div className="grid gap-3">
      <p>
        <Trans>
          Ihr Konto wird am <b>{day}</b> gelöscht.
        </Trans>
      </p>
      <KeepAccount className="justify-self-start" />
    </div>
  );
}

function AskForDeletion({ onClose }: Readonly<{ onClose: () => void }>) {
  const { t } = useLingui();
  const told = useAccountChanged();
  const form = useContractForm(userCommands.RequestDeletion, {
    defaults: { currentPassword: '' },
    words: { currentPassword: currentPasswordWords },
    onDone: () => {
      told(msg`Ihr Konto wird in ${days} Tagen gelöscht. Wir haben Ihnen eine Mail geschickt.`);
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={<Trans>Konto wirklich löschen?</Trans>}
      description={<Trans>In {days} Tagen ist es unwiderruflich weg. Bis dahin bleibt alles, wie es ist.</Trans>}
      cancel={<Trans>Konto behalten</Trans>}
      look="danger"
      confirm={<Trans>In {days} Tagen löschen</Trans>}
    >
      <ul className="grid list-disc gap-1 pl-5 text-sm text-ink-soft">
        <li>
          <Trans>Ihre Aufnahmen, Auswertungen und Texte werden gelöscht.</Trans>
        </li>
        <li>
          <Trans>Ihre Seminare werden geschlossen. Wer teilgenommen hat, behält die eigenen Beiträge.</Trans>
        </li>
        <li>
          <Trans>Profil, Bild und E-Mail-Adresse verschwinden.</Trans>
        </li>
      </ul>
      <PasswordField form={form} name="currentPassword" label={t`Ihr Passwort`} autoComplete="current-password" />
    </FormDialog>
  );
}

import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { userCommands } from '#domain/users/contract/calls.ts';
import { useCurrentUser } from '../../lib/current-user.tsx';
import { useContractForm } from '../../lib/form/use-contract-form.ts';
import { FormDialog } from '../../ui/form/form-dialog.tsx';
import { PasswordField, TextField } from '../../ui/form/text-field.tsx';
import { currentPasswordWords } from './current-password-words.ts';
import { useEmailAgain } from './email-change.ts';

const taken = msg`Zu dieser E-Mail-Adresse gibt es schon ein Konto.`;

export function ChangeEmail({ onClose }: Readonly<{ onClose: () => void }>) {
  const { t } = useLingui();
  const { emailVerified } = useCurrentUser();
  const fetchAgain = useEmailAgain();
  const form = useContractForm(userCommands.RequestEmailChange, {
    defaults: { email: '', currentPassword: '' },
    words: {
      email: {
        required: msg`Bitte geben Sie die neue E-Mail-Adresse ein.`,
        taken,
        invalid_input: msg`Das ist schon Ihre Adresse.`,
      },
      currentPassword: currentPasswordWords,
    },
    onDone: () => {
      void fetchAgain();
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={<Trans>E-Mail-Adresse ändern</Trans>}
      description={
        emailVerified ? (
          <Trans>
            Wir schicken einen Link an Ihre bisherige und einen an die neue Adresse. Erst wenn Sie beide geöffnet haben,
            gilt die neue.
          </Trans>
        ) : (
          <Trans>Wir schicken einen Link an die neue Adresse. Sobald Sie ihn öffnen, gilt sie.</Trans>
        )
      }
      confirm={<Trans>Links schicken</Trans>}
    >
      <TextField form={form} name="email" label={t`Neue E-Mail-Adresse`} type="email" autoComplete="email" />
      <PasswordField form={form} name="currentPassword" label={t`Ihr Passwort`} autoComplete="current-password" />
    </FormDialog>
  );
}

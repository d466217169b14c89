import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { userCommands } from '#domain/users/contract/calls.ts';
import { useContractForm } from '../../lib/form/use-contract-form.ts';
import { useConfig } from '../../lib/use-config.ts';
import { Button } from '../../ui/button.tsx';
import { FormDialog } from '../../ui/form/form-dialog.tsx';
import { PasswordField } from '../../ui/form/text-field.tsx';
import { SettingsSection } from '../../ui/settings-section.tsx';
import { showSnackbar } from '../../ui/snackbar-state.ts';
import { newPasswordFaults, newPasswordWords } from '../new-password.ts';
import { PasswordRuleList } from '../password-rule-list.tsx';
import type { PasswordPolicy } from '../password-rules.ts';
import { useSignInsAgain } from '../sign-in-change.ts';
import { currentPasswordWords } from './current-password-words.ts';

export function Password() {
  const [isOpen, setOpen] = useState(false);
  const config = useConfig();
  return (
    <SettingsSection
      title={<Trans>Passwort</Trans>}
      text={<Trans>Wenn Sie es ändern, werden alle anderen Geräte abgemeldet.</Trans>}
    >
      <Button disabled={!config} onClick={() => setOpen(true)}>
        <Trans>Passwort ändern</Trans>
      </Button>
      {isOpen && config && <ChangePassword policy={config.passwordPolicy} onClose={() => setOpen(false)} />}
    </SettingsSection>
  );
}

function ChangePassword({ policy, onClose }: Readonly<{ policy: PasswordPolicy; onClose: () => void }>) {
  const { t } = useLingui();
  const fetchAgain = useSignInsAgain();
  const form = useContractForm(userCommands.ChangePassword, {
    defaults: { currentPassword: '', password: '', confirmPassword: '' },
    words: { ...newPasswordWords, currentPassword: currentPasswordWords },
    check: newPasswordFaults(policy),
    onDone: () => {
      showSnackbar(msg`Ihr neues Passwort gilt. Alle anderen Geräte sind abgemeldet.`);
      void fetchAgain();
      onClose();
    },
  });
  const rules = <PasswordRuleList password={useWatch({ control: form.control, name: 'password' })} policy={policy} />;
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={<Trans>Passwort ändern</Trans>}
      confirm={<Trans>Passwort ändern</Trans>}
    >
      <PasswordField
        form={form}
        name="currentPassword"
        label={t`Bisheriges Passwort`}
        autoComplete="current-password"
      />
      <PasswordField form={form} name="password" label={t`Neues Passwort`} hint={rules} autoComplete="new-password" />
      <PasswordField
        form={form}
        name="confirmPassword"
        label={t`Neues Passwort wiederholen`}
        autoComplete="new-password"
      />
    </FormDialog>
  );
}

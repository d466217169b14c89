import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { userCommands } from '#domain/users/contract/calls.ts';
import { useCurrentUser } from '../../lib/current-user.tsx';
import { useContractForm } from '../../lib/form/use-contract-form.ts';
import { Form } from '../../ui/form/form.tsx';
import { FormError } from '../../ui/form/form-error.tsx';
import { SubmitButton } from '../../ui/form/submit-button.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { SettingsSection } from '../../ui/settings-section.tsx';
import { useAccountChanged } from './use-account-changed.ts';

const taken = msg`Diesen Benutzernamen hat schon jemand.`;

export function Username() {
  const { t } = useLingui();
  const { username } = useCurrentUser();
  const told = useAccountChanged();
  const form = useContractForm(userCommands.ChangeUsername, {
    defaults: { username },
    refusals: { user_exists: 'username' },
    words: {
      username: {
        taken,
        user_exists: taken,
        other: msg`3 bis 40 Zeichen: Kleinbuchstaben, Ziffern, Punkt, Binde- und Unterstrich.`,
      },
    },
    onDone: () => told(msg`Ihr Benutzername ist gespeichert.`),
  });
  return (
    <SettingsSection
      title={<Trans>Benutzername</Trans>}
      text={<Trans>Unter diesem Namen stehen Sie in Listen. Es gibt ihn nur einmal.</Trans>}
    >
      <Form form={form} className="grid gap-4">
        <TextField form={form} name="username" label={t`Benutzername`} autoComplete="off" spellCheck={false} />
        <FormError form={form} />
        <SubmitButton form={form} needsChange className="justify-self-start max-sm:justify-self-stretch">
          <Trans>Benutzernamen speichern</Trans>
        </SubmitButton>
      </Form>
    </SettingsSection>
  );
}

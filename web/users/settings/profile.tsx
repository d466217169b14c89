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
import { PictureRow } from './picture-row.tsx';
import { useAccountChanged } from './use-account-changed.ts';

const noLink = msg`Bitte nur den Namen, ohne Adressen und Sonderzeichen.`;

/** The picture and the name that others see. */
export function Profile() {
  return (
    <SettingsSection title={<Trans>Profil</Trans>} text={<Trans>Ihr Bild und Ihr Name, wie Rostra sie zeigt.</Trans>}>
      <div className="grid gap-6">
        <PictureRow />
        <NameForm />
      </div>
    </SettingsSection>
  );
}

function NameForm() {
  const { t } = useLingui();
  const { firstName, lastName } = useCurrentUser();
  const told = useAccountChanged();
  const form = useContractForm(userCommands.ChangeName, {
    defaults: { firstName, lastName },
    words: { firstName: { invalid_format: noLink }, lastName: { invalid_format: noLink } },
    onDone: () => told(msg`Ihr Name ist gespeichert.`),
  });
  return (
    <Form form={form} className="grid gap-4">
      <div className="grid gap-4 sm:grid-cols-2 sm:gap-3">
        <TextField form={form} name="firstName" label={t`Vorname`} autoComplete="given-name" />
        <TextField form={form} name="lastName" label={t`Nachname`} autoComplete="family-name" />
      </div>
      <FormError form={form} />
      <SubmitButton form={form} needsChange className="justify-self-start max-sm:justify-self-stretch">
        <Trans>Namen speichern</Trans>
      </SubmitButton>
    </Form>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import { useWatch } from 'react-hook-form';
import { heldInvitation } from '../lib/held-invitation.ts';
import { CheckboxField } from '../ui/form/checkbox-field.tsx';
import { Form } from '../ui/form/form.tsx';
import { FormError } from '../ui/form/form-error.tsx';
import { SubmitButton } from '../ui/form/submit-button.tsx';
import { PasswordField, TextField } from '../ui/form/text-field.tsx';
import { PasswordRuleList } from './password-rule-list.tsx';
import type { PasswordPolicy } from './password-rules.ts';
import { useRegistration } from './registration.ts';
import { TextLink } from './text-link.tsx';

export function RegisterForm({ policy }: Readonly<{ policy: PasswordPolicy }>) {
  const { t } = useLingui();
  const form = useRegistration(policy);
  const password = useWatch({ control: form.control, name: 'password' });
  const rules = <PasswordRuleList password={password} policy={policy} />;
  return (
    <Form form={form} className="grid gap-5">
      <div className="grid gap-5 sm:grid-cols-2 sm:gap-3">
        <TextField form={form} name="firstName" label={t`Vorname`} autoComplete="given-name" />
        <TextField form={form} name="lastName" label={t`Nachname`} autoComplete="family-name" />
      </div>
      <TextField
        form={form}
        name="email"
        label={t`E-Mail-Adresse`}
        hint={heldInvitation() && <Trans>Ihre Einladung gilt für diese Adresse.</Trans>}
        autoComplete="username"
      />
      <PasswordField form={form} name="password" label={t`Passwort`} hint={rules} autoComplete="new-password" />
      <PasswordField form={form} name="confirmPassword" label={t`Passwort wiederholen`} autoComplete="new-password" />
      <CheckboxField form={form} name="acceptTerms" label={<Terms />} />
      <FormError form={form} />
      <SubmitButton form={form} size="large">
        <Trans>Konto anlegen</Trans>
      </SubmitButton>
    </Form>
  );
}

const Terms = () => (
  <Trans>
    Ich stimme den{' '}
    <TextLink href="/legal/terms" newTab>
      Nutzungsbedingungen
    </TextLink>{' '}
    zu und habe die{' '}
    <TextLink href="/legal/privacy" newTab>
      Datenschutzerklärung
    </TextLink>{' '}
    gelesen.
  </Trans>
);

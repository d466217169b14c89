import { Trans, useLingui } from '@lingui/react/macro';
import { errorMessage } from '../lib/error-messages.ts';
import { type FormField, useForm } from '../lib/use-form.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import { FormText } from './form-text.tsx';
import { PasswordRuleList } from './password-rule-list.tsx';
import type { PasswordPolicy } from './password-rules.ts';
import { checkRegistration, emptyRegistration, useRegistration } from './registration.ts';
import { TextLink } from './text-link.tsx';

export function RegisterForm({ policy }: Readonly<{ policy: PasswordPolicy }>) {
  const { t, i18n } = useLingui();
  const { register, refused, isPending, error } = useRegistration();
  const check = checkRegistration(policy);
  const { formProps, field } = useForm({ initial: emptyRegistration, check, send: register, refused });
  const password = field('password');
  const rules = <PasswordRuleList password={password.value} policy={policy} />;
  return (
    <form {...formProps} className="grid gap-5">
      <div className="grid gap-5 sm:grid-cols-2 sm:gap-3">
        <FormText label={t`Vorname`} field={field('firstName')} autoComplete="given-name" />
        <FormText label={t`Nachname`} field={field('lastName')} autoComplete="family-name" />
      </div>
      <FormText label={t`E-Mail-Adresse`} field={field('email')} autoComplete="username" />
      <FormText label={t`Passwort`} field={password} hint={rules} autoComplete="new-password" />
      <FormText label={t`Passwort wiederholen`} field={field('confirmPassword')} autoComplete="new-password" />
      <TermsCheckbox field={field('acceptTerms')} />
      {error && <Alert>{i18n._(errorMessage(error))}</Alert>}
      <Button type="submit" look="primary" size="large" busy={isPending}>
        <Trans>Konto anlegen</Trans>
      </Button>
    </form>
  );
}

function TermsCheckbox({ field }: Readonly<{ field: FormField<boolean> }>) {
  const { i18n } = useLingui();
  const label = (
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
  const error = field.error && i18n._(field.error);
  return <Checkbox name={field.name} checked={field.value} onChange={field.change} error={error} label={label} />;
}

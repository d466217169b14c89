import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { timing } from '#domain/product/contract/timing.ts';
import { userCommands } from '#domain/users/contract/calls.ts';
import { useContractForm } from '../lib/form/use-contract-form.ts';
import { Form } from '../ui/form/form.tsx';
import { FormError } from '../ui/form/form-error.tsx';
import { SubmitButton } from '../ui/form/submit-button.tsx';
import { TextField } from '../ui/form/text-field.tsx';
import { AuthFrame } from './auth-frame.tsx';
import { LocalMailbox } from './local-mailbox.tsx';
import { TextLink } from './text-link.tsx';

const words = { email: { required: msg`Bitte geben Sie Ihre E-Mail-Adresse ein.` } };

/** Gives the same answer for every address, so that nobody learns whether it has an account. */
export function ForgotPasswordPage() {
  const { t } = useLingui();
  const { sent, wasSent, markSent } = useSent();
  const form = useContractForm(userCommands.MakePasswordReset, { defaults: { email: '' }, words, onDone: markSent });
  return (
    <AuthFrame
      title={<Trans>Passwort vergessen</Trans>}
      lead={<Trans>Wir schicken Ihnen einen Link. Mit ihm setzen Sie ein neues Passwort.</Trans>}
      below={
        <TextLink href="/auth/login">
          <Trans>Zurück zur Anmeldung</Trans>
        </TextLink>
      }
    >
      <Form form={form} className="grid gap-5">
        <TextField form={form} name="email" label={t`E-Mail-Adresse`} type="email" autoComplete="username" />
        <FormError form={form} />
        <div aria-live="polite" className="empty:hidden">
          {wasSent && (
            <p className="rounded-md bg-good-wash px-3.5 py-2.5 text-sm">
              <Trans>
                Wenn es zu dieser Adresse ein Konto gibt, ist eine Mail unterwegs. Der Link darin gilt eine Stunde.
                Bitte sehen Sie auch im Ordner für unerwünschte Mails nach.
              </Trans>
            </p>
          )}
        </div>
        <SubmitButton form={form} size="large" disabled={sent}>
          {sent ? <Trans>Mail ist unterwegs</Trans> : <Trans>Link anfordern</Trans>}
        </SubmitButton>
      </Form>
      {wasSent && <LocalMailbox />}
    </AuthFrame>
  );
}

function useSent() {
  const [{ times, sent }, setState] = useState({ times: 0, sent: false });
  useEffect(() => {
    if (times === 0) return;
    const timer = setTimeout(() => setState({ times, sent: false }), timing.sentFlagMs);
    return () => clearTimeout(timer);
  }, [times]);
  return { sent, wasSent: times > 0, markSent: () => setState({ times: times + 1, sent: true }) };
}

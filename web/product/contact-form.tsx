import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useContext, useEffect, useState } from 'react';
import { productCommands } from '#domain/product/contract/calls.ts';
import { timing } from '#domain/product/contract/timing.ts';
import { CurrentUser } from '../lib/current-user.tsx';
import { useContractForm } from '../lib/form/use-contract-form.ts';
import { currentLocale } from '../lib/locale.ts';
import { Form } from '../ui/form/form.tsx';
import { FormError } from '../ui/form/form-error.tsx';
import { SubmitButton } from '../ui/form/submit-button.tsx';
import { TextAreaField, TextField } from '../ui/form/text-field.tsx';

const words = {
  email: { required: msg`Bitte geben Sie Ihre E-Mail-Adresse an, damit wir antworten können.` },
  message: { required: msg`Bitte schreiben Sie uns etwas.` },
};

/** A message to the operator of this installation. */
export function ContactForm() {
  const { t } = useLingui();
  const user = useContext(CurrentUser);
  const [sent, setSent] = useState(false);
  const form = useContractForm(productCommands.Contact, {
    fixed: { locale: currentLocale() },
    defaults: { name: user ? `${user.firstName} ${user.lastName}` : '', email: user?.email ?? '', message: '' },
    words,
    onDone: () => {
      form.setValue('message', '');
      setSent(true);
    },
  });
  useEffect(() => {
    if (!sent) return;
    const timer = setTimeout(() => setSent(false), timing.sentFlagMs);
    return () => clearTimeout(timer);
  }, [sent]);
  return (
    <section aria-labelledby="write" className="mt-8 grid gap-4">
      <h2 id="write" className="font-display text-lg">
        <Trans>Schreiben Sie uns</Trans>
      </h2>
      <Form form={form} guard className="grid gap-5">
        <TextField form={form} name="name" label={t`Name`} autoComplete="name" />
        <TextField form={form} name="email" label={t`E-Mail-Adresse`} type="email" autoComplete="email" />
        <TextAreaField form={form} name="message" label={t`Nachricht`} rows={6} />
        <FormError form={form} />
        <div className="flex flex-wrap items-center gap-4">
          <SubmitButton form={form}>
            <Trans>Senden</Trans>
          </SubmitButton>
          <p role="status" className="text-sm text-good">
            {sent && <Trans>Ihre Nachricht ist angekommen. Wir antworten Ihnen per Mail.</Trans>}
          </p>
        </div>
      </Form>
    </section>
  );
}

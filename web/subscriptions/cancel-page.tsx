import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { declarationCommands } from '#domain/subscriptions/contract/declarations.ts';
import { useContractForm } from '../lib/form/use-contract-form.ts';
import { currentLocale } from '../lib/locale.ts';
import { Card } from '../ui/card.tsx';
import { Form } from '../ui/form/form.tsx';
import { FormError } from '../ui/form/form-error.tsx';
import { SelectField } from '../ui/form/select-field.tsx';
import { SubmitButton } from '../ui/form/submit-button.tsx';
import { TextAreaField, TextField } from '../ui/form/text-field.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { DeclarationReceived } from './declaration-received.tsx';

type Values = { name: string; email: string; contract: string; kind: 'ordinary' | 'extraordinary'; reason: string };

/** § 312k BGB: a cancellation in one step and without a sign-in. */
export function CancelPage() {
  const [received, setReceived] = useState<Readonly<{ at: string; email: string }> | null>(null);
  return (
    <div className="mx-auto max-w-[36rem]">
      <PageHeader title={<Trans>Verträge hier kündigen</Trans>} />
      {received ? (
        <DeclarationReceived {...received} title={<Trans>Ihre Kündigung ist eingegangen</Trans>} />
      ) : (
        <CancelForm onDone={(at, email) => setReceived({ at, email })} />
      )}
    </div>
  );
}

function CancelForm({ onDone }: Readonly<{ onDone: (at: string, email: string) => void }>) {
  const { t } = useLingui();
  const form = useContractForm(declarationCommands.DeclareCancellation, {
    defaults: { name: '', email: '', contract: '', kind: 'ordinary', reason: '' } as Values,
    fixed: { locale: currentLocale() },
    onDone: ({ receivedAt }, { email }) => onDone(receivedAt, email),
  });
  const kind = form.watch('kind');
  return (
    <Card className="p-6 max-md:p-5">
      <Form form={form} className="grid gap-5">
        <p className="text-ink-soft">
          <Trans>
            Sie müssen sich dafür nicht anmelden. Der Eingang wird sofort per E-Mail bestätigt. Öffnen Sie dann den Link
            darin, damit niemand anders in Ihrem Namen kündigen kann.
          </Trans>
        </p>
        <TextField form={form} name="name" label={t`Vor- und Nachname`} autoComplete="name" />
        <TextField
          form={form}
          name="email"
          label={t`E-Mail-Adresse Ihres Kontos`}
          hint={<Trans>Damit finden wir Ihren Vertrag.</Trans>}
          autoComplete="email"
        />
        <TextField
          form={form}
          name="contract"
          label={t`Vertrag`}
          hint={<Trans>Zum Beispiel der Tarif oder eine Rechnungsnummer. Sie können das Feld leer lassen.</Trans>}
        />
        <SelectField
          form={form}
          name="kind"
          label={t`Art der Kündigung`}
          options={[
            { value: 'ordinary', label: t`Ordentlich, zum nächstmöglichen Zeitpunkt` },
            { value: 'extraordinary', label: t`Außerordentlich, aus wichtigem Grund` },
          ]}
        />
        {kind === 'extraordinary' && <TextAreaField form={form} name="reason" label={t`Grund`} />}
        <FormError form={form} />
        <SubmitButton form={form} size="large">
          <Trans>Jetzt kündigen</Trans>
        </SubmitButton>
      </Form>
    </Card>
  );
}

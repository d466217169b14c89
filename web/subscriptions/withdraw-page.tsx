import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { declarationCommands } from '#domain/subscriptions/contract/declarations.ts';
import { useContractForm } from '../lib/form/use-contract-form.ts';
import { currentLocale } from '../lib/locale.ts';
import { Card } from '../ui/card.tsx';
import { Form } from '../ui/form/form.tsx';
import { FormError } from '../ui/form/form-error.tsx';
import { SubmitButton } from '../ui/form/submit-button.tsx';
import { TextField } from '../ui/form/text-field.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { DeclarationReceived } from './declaration-received.tsx';

/** § 356a BGB: the declaration of withdrawal and its confirmation. */
export function WithdrawPage() {
  const [received, setReceived] = useState<Readonly<{ at: string; email: string }> | null>(null);
  return (
    <div className="mx-auto max-w-[36rem]">
      <PageHeader title={<Trans>Vertrag widerrufen</Trans>} />
      {received ? (
        <DeclarationReceived {...received} title={<Trans>Ihr Widerruf ist eingegangen</Trans>} />
      ) : (
        <WithdrawForm onDone={(at, email) => setReceived({ at, email })} />
      )}
    </div>
  );
}

function WithdrawForm({ onDone }: Readonly<{ onDone: (at: string, email: string) => void }>) {
  const { t } = useLingui();
  const form = useContractForm(declarationCommands.DeclareWithdrawal, {
    defaults: { name: '', email: '', contract: '' },
    fixed: { locale: currentLocale() },
    onDone: ({ receivedAt }, { email }) => onDone(receivedAt, email),
  });
  return (
    <Card className="p-6 max-md:p-5">
      <Form form={form} className="grid gap-5">
        <p className="text-ink-soft">
          <Trans>
            Binnen 14 Tagen nach der Bestellung können Sie ohne Grund widerrufen. Der Vertrag endet dann sofort, und Sie
            bekommen Ihr Geld zurück. Der Eingang wird sofort per E-Mail bestätigt. Öffnen Sie dann den Link darin,
            damit niemand anders in Ihrem Namen widerrufen kann.
          </Trans>
        </p>
        <TextField form={form} name="name" label={t`Vor- und Nachname`} autoComplete="name" />
        <TextField form={form} name="email" label={t`E-Mail-Adresse Ihres Kontos`} autoComplete="email" />
        <TextField
          form={form}
          name="contract"
          label={t`Vertrag`}
          hint={<Trans>Zum Beispiel der Tarif oder eine Rechnungsnummer. Sie können das Feld leer lassen.</Trans>}
        />
        <FormError form={form} />
        <SubmitButton form={form} size="large">
          <Trans>Widerruf bestätigen</Trans>
        </SubmitButton>
      </Form>
    </Card>
  );
}

import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link, Redirect, useLocation } from 'wouter';
import { companyCommands, companyOfUser } from '#domain/companies/contract/calls.ts';
import { query } from '../lib/api.ts';
import { useContractForm } from '../lib/form/use-contract-form.ts';
import { Card } from '../ui/card.tsx';
import { Form } from '../ui/form/form.tsx';
import { FormError } from '../ui/form/form-error.tsx';
import { NumberField } from '../ui/form/number-field.tsx';
import { SubmitButton } from '../ui/form/submit-button.tsx';
import { TextField } from '../ui/form/text-field.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { useCompanyAgain } from './company-change.ts';

const defaults: Readonly<{ name: string; vatId: string; maxEmployees: number | undefined }> = {
  name: '',
  vatId: '',
  maxEmployees: undefined,
};

const words = {
  name: {
    required: msg`Bitte geben Sie den Namen der Firma ein.`,
    InvalidOperationException: msg`Sie gehören schon zu einer Firma.`,
  },
  vatId: {
    required: msg`Bitte geben Sie die USt-IdNr. der Firma ein.`,
    vat_id_invalid: msg`Diese USt-IdNr. ist nicht gültig. In Deutschland sind es „DE“ und neun Ziffern.`,
  },
};

export function CreatePage() {
  const company = useQuery(query(companyOfUser, {}));
  if (company.data) return <Redirect to="/company/home" replace />;
  const above = (
    <Link href="/company/home">
      <Trans>Firma</Trans>
    </Link>
  );
  return (
    <div className="max-w-[620px]">
      <PageHeader above={above} title={<Trans>Firma anlegen</Trans>} />
      <Card className="p-6 max-md:p-5">
        <CreateForm />
      </Card>
    </div>
  );
}

function CreateForm() {
  const [, navigate] = useLocation();
  const fetchAgain = useCompanyAgain();
  const form = useContractForm(companyCommands.CreateCompany, {
    defaults,
    words,
    refusals: { InvalidOperationException: 'name', vat_id_invalid: 'vatId' },
    onDone: () => {
      void fetchAgain();
      navigate('/company/dashboard');
    },
  });
  return (
    <Form form={form} guard className="grid gap-5">
      <TextField form={form} name="name" label={<Trans>Name der Firma</Trans>} autoComplete="organization" />
      <TextField
        form={form}
        name="vatId"
        label={<Trans>USt-IdNr.</Trans>}
        hint={<Trans>Zum Beispiel DE123456789. Wir prüfen sie, damit Ihre Rechnung stimmt.</Trans>}
        autoComplete="off"
        spellCheck={false}
      />
      <NumberField
        form={form}
        name="maxEmployees"
        step="1"
        label={<Trans>Höchstzahl der Mitarbeiter (freiwillig)</Trans>}
        hint={<Trans>Mehr Personen kommen nicht dazu, auch wenn mehr Plätze gekauft sind.</Trans>}
      />
      <FormError form={form} />
      <div>
        <SubmitButton form={form}>
          <Trans>Firma anlegen</Trans>
        </SubmitButton>
      </div>
    </Form>
  );
}

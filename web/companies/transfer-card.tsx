import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type CompanyAnswer, type CompanyUser, companyUsers } from '#domain/companies/contract/calls.ts';
import { query } from '../lib/api.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Field } from '../ui/field.tsx';
import { Select } from '../ui/select.tsx';
import { TransferDialog } from './transfer-dialog.tsx';

/** For the owner, if the company has another member. */
export function TransferCard({ company }: Readonly<{ company: CompanyAnswer }>) {
  const users = useQuery(query(companyUsers, { id: company.id }));
  const heirs = (users.data ?? []).filter(({ userId, isOwner }) => userId !== null && !isOwner);
  return heirs.length === 0 ? null : (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 className="text-lg">
        <Trans>Firma übergeben</Trans>
      </h2>
      <Card className="grid gap-4 p-6 max-md:p-5">
        <p className="text-sm text-ink-soft">
          <Trans>Die Firma gehört dann jemand anderem. Sie selbst verwalten sie noch mit.</Trans>
        </p>
        <Choice company={company} heirs={heirs} />
      </Card>
    </section>
  );
}

type ChoiceProps = Readonly<{ company: CompanyAnswer; heirs: readonly CompanyUser[] }>;

function Choice({ company, heirs }: ChoiceProps) {
  const { t } = useLingui();
  const [chosen, setChosen] = useState('');
  const [asks, setAsks] = useState(false);
  const heir = heirs.find(({ userId }) => userId === chosen);
  return (
    <div className="flex flex-wrap items-end gap-3">
      <div className="min-w-0 flex-1 basis-64">
        <Field label={<Trans>An wen?</Trans>}>
          {(control) => (
            <Select {...control} value={heir ? chosen : ''} onChange={({ target }) => setChosen(target.value)}>
              <option value="">{t`Bitte wählen`}</option>
              {heirs.map(({ userId, name, email }) => (
                <option key={userId} value={userId ?? ''}>
                  {name ?? email}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      <Button look="danger" disabled={!heir} onClick={() => setAsks(true)}>
        <Trans>Firma übergeben</Trans>
      </Button>
      {asks && heir && <TransferDialog company={company} heir={heir} onClose={() => setAsks(false)} />}
    </div>
  );
}

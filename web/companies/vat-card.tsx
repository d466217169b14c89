import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { type CompanyAnswer, companyCommands } from '#domain/companies/contract/calls.ts';
import { type VatIdStatus, VatIdText } from '#domain/kernel/vat.ts';
import { subscriptionDetail } from '#domain/subscriptions/contract/calls.ts';
import { send } from '../lib/api.ts';
import { mostAt } from '../lib/form/limits.ts';
import { useTaxWords } from '../lib/use-tax-words.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Chip } from '../ui/chip.tsx';
import { showSnackbar } from '../ui/snackbar-state.ts';
import { TaxDialog, VatIdWords } from '../ui/tax-dialog.tsx';
import { TextInput } from '../ui/text-input.tsx';
import { useCompanyAgain } from './company-change.ts';

type CompanyProps = Readonly<{ company: CompanyAnswer }>;

/** The VAT id on a company's invoices and the state of its check. */
export function VatCard({ company }: CompanyProps) {
  const { vatId, vatStatus, country, role } = company;
  const [isOpen, setOpen] = useState(false);
  const words = useTaxWords();
  if (vatId === null) return null;
  return (
    <Card className="grid gap-4 p-6 max-md:p-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-lg">
          <Trans>Angaben für die Rechnung</Trans>
        </h2>
        {role === 'owner' && (
          <Button onClick={() => setOpen(true)}>
            <Trans>USt-IdNr. ändern</Trans>
          </Button>
        )}
      </div>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <span className="font-[550] tabular-nums">{vatId}</span>
        <span className="text-ink-soft">{words.country(country)}</span>
        <StatusChip status={vatStatus} />
      </p>
      {vatStatus !== 'valid' && (
        <p className="max-w-reading text-sm text-ink-soft">
          <VatIdWords status={vatStatus} />
        </p>
      )}
      {isOpen && <VatDialog onClose={() => setOpen(false)} />}
    </Card>
  );
}

function StatusChip({ status }: Readonly<{ status: VatIdStatus }>) {
  const words: Readonly<Record<VatIdStatus, ReactNode>> = {
    valid: <Trans>Gültig</Trans>,
    unchecked: <Trans>Noch nicht geprüft</Trans>,
    invalid: <Trans>Ungültig</Trans>,
  };
  const tones = { valid: 'good', unchecked: 'near', invalid: 'off' } as const;
  return <Chip tone={tones[status]}>{words[status]}</Chip>;
}

function VatDialog({ onClose }: Readonly<{ onClose: () => void }>) {
  const { t } = useLingui();
  const fetchAgain = useCompanyAgain();
  const queries = useQueryClient();
  return (
    <TaxDialog
      title={<Trans>USt-IdNr. ändern</Trans>}
      label={<Trans>Neue USt-IdNr.</Trans>}
      value=""
      control={({ value, onChange, ...control }) => (
        <TextInput
          {...control}
          value={value}
          onChange={({ target }) => onChange(target.value)}
          placeholder="ATU12345675"
          autoComplete="off"
          spellCheck={false}
          maxLength={mostAt(VatIdText)}
        />
      )}
      preview={(vatId) => send(companyCommands.PreviewCompanyVatId, { vatId })}
      change={(vatId) => send(companyCommands.ChangeCompanyVatId, { vatId })}
      onDone={() => {
        showSnackbar(t`Die USt-IdNr. ist geändert.`);
        onClose();
        void fetchAgain();
        void queries.invalidateQueries({ queryKey: [subscriptionDetail.name] });
      }}
      onClose={onClose}
    />
  );
}

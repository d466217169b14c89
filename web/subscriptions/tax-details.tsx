import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { VatIdText } from '#domain/kernel/vat.ts';
import { buyerCommands } from '#domain/subscriptions/contract/buyer.ts';
import { type Subscription, subscriptionDetail } from '#domain/subscriptions/contract/calls.ts';
import { send } from '../lib/api.ts';
import { mostAt } from '../lib/form/limits.ts';
import { useTaxWords } from '../lib/use-tax-words.ts';
import { Button } from '../ui/button.tsx';
import { Chip } from '../ui/chip.tsx';
import { showSnackbar } from '../ui/snackbar-state.ts';
import { TaxDialog, VatIdWords } from '../ui/tax-dialog.tsx';
import { TextInput } from '../ui/text-input.tsx';
import { CountrySelect } from './country-select.tsx';

type Props = Readonly<{ subscription: Subscription }>;
type OpenDialog = 'country' | 'vatId';

/** A customer's country for VAT, the VAT that they pay, and the state of their VAT id. */
export function TaxDetails({ subscription }: Props) {
  const [asked, setAsked] = useState<OpenDialog | null>(null);
  const { vat, isBusiness, vatIdStatus, audience } = subscription;
  return (
    <section aria-labelledby="tax" className="grid gap-2 border-t border-line pt-5">
      <h3 id="tax" className="text-md font-[600]">
        <Trans>Umsatzsteuer</Trans>
      </h3>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="min-w-0 flex-1 basis-56">
          <Owed {...vat} />
        </p>
        {audience === 'private' && isBusiness && (
          <Button onClick={() => setAsked('vatId')}>
            <Trans>USt-IdNr. ändern</Trans>
          </Button>
        )}
        {audience === 'private' && !isBusiness && (
          <div className="flex flex-wrap gap-2">
            <Button onClick={() => setAsked('country')}>
              <Trans>Land ändern</Trans>
            </Button>
            <Button onClick={() => setAsked('vatId')}>
              <Trans>Für ein Unternehmen abrechnen</Trans>
            </Button>
          </div>
        )}
      </div>
      {vatIdStatus && vatIdStatus !== 'valid' && (
        <p className="grid justify-items-start gap-1.5 text-sm text-ink-soft">
          <Chip tone={vatIdStatus === 'invalid' ? 'off' : 'near'}>
            {vatIdStatus === 'invalid' ? <Trans>USt-IdNr. ungültig</Trans> : <Trans>USt-IdNr. ungeprüft</Trans>}
          </Chip>
          <VatIdWords status={vatIdStatus} />
        </p>
      )}
      {asked && <ChangeDialog subscription={subscription} asked={asked} onClose={() => setAsked(null)} />}
    </section>
  );
}

function Owed(vat: Subscription['vat']) {
  const words = useTaxWords();
  const [rate, country] = [words.rate(vat), words.country(vat.country)];
  return vat.treatment === 'reverse_charge' ? (
    <Trans>{country}, ohne Umsatzsteuer (Reverse-Charge)</Trans>
  ) : (
    <Trans>
      {country}, {rate} Umsatzsteuer
    </Trans>
  );
}

type ChangeDialogProps = Props & Readonly<{ asked: OpenDialog; onClose: () => void }>;

function ChangeDialog({ subscription, asked, onClose }: ChangeDialogProps) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const { isBusiness, vat } = subscription;
  const given = (value: string) => ({ [asked]: value });
  return (
    <TaxDialog
      title={<Title asked={asked} isBusiness={isBusiness} />}
      label={<Label asked={asked} isBusiness={isBusiness} />}
      value={asked === 'vatId' ? '' : vat.country}
      control={({ value, onChange, ...control }) =>
        asked === 'vatId' ? (
          <TextInput
            {...control}
            value={value}
            onChange={({ target }) => onChange(target.value)}
            placeholder="ATU12345675"
            autoComplete="off"
            spellCheck={false}
            maxLength={mostAt(VatIdText)}
          />
        ) : (
          <CountrySelect {...control} value={value} onChange={onChange} />
        )
      }
      preview={(value) => send(buyerCommands.PreviewBuyer, given(value))}
      change={(value) => send(buyerCommands.ChangeBuyer, given(value))}
      onDone={() => {
        showSnackbar(t`Geändert. Die Bestätigung kommt per E-Mail.`);
        onClose();
        void queries.invalidateQueries({ queryKey: [subscriptionDetail.name] });
      }}
      onClose={onClose}
    />
  );
}

type Question = Readonly<{ asked: OpenDialog; isBusiness: boolean }>;

function Title({ asked, isBusiness }: Question) {
  if (asked === 'country') return <Trans>Land ändern</Trans>;
  return isBusiness ? <Trans>USt-IdNr. ändern</Trans> : <Trans>Für ein Unternehmen abrechnen</Trans>;
}

function Label({ asked, isBusiness }: Question) {
  if (asked === 'country') return <Trans>Land, in dem Sie wohnen</Trans>;
  return isBusiness ? <Trans>Neue USt-IdNr.</Trans> : <Trans>USt-IdNr. des Unternehmens</Trans>;
}

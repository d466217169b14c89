import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { type VatIdStatus, VatIdText } from '#domain/kernel/vat.ts';
import { errorMessage } from '../lib/error-messages.ts';
import { mostAt } from '../lib/form/limits.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { VatIdWords } from '../ui/tax-dialog.tsx';
import { TextInput } from '../ui/text-input.tsx';
import { CountrySelect } from './country-select.tsx';
import { Segments } from './segments.tsx';

/** A private customer's country or a business's VAT id. */
type Buyer = Readonly<{ country?: string | undefined; vatId?: string | undefined }>;

type BuyerFieldsProps = Readonly<{
  /** Gets true while "business" is chosen but its VAT id is not accepted yet. */
  onWaiting: (isWaiting: boolean) => void;
  onTake: (buyer: Buyer) => Promise<void>;
  /** The country of the shown price. */
  country: string;
  status: VatIdStatus | null;
}>;

/** A person and their country, or a business with its VAT id. */
export function BuyerFields({ onWaiting, onTake, country, status }: BuyerFieldsProps) {
  const { t } = useLingui();
  const [isBusiness, setBusiness] = useState(false);
  const [home, setHome] = useState<string>();
  const take = useMutation({ mutationFn: onTake });
  const choose = (kind: 'private' | 'business') => {
    setBusiness(kind === 'business');
    onWaiting(kind === 'business');
    if (kind === 'private') take.mutate({ country: home });
  };
  return (
    <section className="grid justify-items-start gap-4">
      <h2 className="text-lg">
        <Trans>Wer bestellt?</Trans>
      </h2>
      <Segments
        label={t`Wer bestellt?`}
        value={isBusiness ? 'business' : 'private'}
        onChange={choose}
        options={[
          { value: 'private', label: <Trans>Privatperson</Trans> },
          { value: 'business', label: <Trans>Unternehmen</Trans> },
        ]}
      />
      <div className="w-full max-w-[28rem]">
        {isBusiness ? (
          <VatIdField onTake={(vatId) => onTake({ vatId })} onWaiting={onWaiting} status={status} />
        ) : (
          <Field
            label={<Trans>Land, in dem Sie wohnen</Trans>}
            hint={<Trans>Danach richtet sich die Umsatzsteuer.</Trans>}
          >
            {(control) => (
              <CountrySelect
                {...control}
                value={home ?? country}
                onChange={(chosen) => {
                  setHome(chosen);
                  take.mutate({ country: chosen });
                }}
              />
            )}
          </Field>
        )}
      </div>
    </section>
  );
}

type VatIdFieldProps = Readonly<{
  onTake: (vatId: string) => Promise<void>;
  onWaiting: (isWaiting: boolean) => void;
  status: VatIdStatus | null;
}>;

function VatIdField({ onTake, onWaiting, status }: VatIdFieldProps) {
  const { i18n } = useLingui();
  const [vatId, setVatId] = useState('');
  const take = useMutation({ mutationFn: onTake, onSuccess: () => onWaiting(false) });
  const change = (text: string) => {
    setVatId(text);
    take.reset();
    onWaiting(true);
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        take.mutate(vatId);
      }}
    >
      <Field
        label={<Trans>USt-IdNr.</Trans>}
        hint={
          take.isSuccess && status ? (
            <VatIdWords status={status} />
          ) : (
            <Trans>Mit Länderkürzel, so wie sie auf Ihren Rechnungen steht.</Trans>
          )
        }
        error={take.error ? i18n._(errorMessage(take.error)) : undefined}
      >
        {(control) => (
          <div className="flex gap-2">
            <TextInput
              {...control}
              value={vatId}
              onChange={({ target }) => change(target.value)}
              placeholder="ATU12345675"
              autoComplete="off"
              spellCheck={false}
              maxLength={mostAt(VatIdText)}
            />
            <Button type="submit" busy={take.isPending} disabled={vatId.trim() === ''}>
              <Trans>Prüfen</Trans>
            </Button>
          </div>
        )}
      </Field>
    </form>
  );
}

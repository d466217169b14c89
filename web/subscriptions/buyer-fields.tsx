import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { VatIdStatus } from '#domain/kernel/vat.ts';
import { errorMessage } from '../lib/error-messages.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { TextInput } from '../ui/text-input.tsx';
import { Segments } from './segments.tsx';

type BuyerFieldsProps = Readonly<{
  /** A business has chosen to be one, and its id is not taken yet. */
  onWaiting: (isWaiting: boolean) => void;
  onTake: (vatId: string | undefined) => Promise<void>;
  status: VatIdStatus | null;
}>;

/** A person, or a business with its VAT id. */
export function BuyerFields({ onWaiting, onTake, status }: BuyerFieldsProps) {
  const { t, i18n } = useLingui();
  const [isBusiness, setBusiness] = useState(false);
  const [vatId, setVatId] = useState('');
  const take = useMutation({ mutationFn: onTake, onSuccess: () => onWaiting(false) });
  const choose = (kind: 'private' | 'business') => {
    setBusiness(kind === 'business');
    onWaiting(kind === 'business');
    if (kind === 'private') take.mutate(undefined);
  };
  const change = (text: string) => {
    setVatId(text);
    take.reset();
    onWaiting(true);
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
      {isBusiness && (
        <form
          className="w-full max-w-[28rem]"
          onSubmit={(event) => {
            event.preventDefault();
            take.mutate(vatId);
          }}
        >
          <Field
            label={<Trans>USt-IdNr.</Trans>}
            hint={<StatusWords status={take.isSuccess ? status : null} />}
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
                  maxLength={30}
                />
                <Button type="submit" busy={take.isPending} disabled={vatId.trim() === ''}>
                  <Trans>Prüfen</Trans>
                </Button>
              </div>
            )}
          </Field>
        </form>
      )}
    </section>
  );
}

function StatusWords({ status }: Readonly<{ status: VatIdStatus | null }>) {
  if (status === 'valid') return <Trans>Die Nummer ist gültig.</Trans>;
  if (status === 'unchecked')
    return (
      <Trans>
        Der Prüfdienst antwortet gerade nicht. Wir berechnen vorerst Umsatzsteuer und prüfen die Nummer später; ab der
        nächsten Rechnung gilt dann, was herauskommt.
      </Trans>
    );
  return <Trans>Mit Länderkürzel, so wie sie auf Ihren Rechnungen steht.</Trans>;
}

import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { TaxPreview, VatIdStatus } from '#domain/kernel/vat.ts';
import { errorMessage } from '../lib/error-messages.ts';
import { useMoney } from '../lib/use-money.ts';
import { useTaxWords } from '../lib/use-tax-words.ts';
import { Alert } from './alert.tsx';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { Field } from './field.tsx';

type Control = Readonly<{ id: string; value: string; onChange: (value: string) => void }>;

type TaxDialogProps = Readonly<{
  title: ReactNode;
  label: ReactNode;
  /** The current value. */
  value: string;
  control: (control: Control) => ReactNode;
  preview: (value: string) => Promise<TaxPreview>;
  change: (value: string) => Promise<unknown>;
  onDone: () => void;
  onClose: () => void;
}>;

/** Changes the country or the VAT id. Shows the effect on prices before the change. */
export function TaxDialog({ title, label, value: before, control, preview, change, onDone, onClose }: TaxDialogProps) {
  const { i18n } = useLingui();
  const [value, setValue] = useState(before);
  const look = useMutation({ mutationFn: preview });
  const send = useMutation({ mutationFn: change, onSuccess: onDone });
  const isLookedAt = look.isSuccess && look.variables === value;
  const type = (text: string) => {
    setValue(text);
    look.reset();
    send.reset();
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={title}
      actions={
        <>
          <Button onClick={onClose}>
            <Trans>Abbrechen</Trans>
          </Button>
          {isLookedAt ? (
            <Button look="primary" busy={send.isPending} onClick={() => send.mutate(value)}>
              <Trans>Ändern</Trans>
            </Button>
          ) : (
            <Button
              look="primary"
              busy={look.isPending}
              disabled={value.trim() === '' || value === before}
              onClick={() => look.mutate(value)}
            >
              <Trans>Prüfen</Trans>
            </Button>
          )}
        </>
      }
    >
      <Field label={label} error={look.error ? i18n._(errorMessage(look.error)) : undefined}>
        {(given) => control({ ...given, value, onChange: type })}
      </Field>
      <div aria-live="polite" className="grid gap-3 text-sm empty:hidden">
        {isLookedAt && look.data && <Preview {...look.data} />}
      </div>
      {send.error && <Alert>{i18n._(errorMessage(send.error))}</Alert>}
    </Dialog>
  );
}

function Preview({ vatIdStatus, before, after, payment }: TaxPreview) {
  const money = useMoney();
  const words = useTaxWords();
  const [rate, country] = [words.rate(after), words.country(after.country)];
  const [was, willBe] = payment ? [money(payment.before.total), money(payment.after.total)] : ['', ''];
  const isSame = before.rate === after.rate && before.treatment === after.treatment;
  return (
    <>
      {vatIdStatus && (
        <p>
          <VatIdWords status={vatIdStatus} />
        </p>
      )}
      <p>
        {after.treatment === 'reverse_charge' ? (
          <Trans>
            Ab der nächsten Rechnung berechnen wir keine Umsatzsteuer: Die Steuer schuldet Ihr Unternehmen in {country}{' '}
            (Reverse-Charge).
          </Trans>
        ) : isSame ? (
          <Trans>
            An der Umsatzsteuer ändert sich nichts: Es bleibt bei {rate} ({country}).
          </Trans>
        ) : (
          <Trans>
            Ab der nächsten Rechnung berechnen wir {rate} Umsatzsteuer ({country}).
          </Trans>
        )}
      </p>
      {payment && !isSame && (
        <p className="font-[600] tabular-nums">
          <Trans>
            Jede Zahlung: bisher {was}, künftig {willBe}
          </Trans>
        </p>
      )}
      <p className="text-ink-soft">
        <Trans>Rechnungen, die schon gestellt sind, bleiben, wie sie sind.</Trans>
      </p>
    </>
  );
}

/** State of a VAT id. */
export function VatIdWords({ status }: Readonly<{ status: VatIdStatus }>) {
  switch (status) {
    case 'valid':
      return <Trans>Die Nummer ist gültig.</Trans>;
    case 'unchecked':
      return (
        <Trans>
          Der Prüfdienst antwortet gerade nicht. Wir berechnen vorerst Umsatzsteuer und fragen ihn jede Stunde wieder.
          Schulden Sie keine, bekommen Sie sie zurück.
        </Trans>
      );
    case 'invalid':
      return <Trans>Der Prüfdienst kennt diese Nummer nicht. Bitte berichtigen Sie sie.</Trans>;
  }
}

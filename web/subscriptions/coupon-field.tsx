import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { PurchaseQuote } from '#domain/subscriptions/contract/purchases.ts';
import { purchaseCommands } from '#domain/subscriptions/contract/purchases.ts';
import { errorMessage } from '../lib/error-messages.ts';
import { mostAt } from '../lib/form/limits.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { TextInput } from '../ui/text-input.tsx';

type CouponFieldProps = Readonly<{
  taken: PurchaseQuote['coupon'];
  onTake: (coupon: string | undefined) => Promise<void>;
}>;

export function CouponField({ taken, onTake }: CouponFieldProps) {
  const { i18n } = useLingui();
  const [code, setCode] = useState('');
  const take = useMutation({ mutationFn: onTake });
  if (taken)
    return (
      <section className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p>
          <Trans>
            Gutschein <b className="wrap-anywhere">{taken.code}</b> ist eingelöst.
          </Trans>
        </p>
        <Button
          look="quiet"
          onClick={() => {
            setCode('');
            take.mutate(undefined);
          }}
        >
          <Trans>Entfernen</Trans>
        </Button>
      </section>
    );
  return (
    <form
      className="max-w-[28rem]"
      onSubmit={(event) => {
        event.preventDefault();
        take.mutate(code);
      }}
    >
      <Field
        label={<Trans>Gutschein (falls vorhanden)</Trans>}
        error={take.error ? i18n._(errorMessage(take.error)) : undefined}
      >
        {(control) => (
          <div className="flex gap-2">
            <TextInput
              {...control}
              value={code}
              onChange={({ target }) => {
                setCode(target.value);
                take.reset();
              }}
              autoComplete="off"
              spellCheck={false}
              maxLength={mostAt(purchaseCommands.QuotePurchase.body, 'coupon')}
            />
            <Button type="submit" busy={take.isPending} disabled={code.trim() === ''}>
              <Trans>Einlösen</Trans>
            </Button>
          </div>
        )}
      </Field>
    </form>
  );
}

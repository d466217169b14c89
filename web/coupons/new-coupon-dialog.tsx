import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { couponCommands, couponList } from '#domain/coupons/contract/calls.ts';
import { currencies } from '#domain/kernel/money.ts';
import { planList } from '#domain/products/contract/plans.ts';
import { ActionDialog } from '../administration/for-others.ts';
import { query, send } from '../lib/api.ts';
import { mostAt } from '../lib/form/limits.ts';
import { Checkbox } from '../ui/checkbox.tsx';
import { DateInput } from '../ui/date-input.tsx';
import { Field } from '../ui/field.tsx';
import { Select } from '../ui/select.tsx';
import { showSnackbar } from '../ui/snackbar-state.ts';
import { TextInput } from '../ui/text-input.tsx';

const {
  code: Code,
  percentOff: PercentOff,
  months: Months,
  maxRedemptions: Most,
} = couponCommands.CreateCoupon.body.shape;
const [mostPercent, mostMonths] = [mostAt(PercentOff), mostAt(Months)];

/** Null for an empty field. */
const numberIn = (text: string) => (text.trim() === '' ? null : Number(text));

const amount = /^\d{1,6}([.,]\d{1,2})?$/;

/** The amount in cents. */
const amountIn = (text: string) => Math.round(Number(text.replace(',', '.')) * 100);

/** A coupon's discount cannot be changed later, so that people who redeemed it keep what they were promised. */
export function NewCouponDialog({ onClose }: Readonly<{ onClose: () => void }>) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const { data: plans = [] } = useQuery(query(planList, {}));
  const [code, setCode] = useState('');
  const [kind, setKind] = useState<'percent' | 'amount'>('percent');
  const [percent, setPercent] = useState('20');
  const [amounts, setAmounts] = useState<Readonly<Record<string, string>>>({});
  const [months, setMonths] = useState('');
  const [most, setMost] = useState('');
  const [until, setUntil] = useState('');
  const [once, setOnce] = useState(true);
  const [chosen, setChosen] = useState<readonly string[]>([]);

  const isCode = Code.safeParse(code).success;
  const given = currencies.filter((currency) => amounts[currency]?.trim());
  const isOff =
    kind === 'percent'
      ? PercentOff.safeParse(Number(percent)).success
      : given.length > 0 && given.every((currency) => amount.test(amounts[currency]?.trim() ?? ''));
  const isMonths = Months.safeParse(numberIn(months)).success;
  const isMost = Most.safeParse(numberIn(most)).success;
  return (
    <ActionDialog
      title={<Trans>Neuer Gutschein</Trans>}
      description={<Trans>Was er nachlässt, bleibt so; abschalten können Sie ihn jederzeit.</Trans>}
      confirm={<Trans>Gutschein anlegen</Trans>}
      reason="none"
      disabled={!isCode || !isOff || !isMonths || !isMost}
      run={async () => {
        await send(couponCommands.CreateCoupon, {
          code: code.trim(),
          percentOff: kind === 'percent' ? Number(percent) : null,
          amountsOff:
            kind === 'amount' ? given.map((currency) => ({ amount: amountIn(amounts[currency] ?? ''), currency })) : [],
          months: numberIn(months),
          maxRedemptions: numberIn(most),
          validUntil: until === '' ? null : new Date(`${until}T23:59:59`).toISOString(),
          productIds: chosen.length > 0 ? [...chosen] : null,
          oncePerCustomer: once,
        });
        await queries.invalidateQueries({ queryKey: [couponList.name] });
        showSnackbar(msg`Der Gutschein gilt ab jetzt.`);
      }}
      onClose={onClose}
    >
      <div className="grid max-h-[52dvh] gap-4 overflow-y-auto p-1">
        <Field
          label={<Trans>Code</Trans>}
          hint={<Trans>Buchstaben, Ziffern und Bindestriche</Trans>}
          error={
            code !== '' && !isCode ? t`Mindestens drei Zeichen, nur Buchstaben, Ziffern und Bindestriche` : undefined
          }
        >
          {(control) => (
            <TextInput
              {...control}
              spellCheck={false}
              maxLength={mostAt(Code)}
              value={code}
              onChange={({ target }) => setCode(target.value.toUpperCase())}
            />
          )}
        </Field>
        <div className="grid grid-cols-2 gap-3">
          <Field label={<Trans>Nachlass</Trans>}>
            {(control) => (
              <Select {...control} value={kind} onChange={({ target }) => setKind(target.value as typeof kind)}>
                <option value="percent">{t`in Prozent`}</option>
                <option value="amount">{t`als Betrag`}</option>
              </Select>
            )}
          </Field>
          {kind === 'percent' ? (
            <Field
              label={<Trans>Prozent</Trans>}
              error={isOff ? undefined : t`Eine ganze Zahl von 1 bis ${mostPercent}`}
            >
              {(control) => (
                <TextInput
                  {...control}
                  inputMode="numeric"
                  value={percent}
                  onChange={({ target }) => setPercent(target.value)}
                />
              )}
            </Field>
          ) : (
            currencies.map((currency) => (
              <Field key={currency} label={currency}>
                {(control) => (
                  <TextInput
                    {...control}
                    inputMode="decimal"
                    value={amounts[currency] ?? ''}
                    onChange={({ target }) => setAmounts({ ...amounts, [currency]: target.value })}
                  />
                )}
              </Field>
            ))
          )}
          <Field
            label={<Trans>Monate</Trans>}
            hint={<Trans>Leer: für immer</Trans>}
            error={isMonths ? undefined : t`Eine ganze Zahl von 1 bis ${mostMonths}`}
          >
            {(control) => (
              <TextInput
                {...control}
                inputMode="numeric"
                value={months}
                onChange={({ target }) => setMonths(target.value)}
              />
            )}
          </Field>
          <Field
            label={<Trans>Höchstens so oft</Trans>}
            hint={<Trans>Leer: ohne Grenze</Trans>}
            error={isMost ? undefined : t`Eine ganze Zahl ab 1`}
          >
            {(control) => (
              <TextInput
                {...control}
                inputMode="numeric"
                value={most}
                onChange={({ target }) => setMost(target.value)}
              />
            )}
          </Field>
          <Field label={<Trans>Gilt bis</Trans>} hint={<Trans>Leer: ohne Ende</Trans>}>
            {(control) => <DateInput {...control} value={until} onChange={setUntil} />}
          </Field>
        </div>
        <fieldset className="grid gap-2">
          <legend className="mb-2 text-sm font-[550]">
            <Trans>Nur für diese Tarife; ohne Auswahl für alle</Trans>
          </legend>
          {plans.map(({ id, name }) => (
            <Checkbox
              key={id}
              label={name}
              checked={chosen.includes(id)}
              onChange={(on) => setChosen((now) => (on ? [...now, id] : now.filter((one) => one !== id)))}
            />
          ))}
        </fieldset>
        <Checkbox label={<Trans>Jeder Kunde nur einmal</Trans>} checked={once} onChange={setOnce} />
      </div>
    </ActionDialog>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { Seats } from '#domain/kernel/billing.ts';
import { Tier } from '#domain/kernel/entitlement.ts';
import { productCommands } from '#domain/products/contract/calls.ts';
import { QuotaTable } from '../administration/for-others.ts';
import { errorMessage } from '../lib/error-messages.ts';
import { mostAt } from '../lib/form/limits.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Field } from '../ui/field.tsx';
import { Select } from '../ui/select.tsx';
import { TextArea } from '../ui/text-area.tsx';
import { TextInput } from '../ui/text-input.tsx';
import { type PlanDraft, priceKeys, wrongIn } from './plan-draft.ts';
import { usePlanWords } from './plan-words.ts';

type PlanFormProps = Readonly<{
  before: PlanDraft;
  isNew: boolean;
  busy: boolean;
  error: unknown;
  save: (draft: PlanDraft) => void;
}>;

const most = mostAt(Seats);

/** The name, the benefits and the prices of a plan. */
export function PlanForm({ before, isNew, busy, error, save }: PlanFormProps) {
  const { i18n, t } = useLingui();
  const { audiences, intervals } = usePlanWords();
  const [draft, setDraft] = useState(before);
  const [tried, setTried] = useState(false);
  const wrong = tried ? wrongIn(draft) : undefined;
  const set = (change: Partial<PlanDraft>) => setDraft({ ...draft, ...change });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!wrongIn(draft)) save(draft);
  };
  const part = 'grid gap-4 border-t border-line pt-5';
  return (
    <Card>
      <form className="grid gap-5 p-6 max-md:p-4" noValidate onSubmit={submit}>
        <Field
          label={<Trans>Name</Trans>}
          error={wrong === 'name' ? t`Bitte geben Sie dem Tarif einen Namen.` : undefined}
        >
          {(control) => (
            <TextInput
              {...control}
              maxLength={mostAt(productCommands.CreateProduct.body, 'name')}
              value={draft.name}
              onChange={({ target }) => set({ name: target.value })}
            />
          )}
        </Field>
        <Field label={<Trans>Beschreibung</Trans>} hint={<Trans>Ein Satz, den Käufer lesen.</Trans>}>
          {(control) => (
            <TextArea
              {...control}
              rows={2}
              maxLength={mostAt(productCommands.CreateProduct.body, 'description')}
              value={draft.description}
              onChange={({ target }) => set({ description: target.value })}
            />
          )}
        </Field>
        <div className="grid grid-cols-2 gap-4 max-md:grid-cols-1">
          <Field label={<Trans>Für wen</Trans>} hint={isNew ? undefined : <Trans>Das bleibt, wie es ist.</Trans>}>
            {(control) => (
              <Select
                {...control}
                disabled={!isNew}
                value={draft.audience}
                onChange={({ target }) => set({ audience: target.value as PlanDraft['audience'] })}
              >
                <option value="private">{audiences.private}</option>
                <option value="company">{audiences.company}</option>
              </Select>
            )}
          </Field>
          {draft.audience === 'company' && (
            <Field
              label={<Trans>Höchstens so viele Plätze</Trans>}
              hint={<Trans>Leer: ohne Grenze</Trans>}
              error={wrong === 'maxSeats' ? t`Eine ganze Zahl von 1 bis ${most}` : undefined}
            >
              {(control) => (
                <TextInput
                  {...control}
                  inputMode="numeric"
                  value={draft.maxSeats}
                  onChange={({ target }) => set({ maxSeats: target.value })}
                />
              )}
            </Field>
          )}
        </div>
        <fieldset className={part}>
          <legend className="float-left w-full text-md font-[600]">
            <Trans>Preise ohne Umsatzsteuer, je Lizenz</Trans>
          </legend>
          <div className="grid grid-cols-2 gap-4">
            {priceKeys.map(({ interval, currency, key }) => (
              <Field key={key} label={`${currency} ${intervals[interval]}`}>
                {(control) => (
                  <TextInput
                    {...control}
                    inputMode="decimal"
                    placeholder={t`gibt es nicht`}
                    value={draft.prices[key] ?? ''}
                    onChange={({ target }) => set({ prices: { ...draft.prices, [key]: target.value } })}
                  />
                )}
              </Field>
            ))}
          </div>
          {wrong === 'prices' && <Alert>{t`Ein Preis ist eine Zahl mit höchstens zwei Stellen nach dem Komma.`}</Alert>}
        </fieldset>
        <fieldset className={part}>
          <legend className="float-left w-full text-md font-[600]">
            <Trans>Was der Tarif gibt</Trans>
          </legend>
          <Field
            label={<Trans>Stufe</Trans>}
            hint={<Trans>Sie bringt die Rechte der Rolle gleichen Namens mit.</Trans>}
          >
            {(control) => (
              <Select
                {...control}
                value={draft.tier}
                onChange={({ target }) => set({ tier: target.value as Tier | '' })}
              >
                <option value="">{t`keine`}</option>
                {Tier.options.map((tier) => (
                  <option key={tier} value={tier}>
                    {tier}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <div className="grid gap-2">
            <p className="text-sm">
              <Trans>Jeden Monat. −1 heißt unbegrenzt; Live-Worte in Sekunden.</Trans>
            </p>
            <QuotaTable quotas={draft.quotas} onChange={(quotas) => set({ quotas })} />
            {wrong === 'quotas' && <Alert>{t`Jedes Kontingent ist eine ganze Zahl ab −1.`}</Alert>}
          </div>
          <Field
            label={<Trans>Weitere Rechte, eines je Zeile</Trans>}
            hint={<Trans>Zum Beispiel b2b_group:default oder vr_mode:default</Trans>}
            error={wrong === 'permissions' ? t`Eines davon kann ein Tarif nicht geben.` : undefined}
          >
            {(control) => (
              <TextArea
                {...control}
                rows={3}
                spellCheck={false}
                value={draft.permissions}
                onChange={({ target }) => set({ permissions: target.value })}
              />
            )}
          </Field>
        </fieldset>
        {Boolean(error) && <Alert>{i18n._(errorMessage(error))}</Alert>}
        <div className="flex justify-end">
          <Button type="submit" look="primary" busy={busy}>
            {isNew ? <Trans>Als Entwurf anlegen</Trans> : <Trans>Speichern</Trans>}
          </Button>
        </div>
      </form>
    </Card>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { Attribute, progressCommands, sessionProgress } from '#domain/progress/contract/calls.ts';
import { useContractForm } from '../lib/form/use-contract-form.ts';
import { useLocale } from '../lib/use-locale.ts';
import { Checkbox } from '../ui/checkbox.tsx';
import { FieldError } from '../ui/field.tsx';
import { FormDialog } from '../ui/form/form-dialog.tsx';
import { NumberField } from '../ui/form/number-field.tsx';
import { useBoundField } from '../ui/form/use-bound-field.ts';
import { attributeName } from './attribute-names.ts';
import type { ShownProgress } from './shown-progress.ts';

type Values = { attributes: Attribute[]; value: number };

/** Chooses the measures to compare and the number of talks on each side. */
export function MetaSettingsDialog({
  settings,
  onClose,
}: Readonly<{ settings: ShownProgress['settings']; onClose: () => void }>) {
  const { t } = useLingui();
  const locale = useLocale();
  const queries = useQueryClient();
  const form = useContractForm<typeof progressCommands.SaveSettings, Values>(progressCommands.SaveSettings, {
    defaults: { attributes: settings.attributes, value: settings.numSessionsPerSet },
    onDone() {
      void queries.invalidateQueries({ queryKey: [sessionProgress.name] });
      onClose();
    },
  });
  const { field } = useBoundField<Values, Attribute[]>({ form, name: 'attributes' });
  const tick = (attribute: Attribute, isOn: boolean) =>
    field.onChange(Attribute.options.filter((one) => (one === attribute ? isOn : field.value.includes(one))));
  const nothing = field.value.length === 0 ? t`Bitte wählen Sie mindestens ein Maß.` : undefined;
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={<Trans>Was verglichen wird</Trans>}
      confirm={<Trans>Speichern</Trans>}
    >
      <fieldset className="grid gap-3">
        <legend className="mb-2 text-sm font-[550]">
          <Trans>Maße</Trans>
        </legend>
        {Attribute.options.map((attribute) => (
          <Checkbox
            key={attribute}
            label={attributeName(attribute, null)[locale]}
            checked={field.value.includes(attribute)}
            onChange={(isOn) => tick(attribute, isOn)}
          />
        ))}
        <FieldError id="attributes-error" error={nothing} />
      </fieldset>
      <NumberField form={form} name="value" label={<Trans>Vorträge auf jeder Seite</Trans>} />
    </FormDialog>
  );
}

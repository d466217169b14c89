import { Trans, useLingui } from '@lingui/react/macro';
import { Plus, Trash2 } from 'lucide-react';
import { useFieldArray } from 'react-hook-form';
import type { AppForm } from '../../../lib/form/use-app-form.ts';
import { Button } from '../../../ui/button.tsx';
import { TextAreaField, TextField } from '../../../ui/form/text-field.tsx';
import type { CategorizeValues } from './form-values.ts';

const most = 20;

/** Each group with its words, one per line. */
export function CategoryFields({ form }: Readonly<{ form: AppForm<CategorizeValues> }>) {
  const { t } = useLingui();
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'groups' });
  return (
    <div className="grid gap-4">
      <ol className="grid gap-4 sm:grid-cols-2">
        {fields.map(({ id }, index) => {
          const number = index + 1;
          return (
            <li key={id} className="grid content-start gap-3 border-t border-line pt-4">
              <TextField
                form={form}
                name={`groups.${index}.name`}
                label={<Trans>Gruppe {number}</Trans>}
                autoComplete="off"
              />
              <TextAreaField
                form={form}
                name={`groups.${index}.phrases`}
                rows={5}
                label={<Trans>Was dazu gehört</Trans>}
                hint={<Trans>In jeder Zeile ein Begriff</Trans>}
              />
              {fields.length > 1 && (
                <Button
                  look="quiet"
                  className="justify-self-start"
                  aria-label={t`Gruppe ${number} entfernen`}
                  onClick={() => remove(index)}
                >
                  <Trash2 aria-hidden="true" />
                  <Trans>Entfernen</Trans>
                </Button>
              )}
            </li>
          );
        })}
      </ol>
      {fields.length < most && (
        <Button className="justify-self-start" onClick={() => append({ name: '', phrases: '' })}>
          <Plus aria-hidden="true" />
          <Trans>Gruppe hinzufügen</Trans>
        </Button>
      )}
    </div>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import { Plus, Trash2 } from 'lucide-react';
import { useFieldArray } from 'react-hook-form';
import type { AppForm } from '../../../lib/form/use-app-form.ts';
import { Button } from '../../../ui/button.tsx';
import { TextAreaField } from '../../../ui/form/text-field.tsx';
import type { RephraseValues } from './form-values.ts';

/** Each sentence with its possible solution. */
export function SentenceFields({ form }: Readonly<{ form: AppForm<RephraseValues> }>) {
  const { t } = useLingui();
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'lines' });
  return (
    <div className="grid gap-4">
      <ol className="grid gap-4">
        {fields.map(({ id }, index) => {
          const number = index + 1;
          return (
            <li key={id} className="grid items-start gap-3 border-t border-line pt-4 sm:grid-cols-[1fr_1fr_auto]">
              <TextAreaField
                form={form}
                name={`lines.${index}.sentence`}
                rows={2}
                label={<Trans>Satz {number}</Trans>}
              />
              <TextAreaField
                form={form}
                name={`lines.${index}.answer`}
                rows={2}
                label={<Trans>So könnte er lauten (freiwillig)</Trans>}
              />
              {fields.length > 1 && (
                <Button
                  look="quiet"
                  size="icon"
                  className="sm:mt-6"
                  aria-label={t`Satz ${number} entfernen`}
                  onClick={() => remove(index)}
                >
                  <Trash2 aria-hidden="true" />
                </Button>
              )}
            </li>
          );
        })}
      </ol>
      <Button className="justify-self-start" onClick={() => append({ sentence: '', answer: '' })}>
        <Plus aria-hidden="true" />
        <Trans>Satz hinzufügen</Trans>
      </Button>
    </div>
  );
}

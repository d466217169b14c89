import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { ClipboardList, Plus, Trash2 } from 'lucide-react';
import { useFieldArray } from 'react-hook-form';
import * as z from 'zod/mini';
import { seminarCommands } from '#domain/seminars/contract/calls.ts';
import { Criterion, criteriaLimits as limits } from '#domain/seminars/contract/criteria.ts';
import { criteriaTemplates } from '#domain/seminars/contract/criteria-templates.ts';
import type { SeminarDetail } from '#domain/seminars/contract/detail.ts';
import { send } from '../../../lib/api.ts';
import { type AppForm, useAppForm } from '../../../lib/form/use-app-form.ts';
import { useLocale } from '../../../lib/use-locale.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { FormError } from '../../../ui/form/form-error.tsx';
import { SubmitButton } from '../../../ui/form/submit-button.tsx';
import { TextAreaField, TextField } from '../../../ui/form/text-field.tsx';
import { showSnackbar } from '../../../ui/snackbar-state.ts';
import { fetchSeminarsAgain, orSeeTheirs } from '../../seminar-change.ts';
import { ChangedElsewhere } from '../forms/changed-elsewhere.tsx';
import { useSeen } from '../forms/use-seen.ts';
import { ReportUnsaved } from '../unsaved.tsx';

/** `levels`: one per line, lowest first. */
type Row = { criterionId: string; name: string; description: string; levels: string };
type Values = { criteria: Row[] };

const { name, description } = Criterion.shape;
const schema = z.object({
  criteria: z
    .array(
      z.object({
        criterionId: z.string(),
        name,
        description,
        levels: z.string().check(z.trim(), z.minLength(1), z.maxLength(2_000)),
      }),
    )
    .check(z.maxLength(limits.most)),
});

const linesIn = (text: string) => text.split('\n').flatMap((line) => line.trim() || []);
const rowOf = ({ id, name, description, levels }: Omit<Criterion, 'id'> & Readonly<{ id?: string }>): Row => ({
  ...{ criterionId: id ?? '', name, description },
  levels: levels.join('\n'),
});

/** The criteria by which talks of the seminar are rated. */
export function CriteriaForm({ seminar }: Readonly<{ seminar: SeminarDetail }>) {
  const of = useCriteriaForm(seminar);
  return (
    <Form form={of.form} className="grid gap-5">
      <div className="grid gap-1.5">
        <h2 className="text-lg">
          <Trans>Bewertungsbogen</Trans>
        </h2>
        <p className="text-sm text-ink-soft">
          <Trans>
            Nach diesen Kriterien bewerten die Teilnehmenden und Sie geteilte Vorträge. Schalten Sie das in den
            Elementen „Vortrag“ und „Rückmeldung geben“ ein.
          </Trans>
        </p>
      </div>
      <ReportUnsaved form={of.form} />
      <Rows form={of.form} />
      <ChangedElsewhere of={of} isGone={false} />
      <FormError form={of.form} />
      <SubmitButton form={of.form} size="large" needsChange className="justify-self-end">
        <Trans>Speichern</Trans>
      </SubmitButton>
    </Form>
  );
}

function useCriteriaForm({ id: seminarId, criteria, criteriaVersion }: SeminarDetail) {
  const queries = useQueryClient();
  const seen = useSeen(criteriaVersion);
  const defaults: Values = { criteria: criteria.map(rowOf) };
  const form = useAppForm<Values, Readonly<{ criteria: Criterion[] }>>({
    schema,
    defaults,
    check: (values) => faultsIn(values),
    send: (values) =>
      orSeeTheirs(
        queries,
        send(seminarCommands.ChangeCriteria, {
          seminarId,
          criteria: values.criteria.map(({ criterionId, name, description, levels }) => ({
            ...{ name: name.trim(), description: description.trim(), levels: linesIn(levels) },
            ...(criterionId && { id: criterionId }),
          })),
          ...(seen.version !== undefined && { version: seen.version }),
        }),
      ),
    onDone: (answer) => {
      seen.countOwn();
      form.reset({ criteria: answer.criteria.map(rowOf) });
      void fetchSeminarsAgain(queries);
      showSnackbar(msg`Der Bewertungsbogen ist gespeichert.`);
    },
  });
  return seen.following(form, defaults);
}

function faultsIn({ criteria }: Values): Readonly<Record<string, string | undefined>> {
  const names = criteria.map(({ name }) => name.trim().toLowerCase());
  return Object.fromEntries(
    criteria.flatMap(({ levels }, index) => {
      const count = linesIn(levels).length;
      const isSame = names[index] !== '' && names.indexOf(names[index] ?? '') < index;
      return [
        [`criteria.${index}.levels`, count < limits.leastLevels || count > limits.mostLevels ? 'levels' : undefined],
        [`criteria.${index}.name`, isSame ? 'taken' : undefined],
      ];
    }),
  );
}

function Rows({ form }: Readonly<{ form: AppForm<Values> }>) {
  const { t } = useLingui();
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'criteria' });
  if (fields.length === 0) return <Beginnings onChoose={(rows) => append([...rows], { focusIndex: 0 })} />;
  return (
    <>
      <ol className="grid gap-5">
        {fields.map(({ id }, index) => {
          const number = index + 1;
          return (
            <li key={id} className="grid gap-3 border-t border-line pt-4">
              <div className="flex items-start gap-3">
                <div className="min-w-0 flex-1">
                  <TextField
                    form={form}
                    name={`criteria.${index}.name`}
                    label={<Trans>Kriterium {number}</Trans>}
                    autoComplete="off"
                  />
                </div>
                <Button
                  look="quiet"
                  size="icon"
                  className="mt-6"
                  aria-label={t`Kriterium ${number} entfernen`}
                  onClick={() => remove(index)}
                >
                  <Trash2 aria-hidden="true" />
                </Button>
              </div>
              <TextField
                form={form}
                name={`criteria.${index}.description`}
                label={<Trans>Worauf es ankommt (freiwillig)</Trans>}
                autoComplete="off"
              />
              <TextAreaField
                form={form}
                name={`criteria.${index}.levels`}
                rows={4}
                label={<Trans>Stufen, von der niedrigsten zur höchsten</Trans>}
                hint={
                  <Trans>
                    Jede in einer Zeile, {limits.leastLevels} bis {limits.mostLevels}. Mit einer anderen Zahl von Stufen
                    beginnen die Bewertungen nach diesem Kriterium neu.
                  </Trans>
                }
              />
            </li>
          );
        })}
      </ol>
      {fields.length < limits.most && (
        <Button className="justify-self-start" onClick={() => append(rowOf({ name: '', description: '', levels: [] }))}>
          <Plus aria-hidden="true" />
          <Trans>Kriterium hinzufügen</Trans>
        </Button>
      )}
    </>
  );
}

function Beginnings({ onChoose }: Readonly<{ onChoose: (rows: readonly Row[]) => void }>) {
  const locale = useLocale();
  return (
    <EmptyState
      icon={ClipboardList}
      title={<Trans>Noch kein Kriterium</Trans>}
      text={<Trans>Beginnen Sie mit einer Vorlage, die Sie danach ändern, oder mit einem eigenen Kriterium.</Trans>}
      action={
        <div className="flex flex-wrap justify-center gap-2">
          {Object.entries(criteriaTemplates).map(([key, { [locale]: template }]) => (
            <Button key={key} onClick={() => onChoose(template.criteria.map(rowOf))}>
              {template.name}{' '}
              <span className="font-normal text-ink-faint">
                <Plural value={template.criteria.length} one="# Kriterium" other="# Kriterien" />
              </span>
            </Button>
          ))}
          <Button look="primary" onClick={() => onChoose([rowOf({ name: '', description: '', levels: [] })])}>
            <Plus aria-hidden="true" />
            <Trans>Eigenes Kriterium</Trans>
          </Button>
        </div>
      }
    />
  );
}

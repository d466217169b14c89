import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import type { AppForm } from '../../../lib/form/use-app-form.ts';
import { CheckboxField } from '../../../ui/form/checkbox-field.tsx';
import { NumberField } from '../../../ui/form/number-field.tsx';
import type { PresentationValues } from './form-values.ts';

type OfForm = Readonly<{ form: AppForm<PresentationValues> }>;

/** How often, how long, and who sees it. */
export const PresentationFields = ({ form }: OfForm) => (
  <>
    <Group title={<Trans>Wie oft</Trans>}>
      <Pair>
        <NumberField
          form={form}
          name="requiredSubmissions"
          label={<Trans>Mindestens eingereicht</Trans>}
          hint={<Trans>0: freiwillig</Trans>}
        />
        <NumberField form={form} name="maxSubmissions" label={<Trans>Höchstens eingereicht</Trans>} />
      </Pair>
    </Group>
    <TimeFields form={form} />
    <SharingFields form={form} />
  </>
);

function TimeFields({ form }: OfForm) {
  const isTimed = useWatch({ control: form.control, name: 'isTimed' });
  return (
    <Group title={<Trans>Wie lange</Trans>}>
      <CheckboxField form={form} name="isTimed" label={<Trans>Mit Zeitvorgabe</Trans>} />
      {isTimed && (
        <Pair>
          <NumberField form={form} name="expectedLen" label={<Trans>Erwartete Länge in Sekunden</Trans>} />
          <NumberField
            form={form}
            name="maxLen"
            label={<Trans>Längste Zeit in Sekunden</Trans>}
            hint={<Trans>0: ohne Grenze</Trans>}
          />
        </Pair>
      )}
    </Group>
  );
}

function SharingFields({ form }: OfForm) {
  const isRateable = useWatch({ control: form.control, name: 'rateableSubmissions' });
  return (
    <Group title={<Trans>Wer es sieht</Trans>}>
      <CheckboxField
        form={form}
        name="rateableSubmissions"
        label={<Trans>Andere bewerten, was geteilt wird, und geben Rückmeldung</Trans>}
      />
      <Pair>
        {isRateable && (
          <NumberField
            form={form}
            name="requiredNumShared"
            label={<Trans>Mindestens geteilt</Trans>}
            hint={<Trans>So viele muss jede Person den anderen zeigen.</Trans>}
          />
        )}
        <NumberField form={form} name="maxNumShared" label={<Trans>Höchstens geteilt</Trans>} />
      </Pair>
      <CheckboxField
        form={form}
        name="ownerSeesReport"
        label={<Trans>Ich sehe jeden Bericht, auch ungeteilte. Das steht vor der Aufnahme dabei.</Trans>}
      />
    </Group>
  );
}

const Group = ({ title, children }: Readonly<{ title: ReactNode; children: ReactNode }>) => (
  <fieldset className="grid gap-3 border-t border-line pt-4">
    <legend className="float-left mb-1 w-full text-sm font-semibold">{title}</legend>
    {children}
  </fieldset>
);

const Pair = ({ children }: Readonly<{ children: ReactNode }>) => (
  <div className="grid items-start gap-4 sm:grid-cols-2">{children}</div>
);

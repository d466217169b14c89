import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { speechNorms } from '#domain/sessions/contract/norms.ts';
import type { AppForm } from '../../../lib/form/use-app-form.ts';
import { CheckboxField } from '../../../ui/form/checkbox-field.tsx';
import { NumberField } from '../../../ui/form/number-field.tsx';
import type { PresentationValues } from './form-values.ts';
import { LengthField } from './length-field.tsx';

type OfForm = Readonly<{ form: AppForm<PresentationValues> }>;

/** How often, how long, and who sees the talks. */
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
  const [isTimed, expected, longest] = useWatch({ control: form.control, name: ['isTimed', 'expectedLen', 'maxLen'] });
  const least = speechNorms.leastTalkSeconds;
  const isShort = isTimed && [expected, longest].some((length) => length !== undefined && length > 0 && length < least);
  return (
    <Group title={<Trans>Wie lange</Trans>}>
      <CheckboxField form={form} name="isTimed" label={<Trans>Mit Zeitvorgabe</Trans>} />
      {isTimed && (
        <Pair>
          <LengthField form={form} name="expectedLen" label={<Trans>Erwartete Länge</Trans>} />
          <LengthField
            form={form}
            name="maxLen"
            label={<Trans>Längste Zeit</Trans>}
            hint={<Trans>0: so lang, wie eine Aufnahme sein darf</Trans>}
          />
        </Pair>
      )}
      {isShort && (
        <p className="text-sm text-ink-soft">
          <Trans>
            Einen Gesamtwert bekommt ein Vortrag ab {least} Sekunden. Kürzere zeigen, was sich messen lässt.
          </Trans>
        </p>
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
        name="byCriteria"
        label={<Trans>Nach dem Bewertungsbogen des Seminars bewerten</Trans>}
      />
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

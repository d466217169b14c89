import { Trans, useLingui } from '@lingui/react/macro';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { MailOptions } from './choice-row.tsx';
import { QuietHours } from './quiet-hours.tsx';
import type { Choice, Choices } from './use-choices.ts';

type MailTimesProps = Readonly<{
  choices: Choices;
  onMails: (mail: Choice['mail']) => void;
  onRest: (hours: Choices['quietHours']) => void;
}>;

/** Sets the mails of all types at once, and the hours without mails. */
export function MailTimes({ choices: { types, quietHours }, onMails, onRest }: MailTimesProps) {
  const { t } = useLingui();
  const chosen = new Set(Object.values(types).map(({ mail }) => mail));
  const [only = 'off'] = chosen;
  const isMixed = chosen.size > 1;
  return (
    <section aria-label={t`Wann Mails kommen`} className="grid gap-4 rounded-md bg-sunken p-4">
      <h3 className="font-sans text-sm font-[550] text-ink-soft">
        <Trans>Wann Mails kommen</Trans>
      </h3>
      <Field
        label={<Trans>Für alles</Trans>}
        hint={<Trans>Was täglich kommt, steht morgens in einer Mail. Was Sie schon gesehen haben, fehlt darin.</Trans>}
      >
        {(control) => (
          <Select
            {...control}
            className="w-56"
            value={isMixed ? '' : only}
            onChange={({ target }) => onMails(target.value as Choice['mail'])}
          >
            {isMixed && <option value="" disabled>{t`Unterschiedlich`}</option>}
            <MailOptions />
          </Select>
        )}
      </Field>
      <QuietHours hours={quietHours} onChange={onRest} />
    </section>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import { Select } from '../../ui/select.tsx';
import { Switch } from '../../ui/switch.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import type { Choice } from './use-choices.ts';

/** How often mails come. */
export function MailOptions() {
  const { t } = useLingui();
  return (
    <>
      <option value="off">{t`Keine Mail`}</option>
      <option value="at_once">{t`Mail sofort`}</option>
      <option value="daily">{t`Mail täglich`}</option>
    </>
  );
}

type ChoiceRowProps = Readonly<{ label: string; choice: Choice; onChange: (changed: Partial<Choice>) => void }>;

export function ChoiceRow({ label, choice: { bell, mail }, onChange }: ChoiceRowProps) {
  const { t } = useLingui();
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 last:pb-0">
      <p className="min-w-0 flex-1 basis-40">{label}</p>
      <Switch
        label={
          <>
            <Trans>Glocke</Trans> <VisuallyHidden>{label}</VisuallyHidden>
          </>
        }
        checked={bell}
        onChange={(checked) => onChange({ bell: checked })}
      />
      <Select
        aria-label={t`Mail: ${label}`}
        className="w-40"
        value={mail}
        onChange={({ target }) => onChange({ mail: target.value as Choice['mail'] })}
      >
        <MailOptions />
      </Select>
    </li>
  );
}

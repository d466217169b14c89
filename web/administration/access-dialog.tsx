import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { administrationCommands } from '#domain/administration/contract/calls.ts';
import { AccessTime, type AccessUnit, accessUnits } from '#domain/users/contract/access.ts';
import { send } from '../lib/api.ts';
import { limitsAt } from '../lib/form/limits.ts';
import { Field } from '../ui/field.tsx';
import { Select } from '../ui/select.tsx';
import { TextInput } from '../ui/text-input.tsx';
import { ActionDialog } from './action-dialog.tsx';
import type { PersonDialogProps } from './person-dialog.ts';

const { least, most } = limitsAt(AccessTime, 'count');

/** Grants access for good, or for a number of minutes, hours, days or months. */
export function AccessDialog({ person: { id, name }, onClose }: PersonDialogProps) {
  const { t } = useLingui();
  const [unit, setUnit] = useState<AccessUnit | 'ever'>('ever');
  const [count, setCount] = useState(30);
  const words: Readonly<Record<AccessUnit, string>> = {
    minutes: t`Minuten`,
    hours: t`Stunden`,
    days: t`Tage`,
    months: t`Monate`,
  };
  const isTimed = unit !== 'ever';
  const isCount = isTimed && AccessTime.safeParse({ count, unit }).success;
  return (
    <ActionDialog
      title={<Trans>Zugang von {name}</Trans>}
      description={<Trans>Ist die Zeit um, wird die Person abgemeldet und kann sich nicht mehr anmelden.</Trans>}
      confirm={isTimed ? <Trans>Befristet freischalten</Trans> : <Trans>Unbefristet freischalten</Trans>}
      disabled={isTimed && !isCount}
      run={(reason) =>
        send(administrationCommands.ActivateUser, {
          id,
          time: isTimed ? { count, unit } : null,
          ...(reason && { reason }),
        })
      }
      onClose={onClose}
    >
      <div className="grid grid-cols-2 gap-3">
        <Field label={<Trans>Freischalten für</Trans>}>
          {(control) => (
            <Select {...control} value={unit} onChange={({ target }) => setUnit(target.value as typeof unit)}>
              <option value="ever">{t`unbefristet`}</option>
              {accessUnits.map((one) => (
                <option key={one} value={one}>
                  {words[one]}
                </option>
              ))}
            </Select>
          )}
        </Field>
        {isTimed && (
          <Field label={<Trans>Wie viele</Trans>} error={isCount ? undefined : t`Eine ganze Zahl von 1 bis ${most}`}>
            {(control) => (
              <TextInput
                {...control}
                type="number"
                min={least}
                max={most}
                value={Number.isNaN(count) ? '' : count}
                onChange={({ target }) => setCount(target.valueAsNumber)}
              />
            )}
          </Field>
        )}
      </div>
    </ActionDialog>
  );
}

import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { assignableUsers } from '#domain/goals/contract/calls.ts';
import { query } from '../lib/api.ts';
import { Checkbox } from '../ui/checkbox.tsx';
import { FieldError } from '../ui/field.tsx';

type PeopleFieldProps = Readonly<{
  chosen: readonly string[];
  onChange: (ids: readonly string[]) => void;
  error: string | undefined;
}>;

/** The people that the goal is for; hidden if only oneself can be chosen. */
export function PeopleField({ chosen, onChange, error }: PeopleFieldProps) {
  const people = useQuery(query(assignableUsers, {}));
  useEffect(() => {
    if (!people.data) return;
    // People who have left the group cannot be unticked, so they are dropped here.
    const there = people.data.map(({ id }) => id);
    const kept = there.length < 2 ? there : chosen.filter((id) => there.includes(id));
    if (kept.length < chosen.length) onChange(kept);
  }, [people.data, chosen, onChange]);
  if (!people.data || people.data.length < 2) return null;
  const tick = (id: string, isOn: boolean) => onChange(isOn ? [...chosen, id] : chosen.filter((other) => other !== id));
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 font-display text-lg font-semibold">
        <Trans>Für wen?</Trans>
      </legend>
      {people.data.map(({ id, name, email, isSelf }) => (
        <Checkbox
          key={id}
          label={isSelf ? <Trans>Ich selbst</Trans> : `${name} (${email})`}
          checked={chosen.includes(id)}
          onChange={(isOn) => tick(id, isOn)}
        />
      ))}
      <FieldError id="people-error" error={error} />
    </fieldset>
  );
}

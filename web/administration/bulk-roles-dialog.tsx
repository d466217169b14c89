import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type * as z from 'zod/mini';
import { administrationCommands } from '#domain/administration/contract/calls.ts';
import type { PersonRow } from '#domain/administration/contract/people.ts';
import { isPrivileged } from '#domain/kernel/roles.ts';
import { roleList } from '#domain/users/contract/person.ts';
import { query, send } from '../lib/api.ts';
import { Select } from '../ui/select.tsx';
import { ActionDialog } from './action-dialog.tsx';
import { useRoleName } from './role-names.ts';
import { useOfferUndo } from './use-offer-undo.ts';

type Changes = z.output<typeof administrationCommands.ChangeRolesOfUsers.answer>;
type Wish = 'stay' | 'give' | 'take';
type Props = Readonly<{ people: readonly PersonRow[]; clear: () => void; onClose: () => void }>;

const { ChangeRolesOfUsers } = administrationCommands;

/** Grants and withdraws roles for all selected people, after a preview of the result. */
export function BulkRolesDialog({ people, clear, onClose }: Props) {
  const { t } = useLingui();
  const nameOf = useRoleName();
  const offerUndo = useOfferUndo();
  const { data: all = [] } = useQuery(query(roleList, {}));
  const [wishes, setWishes] = useState<Readonly<Record<string, Wish>>>({});
  const ids = people.map(({ id }) => id);
  const wanted = (wish: Wish) => Object.keys(wishes).filter((role) => wishes[role] === wish);
  const change = { ids, give: wanted('give'), take: wanted('take') };
  const isEmpty = change.give.length + change.take.length === 0;
  const preview = useQuery({
    queryKey: ['roles-preview', change],
    queryFn: () => send(ChangeRolesOfUsers, { ...change, dryRun: true }),
    enabled: !isEmpty,
  });
  return (
    <ActionDialog
      title={<Plural value={ids.length} one="Rollen einer Person ändern" other="Rollen von # Personen ändern" />}
      description={
        <Trans>Was eine Rolle mitbringt, gilt sofort. Die Rolle Verwaltung gibt es nur einzeln und zu zweit.</Trans>
      }
      confirm={<Trans>Rollen ändern</Trans>}
      disabled={isEmpty || (preview.data?.done.length ?? 0) === 0}
      run={async (reason) => {
        const { done } = await send(ChangeRolesOfUsers, { ...change, ...(reason && { reason }) });
        clear();
        const count = done.length;
        offerUndo(msg`Rollen geändert: ${count}`, () => takeBack(done));
      }}
      onClose={onClose}
    >
      <ul className="grid max-h-64 gap-1 overflow-y-auto p-1">
        {all
          .filter(({ name }) => !isPrivileged([name]))
          .map(({ name }) => (
            <li key={name} className="grid grid-cols-[minmax(0,1fr)_150px] items-center gap-3 text-sm">
              {nameOf(name)}
              <Select
                aria-label={nameOf(name)}
                value={wishes[name] ?? 'stay'}
                onChange={({ target }) => setWishes((before) => ({ ...before, [name]: target.value as Wish }))}
              >
                <option value="stay">{t`bleibt`}</option>
                <option value="give">{t`geben`}</option>
                <option value="take">{t`nehmen`}</option>
              </Select>
            </li>
          ))}
      </ul>
      {preview.data && !isEmpty && <Preview changes={preview.data} people={people} />}
    </ActionDialog>
  );
}

/**
 * Reverts only the roles that changed; a role that a person had before stays. People with equal changes share one call.
 */
async function takeBack(done: Changes['done']): Promise<void> {
  const alike = new Map<string, { ids: string[]; give: string[]; take: string[] }>();
  for (const { id, given, taken } of done) {
    const key = JSON.stringify([given, taken]);
    const group = alike.get(key) ?? { ids: [], give: taken, take: given };
    group.ids.push(id);
    alike.set(key, group);
  }
  for (const group of alike.values()) await send(ChangeRolesOfUsers, group);
}

const whyLeftOut: Readonly<Record<string, MessageDescriptor>> = {
  unchanged: msg`nichts zu ändern`,
  no_role_left: msg`behielte keine Rolle`,
  user_not_authorized: msg`Ihr eigenes Konto`,
  user_not_found: msg`nicht mehr da`,
};

function Preview({ changes: { done, leftOut }, people }: Readonly<{ changes: Changes; people: readonly PersonRow[] }>) {
  const { i18n } = useLingui();
  const names = new Map(people.map(({ id, name }) => [id, name]));
  return (
    <div role="status" className="rounded-md bg-sunken px-4 py-3 text-sm">
      <Plural
        value={done.length}
        _0="Für niemanden ändert sich etwas."
        one="Eine Person wird geändert."
        other="# Personen werden geändert."
      />
      {leftOut.length > 0 && (
        <>
          {' '}
          <Plural value={leftOut.length} one="Eine wird ausgelassen:" other="# werden ausgelassen:" />
          <ul className="max-h-32 list-disc overflow-y-auto pl-5">
            {leftOut.map(({ id, code }) => {
              const why = whyLeftOut[code];
              return (
                <li key={id}>
                  {names.get(id)} ({why ? i18n._(why) : code})
                </li>
              );
            })}
          </ul>
        </>
      )}
    </div>
  );
}

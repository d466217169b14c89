import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { PersonDetail } from '#domain/administration/contract/people.ts';
import { personSupport, supportCommands, supportHours } from '#domain/administration/contract/support.ts';
import { query, send } from '../../lib/api.ts';
import { useCurrentUser } from '../../lib/current-user.tsx';
import { useFormats } from '../../lib/use-formats.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { showSnackbar } from '../../ui/snackbar-state.ts';
import { ActionDialog } from '../action-dialog.tsx';
import { Part } from '../part.tsx';

/** Asks the person for permission to look into the account. */
export function SupportPart({ person }: Readonly<{ person: PersonDetail }>) {
  const { id } = person;
  const own = useCurrentUser().id;
  const queries = useQueryClient();
  const { shortDateTime } = useFormats();
  const [asking, setAsking] = useState(false);
  const { data } = useQuery(query(personSupport, { id }));
  if (!data || id === own || !person.isActive) return null;
  const { access } = data;
  const running = access && (access.state === 'asked' || access.state === 'open') ? access : undefined;
  const refresh = () => queries.invalidateQueries({ queryKey: [personSupport.name] });
  const end = async () => {
    await send(supportCommands.EndSupport, { id });
    await refresh();
  };
  const until = running && shortDateTime(running.until);
  const name = running?.by.name ?? '';
  return (
    <Part title={<Trans>Ins Konto sehen</Trans>}>
      <div className="grid justify-items-start gap-2 text-sm">
        <p className="text-ink-soft" aria-live="polite">
          {running?.state === 'open' ? (
            <Trans>
              {name} kann bis {until} hineinsehen, nur lesend. Die Person sieht das, solange es dauert.
            </Trans>
          ) : running ? (
            <Trans>
              {name} hat darum gebeten. Die Person hat bis {until} Zeit zu antworten.
            </Trans>
          ) : access?.state === 'declined' ? (
            <Trans>Die Person hat die letzte Bitte abgelehnt.</Trans>
          ) : (
            <Trans>Nur wenn die Person es erlaubt, nur für Stunden, und ohne etwas zu ändern.</Trans>
          )}
        </p>
        <span className="flex flex-wrap gap-2">
          {running?.state === 'open' && running.by.id === own && (
            <Button asChild look="primary">
              <a href={`/admin/users/${id}/support`} target="_blank" rel="noreferrer">
                <Trans>Konto ansehen</Trans>
              </a>
            </Button>
          )}
          {running ? (
            <Button onClick={() => void end()}>
              {running.state === 'open' ? <Trans>Einsicht beenden</Trans> : <Trans>Bitte zurücknehmen</Trans>}
            </Button>
          ) : (
            <Button onClick={() => setAsking(true)}>
              <Trans>Um Einsicht bitten …</Trans>
            </Button>
          )}
        </span>
      </div>
      {asking && <AskDialog person={person} refresh={refresh} onClose={() => setAsking(false)} />}
    </Part>
  );
}

type AskDialogProps = Readonly<{ person: PersonDetail; refresh: () => Promise<void>; onClose: () => void }>;

function AskDialog({ person: { id, name }, refresh, onClose }: AskDialogProps) {
  const { t } = useLingui();
  const [hours, setHours] = useState<(typeof supportHours)[number]>(1);
  const words = { 1: t`eine Stunde`, 4: t`vier Stunden`, 24: t`einen Tag` };
  return (
    <ActionDialog
      title={<Trans>{name} um Einsicht bitten?</Trans>}
      description={
        <Trans>
          Die Person liest Ihren Grund und entscheidet. Erlaubt sie es, sehen Sie das Konto wie sie selbst, auch ihre
          Vorträge, und können nichts ändern. Sie kann es jederzeit beenden.
        </Trans>
      }
      confirm={<Trans>Bitten</Trans>}
      reason="required"
      run={async (reason = '') => {
        await send(supportCommands.RequestSupport, { id, hours, reason });
        await refresh();
        showSnackbar(msg`Die Person ist gefragt.`);
      }}
      onClose={onClose}
    >
      <Field label={<Trans>Wie lange</Trans>}>
        {(control) => (
          <Select
            {...control}
            value={hours}
            onChange={({ target }) => setHours(supportHours.find((one) => String(one) === target.value) ?? 1)}
          >
            {supportHours.map((one) => (
              <option key={one} value={one}>
                {words[one]}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </ActionDialog>
  );
}

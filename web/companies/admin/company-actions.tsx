import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  type CompanyDetail,
  companyAdminCommands,
  companyAdminDetail,
  companyAdminList,
} from '#domain/companies/contract/administration.ts';
import { ActionDialog } from '../../administration/for-others.ts';
import { send } from '../../lib/api.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';

type CompanyProps = Readonly<{ company: CompanyDetail }>;

/** Hands a company over, deactivates it, or takes that back. */
export function CompanyActions({ company }: CompanyProps) {
  const [asked, setAsked] = useState<'hand_over' | 'suspend' | 'resume'>();
  const queries = useQueryClient();
  const onClose = () => setAsked(undefined);
  const { id, name, state, seats } = company;
  const taken = seats.taken;
  const refresh = () =>
    Promise.all(
      [companyAdminDetail, companyAdminList].map((call) => queries.invalidateQueries({ queryKey: [call.name] })),
    );
  return (
    <>
      {company.members.length > 1 && (
        <Button onClick={() => setAsked('hand_over')}>
          <Trans>Übergeben …</Trans>
        </Button>
      )}
      {state === 'suspended' ? (
        <Button onClick={() => setAsked('resume')}>
          <Trans>Wieder aktivieren …</Trans>
        </Button>
      ) : (
        <Button onClick={() => setAsked('suspend')}>
          <Trans>Deaktivieren …</Trans>
        </Button>
      )}
      {asked === 'hand_over' && <HandOver company={company} refresh={refresh} onClose={onClose} />}
      {asked === 'suspend' && (
        <ActionDialog
          title={<Trans>{name} deaktivieren?</Trans>}
          description={
            <>
              <Plural
                value={taken}
                _0="Niemand hat zurzeit einen Platz."
                one="Eine Person verliert ihren Platz, bis Sie das Unternehmen wieder aktivieren."
                other="# Personen verlieren ihren Platz, bis Sie das Unternehmen wieder aktivieren."
              />{' '}
              <Trans>Ihre Vorträge bleiben. Das Abonnement läuft weiter und wird weiter berechnet.</Trans>
            </>
          }
          confirm={<Trans>Deaktivieren</Trans>}
          look="danger"
          reason="required"
          run={async (reason = '') => {
            await send(companyAdminCommands.SuspendCompany, { id, reason });
            await refresh();
          }}
          onClose={onClose}
        />
      )}
      {asked === 'resume' && (
        <ActionDialog
          title={<Trans>{name} wieder aktivieren?</Trans>}
          description={<Trans>Wer einen Platz hatte, hat ihn wieder.</Trans>}
          confirm={<Trans>Wieder aktivieren</Trans>}
          run={async (reason) => {
            await send(companyAdminCommands.ResumeCompany, { id, ...(reason && { reason }) });
            await refresh();
          }}
          onClose={onClose}
        />
      )}
    </>
  );
}

type HandOverProps = CompanyProps & Readonly<{ refresh: () => Promise<unknown>; onClose: () => void }>;

function HandOver({ company: { id, name, members }, refresh, onClose }: HandOverProps) {
  const { t } = useLingui();
  const [userId, setUserId] = useState('');
  return (
    <ActionDialog
      title={<Trans>{name} übergeben</Trans>}
      description={<Trans>Wer das Unternehmen jetzt besitzt, bleibt in der Verwaltung.</Trans>}
      confirm={<Trans>Übergeben</Trans>}
      reason="required"
      disabled={userId === ''}
      run={async (reason = '') => {
        await send(companyAdminCommands.HandOverCompany, { id, userId, reason });
        await refresh();
      }}
      onClose={onClose}
    >
      <Field label={<Trans>An wen</Trans>}>
        {(control) => (
          <Select {...control} value={userId} onChange={({ target }) => setUserId(target.value)}>
            <option value="">{t`Bitte wählen`}</option>
            {members
              .filter(({ role }) => role !== 'owner')
              .map((member) => (
                <option key={member.id} value={member.id}>
                  {member.name}
                </option>
              ))}
          </Select>
        )}
      </Field>
    </ActionDialog>
  );
}

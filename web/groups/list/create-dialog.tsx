import { Trans } from '@lingui/react/macro';
import { useLocation } from 'wouter';
import { groupCommands, mostInSmallGroup, opensToCompany, writesInGroups } from '#domain/groups/contract/calls.ts';
import { usePermitsAny } from '../../lib/current-user.tsx';
import { useContractForm } from '../../lib/form/use-contract-form.ts';
import { CheckboxField } from '../../ui/form/checkbox-field.tsx';
import { FormDialog } from '../../ui/form/form-dialog.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { useGroupsAgain } from '../group-change.ts';

export function CreateDialog({ onClose }: Readonly<{ onClose: () => void }>) {
  const [, navigate] = useLocation();
  const fetchAgain = useGroupsAgain();
  const hasCompany = usePermitsAny(opensToCompany);
  const isSmall = !usePermitsAny(...writesInGroups);
  const form = useContractForm(groupCommands.AddGroup, {
    defaults: { name: '', isPublic: false, isVisibleToCompany: false },
    onDone: ({ id }) => {
      void fetchAgain();
      navigate(`/groups/${id}`);
    },
  });
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={<Trans>Neue Gruppe</Trans>}
      confirm={<Trans>Gruppe anlegen</Trans>}
      description={
        isSmall && (
          <Trans>
            Zu Ihrem Tarif gehört eine Gruppe mit bis zu {mostInSmallGroup} Mitgliedern. Größere Tarife haben keine
            Grenze.
          </Trans>
        )
      }
    >
      <TextField form={form} name="name" label={<Trans>Name</Trans>} autoFocus autoComplete="off" />
      <CheckboxField
        form={form}
        name="isPublic"
        label={<Trans>Öffentlich: Alle auf Rostra finden die Gruppe und können beitreten.</Trans>}
      />
      {hasCompany && (
        <CheckboxField
          form={form}
          name="isVisibleToCompany"
          label={<Trans>Meine Firma findet die Gruppe und kann beitreten.</Trans>}
        />
      )}
    </FormDialog>
  );
}

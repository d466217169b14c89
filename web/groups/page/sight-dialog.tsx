import { Trans } from '@lingui/react/macro';
import { type GroupDetail, groupCommands, opensToCompany } from '#domain/groups/contract/calls.ts';
import { usePermitsAny } from '../../lib/current-user.tsx';
import { useContractForm } from '../../lib/form/use-contract-form.ts';
import { CheckboxField } from '../../ui/form/checkbox-field.tsx';
import { FormDialog } from '../../ui/form/form-dialog.tsx';
import { useGroupsAgain } from '../group-change.ts';

export function SightDialog({ group, onClose }: Readonly<{ group: GroupDetail; onClose: () => void }>) {
  const fetchAgain = useGroupsAgain();
  const hasCompany = usePermitsAny(opensToCompany);
  const { id, isPublic, isVisibleToCompany } = group;
  const form = useContractForm(groupCommands.ChangeGroupSight, {
    defaults: { isPublic, isVisibleToCompany },
    fixed: { groupId: id },
    onDone: () => {
      void fetchAgain();
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={<Trans>Wer die Gruppe findet</Trans>}
      description={<Trans>Wen Sie einladen, der kann immer beitreten. Wer schon dabei ist, bleibt es.</Trans>}
      confirm={<Trans>Speichern</Trans>}
      needsChange
    >
      <CheckboxField
        form={form}
        name="isPublic"
        label={<Trans>Öffentlich: Alle auf Rostra finden die Gruppe und können beitreten.</Trans>}
      />
      {(hasCompany || isVisibleToCompany) && (
        <CheckboxField
          form={form}
          name="isVisibleToCompany"
          label={<Trans>Meine Firma findet die Gruppe und kann beitreten.</Trans>}
        />
      )}
    </FormDialog>
  );
}

import { msg } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { participationCommands } from '#domain/participation/contract/calls.ts';
import type { SeminarDetail } from '#domain/seminars/contract/detail.ts';
import { send } from '../../lib/api.ts';
import { useAppForm } from '../../lib/form/use-app-form.ts';
import { MomentField } from '../../meetings/for-others.ts';
import { FormDialog } from '../../ui/form/form-dialog.tsx';
import { SelectField } from '../../ui/form/select-field.tsx';
import { showSnackbar } from '../../ui/snackbar-state.ts';
import { fetchSeminarsAgain } from '../seminar-change.ts';

const schema = z.object({
  elementId: z.string().check(z.minLength(1)),
  dueAt: z.union([z.iso.datetime(), z.literal('')]),
});

type ExtendDialogProps = Readonly<{
  seminar: SeminarDetail;
  userIds: readonly string[];
  onClose: () => void;
  onDone?: () => void;
}>;

/** Sets another deadline for some participants. */
export function ExtendDialog({ seminar, userIds, onClose, onDone }: ExtendDialogProps) {
  const queries = useQueryClient();
  const elements = seminar.blocks.flatMap((block) => block.elements);
  const first = elements.find(({ dueAt }) => dueAt !== null) ?? elements[0];
  const form = useAppForm<{ elementId: string; dueAt: string }, unknown>({
    schema,
    defaults: { elementId: first?.id ?? '', dueAt: first?.dueAt ?? '' },
    send: ({ elementId, dueAt }) =>
      send(participationCommands.ExtendDeadline, {
        ...{ seminarId: seminar.id, userIds: [...userIds], elementId },
        dueAt: dueAt || null,
      }),
    onDone: () => {
      void fetchSeminarsAgain(queries);
      onClose();
      onDone?.();
      showSnackbar(msg`Die Frist ist geändert.`);
    },
  });
  const count = userIds.length;
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={<Trans>Frist verlängern</Trans>}
      description={
        <Plural
          value={count}
          one="Für diese Person allein. Für alle anderen bleibt es, wie es ist."
          other="Für diese # Personen. Für alle anderen bleibt es, wie es ist."
        />
      }
      confirm={<Trans>Speichern</Trans>}
    >
      <SelectField
        form={form}
        name="elementId"
        label={<Trans>Element</Trans>}
        options={elements.map(({ id, title }) => ({ value: id, label: title }))}
      />
      <MomentField
        form={form}
        name="dueAt"
        label={<Trans>Zu erledigen bis</Trans>}
        hint={<Trans>Auf Ihrer Uhr. Leer: Es gilt wieder die Frist für alle.</Trans>}
      />
    </FormDialog>
  );
}

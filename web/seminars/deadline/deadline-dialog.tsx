import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import * as z from 'zod/mini';
import { seminarCommands } from '#domain/seminars/contract/calls.ts';
import { send } from '../../lib/api.ts';
import { useAppForm } from '../../lib/form/use-app-form.ts';
import { MomentField } from '../../meetings/for-others.ts';
import { FormDialog } from '../../ui/form/form-dialog.tsx';
import { showSnackbar } from '../../ui/snackbar-state.ts';
import { fetchSeminarsAgain } from '../seminar-change.ts';

const schema = z.object({ dueAt: z.union([z.iso.datetime(), z.literal('')]) });

type DeadlineDialogProps = Readonly<{
  seminarId: string;
  /** The block or the element. */
  part: Readonly<{ id: string; title: string; deadline: string | null }>;
  hint: ReactNode;
  onClose: () => void;
}>;

/** Sets the deadline of a block or an element for all participants. */
export function DeadlineDialog({
  seminarId,
  part: { id: partId, title, deadline },
  hint,
  onClose,
}: DeadlineDialogProps) {
  const queries = useQueryClient();
  const form = useAppForm<{ dueAt: string }, unknown>({
    schema,
    defaults: { dueAt: deadline ?? '' },
    send: ({ dueAt }) => send(seminarCommands.SetDeadline, { seminarId, partId, dueAt: dueAt || null }),
    onDone: (_, { dueAt }) => {
      void fetchSeminarsAgain(queries);
      onClose();
      showSnackbar(dueAt ? msg`Die Frist ist gesetzt.` : msg`Es gibt dort keine eigene Frist mehr.`);
    },
  });
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      needsChange
      title={<Trans>Frist für „{title}“</Trans>}
      description={hint}
      confirm={<Trans>Speichern</Trans>}
    >
      <MomentField
        form={form}
        name="dueAt"
        label={<Trans>Zu erledigen bis</Trans>}
        hint={
          <Trans>Auf Ihrer Uhr. Leer: ohne Frist. Nach der Frist bleibt alles offen, und Sie sehen, was fehlt.</Trans>
        }
      />
    </FormDialog>
  );
}

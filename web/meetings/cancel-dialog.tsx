import { msg } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { type Meeting, meetingCommands } from '#domain/meetings/contract/calls.ts';
import { send } from '../lib/api.ts';
import { ConfirmChange } from '../ui/confirm-change.tsx';
import { showSnackbar } from '../ui/snackbar-state.ts';
import { useMeetingChange } from './use-meeting-change.ts';

type CancelDialogProps = Readonly<{ meeting: Meeting; onClose: () => void }>;

export function CancelDialog({ meeting, onClose }: CancelDialogProps) {
  const cancel = useMeetingChange(
    () => send(meetingCommands.DeleteMeeting, { meetingId: meeting.id }),
    () => {
      onClose();
      showSnackbar(msg`Das Treffen ist abgesagt.`);
    },
  );
  const people = meeting.invitedUsers.length + meeting.extraUsers.length;
  return (
    <ConfirmChange
      onClose={onClose}
      change={cancel}
      title={<Trans>„{meeting.subject}“ absagen?</Trans>}
      description={
        <>
          {people > 0 && (
            <Plural
              value={people}
              one="Eine Person bekommt die Absage per Mail."
              other="# Personen bekommen die Absage per Mail."
            />
          )}{' '}
          <Trans>Das lässt sich nicht rückgängig machen.</Trans>
        </>
      }
      confirm={<Trans>Treffen absagen</Trans>}
    />
  );
}

import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { type Meeting, meetingCommands } from '#domain/meetings/contract/calls.ts';
import { send } from '../lib/api.ts';
import { useAppForm } from '../lib/form/use-app-form.ts';
import { FormDialog } from '../ui/form/form-dialog.tsx';
import { SelectField } from '../ui/form/select-field.tsx';
import { TextField } from '../ui/form/text-field.tsx';
import { showSnackbar } from '../ui/snackbar-state.ts';
import { AddressesField } from './addresses-field.tsx';
import { movedEnd, nextHour } from './local-moment.ts';
import { MomentField } from './moment-field.tsx';
import { useRefetch } from './use-meeting-change.ts';

type MeetingDialogProps = Readonly<{
  /** The meeting to edit; a new one without it. */
  meeting?: Meeting;
  onClose: () => void;
}>;

type Values = {
  subject: string;
  startDate: string;
  end: string;
  type: Meeting['type'];
  meetingLink: string;
  password: string;
  invitedUsers: string[];
};

const { CreateMeeting, EditMeeting } = meetingCommands;

export function MeetingDialog({ meeting, onClose }: MeetingDialogProps) {
  const { t } = useLingui();
  const form = useMeetingForm(meeting, onClose);
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={meeting ? <Trans>Treffen ändern</Trans> : <Trans>Treffen planen</Trans>}
      confirm={meeting ? <Trans>Speichern</Trans> : <Trans>Treffen anlegen</Trans>}
      needsChange={meeting !== undefined}
      note={meeting && <Trans>Alle Eingeladenen bekommen den neuen Termin.</Trans>}
    >
      <TextField form={form} name="subject" label={<Trans>Worum geht es?</Trans>} />
      <div className="grid gap-4 sm:grid-cols-2 [&>*]:min-w-0">
        <MomentField
          form={form}
          name="startDate"
          label={<Trans>Beginn</Trans>}
          onMoved={(from, to) => {
            const end = movedEnd(form.getValues('end'), from, to);
            if (end) form.setValue('end', end, { shouldDirty: true, shouldValidate: true });
          }}
        />
        <MomentField form={form} name="end" label={<Trans>Ende</Trans>} />
      </div>
      <AddressesField form={form} name="invitedUsers" />
      <SelectField
        form={form}
        name="type"
        label={<Trans>Wo?</Trans>}
        options={[
          { value: 'custom_meeting', label: t`An einem Ort oder mit eigenem Link` },
          { value: 'blizz_meeting', label: t`Bei einem Dienst für Videokonferenzen` },
        ]}
      />
      <div className="grid gap-4 sm:grid-cols-[2fr_1fr]">
        <TextField form={form} name="meetingLink" label={<Trans>Link</Trans>} placeholder="https://" inputMode="url" />
        <TextField form={form} name="password" label={<Trans>Passwort</Trans>} autoComplete="off" spellCheck={false} />
      </div>
    </FormDialog>
  );
}

function useMeetingForm(meeting: Meeting | undefined, onClose: () => void) {
  const refetch = useRefetch();
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return useAppForm<Values, unknown>({
    schema: CreateMeeting.body,
    defaults: valuesOf(meeting),
    fixed: { timeZone },
    check: ({ type, meetingLink, startDate, end }) => ({
      meetingLink: type === 'blizz_meeting' && meetingLink.trim() === '' ? 'required' : undefined,
      end: startDate !== '' && end !== '' && end <= startDate ? 'too_early' : undefined,
    }),
    words: {
      subject: { required: msg`Bitte sagen Sie, worum es geht.` },
      startDate: { other: msg`Bitte geben Sie Tag und Uhrzeit an.` },
      end: { too_early: msg`Das Ende muss nach dem Beginn liegen.`, other: msg`Bitte geben Sie Tag und Uhrzeit an.` },
      meetingLink: {
        required: msg`Ohne den Link findet niemand hin.`,
        other: msg`Das ist keine Adresse im Netz. Sie beginnt mit https://`,
      },
    },
    refusals: { email_not_confirmed: 'invitedUsers' },
    send: (values) =>
      meeting
        ? send(EditMeeting, { ...values, timeZone, meetingId: meeting.id })
        : send(CreateMeeting, { ...values, timeZone }),
    onDone: () => {
      void refetch();
      onClose();
      showSnackbar(meeting ? msg`Das Treffen ist geändert.` : msg`Das Treffen ist angelegt.`);
    },
  });
}

const valuesOf = (meeting: Meeting | undefined): Values => ({
  subject: meeting?.subject ?? '',
  ...(meeting ? { startDate: meeting.startDate, end: meeting.end } : nextHour()),
  type: meeting?.type ?? 'custom_meeting',
  meetingLink: meeting?.meetingLink ?? '',
  password: meeting?.password ?? '',
  invitedUsers: meeting ? [...meeting.invitedUsers.flatMap(({ email }) => email ?? []), ...meeting.extraUsers] : [],
});

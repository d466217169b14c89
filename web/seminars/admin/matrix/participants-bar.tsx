import { msg, plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { AlarmClock, MailPlus, RotateCcw, UserMinus } from 'lucide-react';
import { useState } from 'react';
import { participationCommands } from '#domain/participation/contract/calls.ts';
import type { SeminarDetail } from '#domain/seminars/contract/detail.ts';
import { send } from '../../../lib/api.ts';
import { errorMessage } from '../../../lib/error-messages.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmChange } from '../../../ui/confirm-change.tsx';
import { BarLabel, SelectionBar } from '../../../ui/selection-bar.tsx';
import { showSnackbar } from '../../../ui/snackbar-state.ts';
import { ExtendDialog } from '../../deadline/extend-dialog.tsx';
import { useSeminarChange } from '../../seminar-change.ts';

type ParticipantsBarProps = Readonly<{ seminar: SeminarDetail; userIds: readonly string[]; onDone: () => void }>;

/** The owner's actions on several participants at once. */
export function ParticipantsBar({ seminar, userIds, onDone }: ParticipantsBarProps) {
  const { t } = useLingui();
  const [open, setOpen] = useState<'extend' | 'reset' | 'remove'>();
  const close = () => setOpen(undefined);
  const remind = useSeminarChange(
    () => send(participationCommands.RemindParticipants, { seminarId: seminar.id, userIds: [...userIds] }),
    ({ reminded }) => {
      onDone();
      showSnackbar(
        reminded.length === 0
          ? msg`Niemand wurde erinnert: Alle sind fertig oder haben heute schon eine Mail bekommen.`
          : t`${plural(reminded.length, { one: '# Person wurde erinnert.', other: '# Personen wurden erinnert.' })}`,
      );
    },
  );
  const rest = { seminarId: seminar.id, userIds, onClose: close, onDone };
  return (
    <SelectionBar count={userIds.length} onClear={onDone}>
      <Button
        busy={remind.isPending}
        onClick={() => remind.mutate(undefined, { onError: (error) => void showSnackbar(errorMessage(error)) })}
      >
        <MailPlus aria-hidden="true" />
        <BarLabel>
          <Trans>Per Mail erinnern</Trans>
        </BarLabel>
      </Button>
      <Button onClick={() => setOpen('extend')}>
        <AlarmClock aria-hidden="true" />
        <BarLabel>
          <Trans>Frist verlängern</Trans>
        </BarLabel>
      </Button>
      <Button onClick={() => setOpen('reset')}>
        <RotateCcw aria-hidden="true" />
        <BarLabel>
          <Trans>Zurücksetzen</Trans>
        </BarLabel>
      </Button>
      <Button onClick={() => setOpen('remove')}>
        <UserMinus aria-hidden="true" />
        <BarLabel>
          <Trans>Entfernen</Trans>
        </BarLabel>
      </Button>
      {open === 'extend' && <ExtendDialog seminar={seminar} userIds={userIds} onClose={close} onDone={onDone} />}
      {open === 'reset' && <ResetSome {...rest} />}
      {open === 'remove' && <RemoveSome {...rest} />}
    </SelectionBar>
  );
}

type SomeProps = Readonly<{
  seminarId: string;
  userIds: readonly string[];
  onClose: () => void;
  onDone: () => void;
}>;

/** Changes one person after the other; if one change fails, earlier ones stay. */
async function eachOf(userIds: readonly string[], change: (userId: string) => Promise<unknown>): Promise<void> {
  for (const userId of userIds) await change(userId);
}

function ResetSome({ seminarId, userIds, onClose, onDone }: SomeProps) {
  const { t } = useLingui();
  const reset = useSeminarChange(
    () => eachOf(userIds, (userId) => send(participationCommands.ResetOne, { seminarId, userId })),
    () => {
      onDone();
      showSnackbar(msg`Die Ausgewählten beginnen wieder bei null.`);
    },
  );
  return (
    <ConfirmChange
      onClose={onClose}
      change={reset}
      title={<Plural value={userIds.length} one="# Person zurücksetzen?" other="# Personen zurücksetzen?" />}
      description={
        <Trans>
          Beiträge, Bewertungen und Rückmeldungen dieser Personen im Seminar gehen verloren. Ihre Vorträge behalten sie.
          Das lässt sich nicht rückgängig machen.
        </Trans>
      }
      confirm={<Trans>Zurücksetzen</Trans>}
      typed={t`zurücksetzen`}
    />
  );
}

function RemoveSome({ seminarId, userIds, onClose, onDone }: SomeProps) {
  const { t } = useLingui();
  const remove = useSeminarChange(
    () => eachOf(userIds, (userId) => send(participationCommands.RemoveUser, { seminarId, userId })),
    () => {
      onDone();
      showSnackbar(msg`Die Ausgewählten nehmen nicht mehr teil.`);
    },
  );
  return (
    <ConfirmChange
      onClose={onClose}
      change={remove}
      title={<Plural value={userIds.length} one="# Person entfernen?" other="# Personen entfernen?" />}
      description={
        <Trans>
          Diese Personen verlieren ihren Platz und ihren Stand im Seminar. Ihre Vorträge behalten sie. Sie können sie
          wieder einladen; dann beginnen sie neu.
        </Trans>
      }
      confirm={<Trans>Entfernen</Trans>}
      typed={t`entfernen`}
    />
  );
}

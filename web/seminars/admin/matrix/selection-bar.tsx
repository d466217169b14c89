import { msg, plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { AlarmClock, MailPlus, RotateCcw, UserMinus, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { participationCommands } from '#domain/participation/contract/calls.ts';
import type { SeminarDetail } from '#domain/seminars/contract/detail.ts';
import { send } from '../../../lib/api.ts';
import { errorMessage } from '../../../lib/error-messages.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { showSnackbar } from '../../../ui/snackbar-state.ts';
import { ExtendDialog } from '../../deadline/extend-dialog.tsx';
import { useSeminarChange } from '../../seminar-change.ts';

type SelectionBarProps = Readonly<{ seminar: SeminarDetail; userIds: readonly string[]; onDone: () => void }>;

/** The owner's actions on several participants at once. */
export function SelectionBar({ seminar, userIds, onDone }: SelectionBarProps) {
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
    <section
      aria-label={t`Mit den Ausgewählten`}
      className="sticky bottom-4 z-30 flex max-md:bottom-20 flex-wrap items-center gap-2 rounded-lg border border-line bg-surface p-3 shadow-2"
    >
      <p aria-live="polite" className="mr-auto px-2 text-sm font-semibold tabular-nums">
        <Plural value={userIds.length} one="# ausgewählt" other="# ausgewählt" />
      </p>
      <Button
        busy={remind.isPending}
        onClick={() => remind.mutate(undefined, { onError: (error) => void showSnackbar(errorMessage(error)) })}
      >
        <MailPlus aria-hidden="true" />
        <Label>
          <Trans>Per Mail erinnern</Trans>
        </Label>
      </Button>
      <Button onClick={() => setOpen('extend')}>
        <AlarmClock aria-hidden="true" />
        <Label>
          <Trans>Frist verlängern</Trans>
        </Label>
      </Button>
      <Button onClick={() => setOpen('reset')}>
        <RotateCcw aria-hidden="true" />
        <Label>
          <Trans>Zurücksetzen</Trans>
        </Label>
      </Button>
      <Button onClick={() => setOpen('remove')}>
        <UserMinus aria-hidden="true" />
        <Label>
          <Trans>Entfernen</Trans>
        </Label>
      </Button>
      <Button look="quiet" onClick={onDone}>
        <X aria-hidden="true" className="md:hidden" />
        <Label>
          <Trans>Auswahl aufheben</Trans>
        </Label>
      </Button>
      {open === 'extend' && <ExtendDialog seminar={seminar} userIds={userIds} onClose={close} onDone={onDone} />}
      {open === 'reset' && <ResetSome {...rest} />}
      {open === 'remove' && <RemoveSome {...rest} />}
    </section>
  );
}

/** On a phone the pictures have to do, and the words are heard. */
const Label = ({ children }: Readonly<{ children: ReactNode }>) => <span className="max-md:sr-only">{children}</span>;

type SomeProps = Readonly<{
  seminarId: string;
  userIds: readonly string[];
  onClose: () => void;
  onDone: () => void;
}>;

/** One after the other: what was done stays done where a later one fails. */
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
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={<Plural value={userIds.length} one="# Person zurücksetzen?" other="# Personen zurücksetzen?" />}
      description={
        <Trans>
          Beiträge, Bewertungen und Rückmeldungen dieser Personen im Seminar gehen verloren. Ihre Vorträge behalten sie.
          Das lässt sich nicht rückgängig machen.
        </Trans>
      }
      confirm={<Trans>Zurücksetzen</Trans>}
      typed={t`zurücksetzen`}
      busy={reset.isPending}
      error={reset.error}
      onConfirm={() => reset.mutate(undefined)}
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
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={<Plural value={userIds.length} one="# Person entfernen?" other="# Personen entfernen?" />}
      description={
        <Trans>
          Diese Personen verlieren ihren Platz und ihren Stand im Seminar. Ihre Vorträge behalten sie. Sie können sie
          wieder einladen; dann beginnen sie neu.
        </Trans>
      }
      confirm={<Trans>Entfernen</Trans>}
      typed={t`entfernen`}
      busy={remove.isPending}
      error={remove.error}
      onConfirm={() => remove.mutate(undefined)}
    />
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { AlarmClock, RotateCcw, UserMinus } from 'lucide-react';
import { useState } from 'react';
import { participantDetail } from '#domain/participation/contract/participants.ts';
import type { SeminarDetail } from '#domain/seminars/contract/detail.ts';
import { query } from '../../../lib/api.ts';
import { useFormats } from '../../../lib/use-formats.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { usePersonName } from '../../../ui/person-name.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { ExtendDialog } from '../../deadline/extend-dialog.tsx';
import { RemoveOne, ResetOne } from './one-dialogs.tsx';
import { PersonCertificate } from './person-certificate.tsx';
import { PersonElement } from './person-element.tsx';

type PersonDialogProps = Readonly<{ seminar: SeminarDetail; userId: string; onClose: () => void }>;

const dialogs = { reset: ResetOne, remove: RemoveOne };

/** Everything that one person did in the seminar, and why it counts. */
export function PersonDialog({ seminar, userId, onClose }: PersonDialogProps) {
  const { t } = useLingui();
  const { shortDateTime, progress } = useFormats();
  const nameOf = usePersonName();
  const detail = useQuery(query(participantDetail, { seminarId: seminar.id, userId }));
  const [open, setOpen] = useState<keyof typeof dialogs>();
  const [isExtending, setExtending] = useState(false);
  const OpenDialog = open && dialogs[open];
  const person = detail.data;
  const name = person ? nameOf(person) : t`Wird geladen …`;
  const joined = person && shortDateTime(person.joinedAt);
  const active = person && shortDateTime(person.lastActiveAt);
  const elements = seminar.blocks.flatMap((block) => block.elements);
  if (OpenDialog && person) {
    return (
      <OpenDialog
        seminarId={seminar.id}
        userId={userId}
        name={name}
        onBack={() => setOpen(undefined)}
        onDone={onClose}
      />
    );
  }
  if (isExtending) return <ExtendDialog seminar={seminar} userIds={[userId]} onClose={() => setExtending(false)} />;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={name}
      description={
        person && (
          <Trans>
            Dabei seit {joined}, zuletzt aktiv {active}
          </Trans>
        )
      }
      actions={person && !seminar.closed && <Actions onChoose={setOpen} onExtend={() => setExtending(true)} />}
    >
      {detail.isPending && (
        <Loading>
          <Skeleton className="h-64" />
        </Loading>
      )}
      {detail.isError && !person && <ErrorState error={detail.error} retry={() => void detail.refetch()} />}
      {person && (
        <>
          <div className="grid gap-2">
            <ProgressBar label={t`Fortschritt`} value={person.progress} />
            <p className="text-sm text-ink-soft">
              <Trans>{progress(person.progress)} erledigt</Trans>
            </p>
          </div>
          <PersonCertificate seminarId={seminar.id} userId={userId} />
          <ol className="grid">
            {person.elements.map((standing) => {
              const element = elements.find(({ id }) => id === standing.elementId);
              return element && <PersonElement key={element.id} element={element} standing={standing} />;
            })}
          </ol>
        </>
      )}
    </Dialog>
  );
}

type ActionsProps = Readonly<{ onChoose: (dialog: keyof typeof dialogs) => void; onExtend: () => void }>;

const Actions = ({ onChoose, onExtend }: ActionsProps) => (
  <>
    <Button onClick={onExtend}>
      <AlarmClock aria-hidden="true" />
      <Trans>Frist verlängern</Trans>
    </Button>
    <Button look="danger" onClick={() => onChoose('remove')}>
      <UserMinus aria-hidden="true" />
      <Trans>Entfernen</Trans>
    </Button>
    <Button look="danger" onClick={() => onChoose('reset')}>
      <RotateCcw aria-hidden="true" />
      <Trans>Zurücksetzen</Trans>
    </Button>
  </>
);

import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { GraduationCap } from 'lucide-react';
import { useState } from 'react';
import { courseLinkList, platformCommands } from '#domain/platforms/contract/calls.ts';
import { type Answer, query, send } from '../lib/api.ts';
import { changesOf } from '../lib/changes.ts';
import { useFormats } from '../lib/use-formats.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Chip } from '../ui/chip.tsx';
import { ConfirmChange } from '../ui/confirm-change.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { Loading, Skeleton } from '../ui/skeleton.tsx';
import { InviteMembers } from './invite-members.tsx';

const { useChange: useLinkChange } = changesOf([courseLinkList], { isAwaited: true, afterRefusal: true });

type Link = Answer<typeof courseLinkList>[number];
type CourseLinksProps = Readonly<{ seminarId: string }>;

export function CourseLinks({ seminarId }: CourseLinksProps) {
  const { t } = useLingui();
  const links = useQuery({ ...query(courseLinkList, { seminarId }), staleTime: 0 });
  if (!links.data) {
    if (links.isError) return <ErrorState error={links.error} retry={() => void links.refetch()} />;
    return (
      <Loading>
        <Skeleton className="h-40 rounded-lg" />
      </Loading>
    );
  }
  return (
    <Card className="grid gap-4 p-6 max-md:p-5">
      {links.data.length === 0 ? (
        <EmptyState
          icon={GraduationCap}
          title={<Trans>Noch in keinem Kurs</Trans>}
          text={
            <Trans>
              Öffnen Sie Rostra in Ihrem Kurs bei Moodle, Canvas oder ILIAS, und wählen Sie dieses Seminar als Inhalt
              aus. Wer im Kurs ist, kommt dann mit einem Klick hierher.
            </Trans>
          }
        />
      ) : (
        <ul aria-label={t`Lernplattformen`} className="grid divide-y divide-line">
          {links.data.map((link) => (
            <Row key={link.id} link={link} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function Row({ link: { id, platform, linkedAt, courses, graded, failed } }: Readonly<{ link: Link }>) {
  const { day } = useFormats();
  const [isOpen, setOpen] = useState(false);
  const unlink = useLinkChange(
    () => send(platformCommands.UnlinkSeminar, { id }),
    () => setOpen(false),
  );
  const since = day(linkedAt);
  return (
    <li className="grid gap-2 py-4 first:pt-0">
      <p className="flex flex-wrap items-center gap-2 font-[550] wrap-anywhere">
        {platform}
        {failed > 0 && (
          <Chip tone="off">
            <Plural value={failed} one="eine Bewertung kam nicht an" other="# Bewertungen kamen nicht an" />
          </Chip>
        )}
      </p>
      <ul className="grid gap-0.5 text-sm">
        {courses.map(({ title }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: courses have no ids here and may share a title.
          <li key={index} className="wrap-anywhere">
            {title || <Trans>Kurs ohne Titel</Trans>}
          </li>
        ))}
      </ul>
      <p className="text-sm text-ink-soft">
        <Trans>Verknüpft seit {since}</Trans> ·{' '}
        <Plural
          value={graded}
          _0="noch niemandes Fortschritt geht dorthin"
          one="der Fortschritt einer Person geht dorthin"
          other="der Fortschritt von # Personen geht dorthin"
        />
      </p>
      {courses.some(({ hasRoster }) => hasRoster) && <InviteMembers linkId={id} platform={platform} />}
      <div>
        <Button look="danger" onClick={() => setOpen(true)}>
          <Trans>Verknüpfung lösen</Trans>
        </Button>
      </div>
      <ConfirmChange
        open={isOpen}
        onClose={() => setOpen(false)}
        change={unlink}
        title={<Trans>Verknüpfung mit {platform} lösen?</Trans>}
        description={
          <Trans>
            Aus den Kursen kommt niemand mehr in dieses Seminar, und kein Fortschritt geht mehr dorthin. Wer schon
            teilnimmt, bleibt.
          </Trans>
        }
        confirm={<Trans>Verknüpfung lösen</Trans>}
      />
    </li>
  );
}

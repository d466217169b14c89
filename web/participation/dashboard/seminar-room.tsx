import { Trans, useLingui } from '@lingui/react/macro';
import { DoorClosed, Route } from 'lucide-react';
import { Link, useSearchParams } from 'wouter';
import type { SeminarDetail } from '#domain/seminars/contract/detail.ts';
import { hasCode } from '../../lib/api-error.ts';
import { useSeminarDetail } from '../../lib/use-seminar-detail.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { CertificateCard } from '../certificate/certificate-card.tsx';
import { ElementView } from '../elements/element-view.tsx';
import { elementToShow, placeOf } from './path.ts';
import { PathSkeleton } from './path-skeleton.tsx';
import { SeminarPath } from './seminar-path.tsx';
import { useElementFocus } from './use-element-focus.ts';

/** The path on the left, one element on the right. */
export function SeminarRoom({ id }: Readonly<{ id: string }>) {
  const { t } = useLingui();
  const seminar = useSeminarDetail(id);
  if (seminar.data) {
    return (
      <>
        <PageTitle>{seminar.data.name}</PageTitle>
        <Room seminar={seminar.data} />
      </>
    );
  }
  if (seminar.lost) return <Lost name={seminar.lost.name} />;
  if (!seminar.isError) return <PathSkeleton />;
  return (
    <>
      <PageTitle>{t`Seminar`}</PageTitle>
      <Card className="grid justify-items-center pb-12">
        {hasCode(seminar.error, 'seminar_not_found') ? (
          <ErrorState
            error={seminar.error}
            title={<Trans>Dieses Seminar ist nicht da, oder Sie nehmen nicht daran teil</Trans>}
          />
        ) : (
          <ErrorState error={seminar.error} retry={() => void seminar.refetch()} />
        )}
        <Button asChild>
          <Link href="/seminars/dashboard">
            <Trans>Zu meinen Seminaren</Trans>
          </Link>
        </Button>
      </Card>
    </>
  );
}

/** Shown if the owner removes the person or deletes the seminar while the page is open. */
const Lost = ({ name }: Readonly<{ name: string }>) => (
  <>
    <PageTitle>{name}</PageTitle>
    <Card>
      <EmptyState
        icon={DoorClosed}
        title={<Trans>Sie nehmen an „{name}“ nicht mehr teil</Trans>}
        text={
          <Trans>
            Die Leitung hat das Seminar gelöscht oder Sie daraus entfernt. Ihre Aufnahmen bleiben bei Ihren Vorträgen.
          </Trans>
        }
        action={
          <div className="flex flex-wrap justify-center gap-2">
            <Button asChild look="primary">
              <Link href="/seminars/dashboard">
                <Trans>Zu meinen Seminaren</Trans>
              </Link>
            </Button>
            <Button asChild>
              <Link href="/sessions/list">
                <Trans>Zu meinen Vorträgen</Trans>
              </Link>
            </Button>
          </div>
        }
      />
    </Card>
  </>
);

function Room({ seminar }: Readonly<{ seminar: SeminarDetail }>) {
  const [search] = useSearchParams();
  const element = elementToShow(seminar, search.get('element'));
  const place = element && placeOf(seminar, element);
  useElementFocus(element?.id);
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[312px_minmax(0,1fr)]">
      <SeminarPath seminar={seminar} shownId={element?.id} />
      <div className="grid min-w-0 gap-4">
        <Notes seminar={seminar} />
        {!seminar.isOwner && seminar.progress === 1 && <CertificateCard seminar={seminar} />}
        {element && place ? <ElementView key={element.id} element={element} place={place} /> : <NoElement />}
      </div>
    </div>
  );
}

function Notes({ seminar: { id, isOwner, published, closed } }: Readonly<{ seminar: SeminarDetail }>) {
  const note = 'rounded-lg bg-near-wash px-5 py-3 text-sm';
  if (isOwner) {
    return (
      <p className="rounded-lg bg-primary-wash px-5 py-3 text-sm">
        <Trans>Sie geben dieses Seminar. So sehen es Ihre Teilnehmenden; einreichen können nur sie.</Trans>{' '}
        <Link href={`/seminars/edit/${id}`} className="font-[550] text-primary">
          <Trans>Seminar bearbeiten</Trans>
        </Link>
      </p>
    );
  }
  if (closed) {
    return (
      <p className={note}>
        <Trans>Dieses Seminar ist zu Ende. Alles, was Sie eingereicht haben, bleibt hier.</Trans>
      </p>
    );
  }
  if (published) return null;
  return (
    <p className={note}>
      <Trans>
        Dieses Seminar ist gerade nicht veröffentlicht. Ansehen können Sie es, einreichen erst wieder danach.
      </Trans>
    </p>
  );
}

const NoElement = () => (
  <Card>
    <EmptyState
      icon={Route}
      title={<Trans>Hier ist noch nichts zu tun</Trans>}
      text={<Trans>Sobald das Seminar seine ersten Schritte hat, stehen sie hier. Sie müssen nichts neu laden.</Trans>}
    />
  </Card>
);

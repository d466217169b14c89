import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronLeft } from 'lucide-react';
import { Suspense } from 'react';
import { Link, Redirect, useLocation, useParams } from 'wouter';
import { errorMessage } from '../../lib/error-messages.ts';
import { useConfig } from '../../lib/use-config.ts';
import { useSeminarDetail } from '../../lib/use-seminar-detail.ts';
import { SessionRecorder } from '../../recorder/for-others.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import type { ElementOf } from '../elements/element-props.ts';
import { HowLong } from '../elements/presentation/how-long.tsx';
import { WhoSees } from '../elements/presentation/who-sees.tsx';
import { dashboardAddress, elementsIn } from './path.ts';
import { limitsFor } from './recording-limits.ts';
import { useSubmitSession } from './use-submit-session.ts';

/** The recorder for one step of a seminar. */
export function RecordPage() {
  const { id = '', elementId = '' } = useParams();
  const seminar = useSeminarDetail(id);
  if (seminar.isError && !seminar.data)
    return <ErrorState error={seminar.error} retry={() => void seminar.refetch()} />;
  if (!seminar.data) return <RecorderSkeleton />;
  const element = elementsIn(seminar.data).find((one) => one.id === elementId);
  if (element?.type !== 'video_presentation') return <Redirect to={dashboardAddress(id)} replace />;
  return <Recorder element={element} />;
}

function Recorder({ element }: Readonly<{ element: ElementOf<'video_presentation'> }>) {
  const config = useConfig();
  const [, navigate] = useLocation();
  const submit = useSubmitSession({ seminarId: element.seminarId, elementId: element.id });
  const back = dashboardAddress(element.seminarId, element.id);
  const handIn = (sessionId: string) => submit.mutate(sessionId, { onSuccess: () => navigate(back) });
  return (
    <>
      <PageTitle>{element.title}</PageTitle>
      <PageHeader
        title={element.title}
        above={
          <Link href={back} className="inline-flex min-h-9 items-center gap-1 text-ink-soft max-md:min-h-touch">
            <ChevronLeft aria-hidden="true" className="size-4" />
            <Trans>Zurück zum Schritt</Trans>
          </Link>
        }
        below={<HowLong element={element} />}
      />
      <Suspense fallback={<RecorderSkeleton />}>
        {submit.isIdle && config && (
          <SessionRecorder
            limits={limitsFor(element, config.recording)}
            good={config.norms.volume}
            name={element.title}
            onDone={handIn}
          />
        )}
      </Suspense>
      {submit.isPending && <RecorderSkeleton />}
      {submit.isError && <NotSubmitted submit={submit} onAgain={handIn} />}
      <div className="mt-6">
        <WhoSees element={element} />
      </div>
    </>
  );
}

type NotSubmittedProps = Readonly<{
  submit: ReturnType<typeof useSubmitSession>;
  onAgain: (sessionId: string) => void;
}>;

/** The talk was recorded but could not be submitted. */
function NotSubmitted({ submit, onAgain }: NotSubmittedProps) {
  const { i18n } = useLingui();
  const { variables: sessionId = '' } = submit;
  return (
    <div className="grid max-w-reading gap-4">
      <Alert>
        {i18n._(errorMessage(submit.error))}{' '}
        <Trans>Ihre Aufnahme ist nicht verloren: Sie liegt bei Ihren Vorträgen.</Trans>
      </Alert>
      <div className="flex flex-wrap gap-2">
        <Button look="primary" onClick={() => onAgain(sessionId)}>
          <Trans>Noch einmal einreichen</Trans>
        </Button>
        <Button asChild>
          <Link href={`/sessions/${sessionId}`}>
            <Trans>Vortrag ansehen</Trans>
          </Link>
        </Button>
      </div>
    </div>
  );
}

const RecorderSkeleton = () => (
  <Loading>
    <Skeleton className="aspect-video rounded-lg" />
  </Loading>
);

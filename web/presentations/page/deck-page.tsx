import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Mic } from 'lucide-react';
import { Link, useParams } from 'wouter';
import { type PresentationDetail, presentationDetail } from '#domain/presentations/contract/calls.ts';
import { query } from '../../lib/api.ts';
import { hasCode } from '../../lib/api-error.ts';
import { errorMessage } from '../../lib/error-messages.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { DeckMenu } from '../deck-menu.tsx';
import { DeckState } from '../deck-state.tsx';
import { PlanSummary } from './plan-summary.tsx';
import { SlideCard } from './slide-card.tsx';
import { SlidesToSee } from './slides-to-see.tsx';
import { usePlan } from './use-plan.ts';

/** The slides in order and the sum of their times. Each field is saved on blur. */
function DeckPlan({ deck }: Readonly<{ deck: PresentationDetail }>) {
  const { i18n } = useLingui();
  const plan = usePlan(deck.id);
  return (
    <div className="grid gap-6">
      <PlanSummary deck={deck} plan={plan} />
      {plan.isError && <Alert>{i18n._(errorMessage(plan.error))}</Alert>}
      <ol className="grid gap-6">
        {deck.slides.map((slide) => (
          <SlideCard key={slide.index} slide={slide} plan={plan} />
        ))}
      </ol>
    </div>
  );
}

export function DeckPage() {
  const { id = '' } = useParams();
  const deck = useQuery(query(presentationDetail, { id }));
  const isGone = hasCode(deck.error, 'not_found');
  if (deck.data && !isGone) return <Known key={id} deck={deck.data} />;
  if (deck.isPending) return <PageSkeleton />;
  if (isGone) return <NoSuchDeck error={deck.error} />;
  return (
    <Card>
      <ErrorState error={deck.error} retry={() => void deck.refetch()} />
    </Card>
  );
}

function Known({ deck }: Readonly<{ deck: PresentationDetail }>) {
  const { day, size } = useFormats();
  const [added, large] = [day(deck.createdAt), size(deck.file.size)];
  return (
    <>
      <PageTitle>{deck.name}</PageTitle>
      <PageHeader
        above={
          <Link href="/slides" className="text-ink-faint">
            <Trans>Folien</Trans>
          </Link>
        }
        title={deck.name}
        below={
          <Trans>
            Hochgeladen am {added}, {large}
          </Trans>
        }
        actions={
          <>
            {deck.state === 'ready' && <RecordLink id={deck.id} />}
            {deck.mayChange && <DeckMenu deck={deck} file={deck.file.url} look="plain" />}
          </>
        }
      />
      {deck.state !== 'ready' && (
        <Card className="mb-6 px-6 py-5 max-md:px-5">
          <DeckState deck={deck} />
        </Card>
      )}
      {deck.slides.length > 0 && (deck.mayChange ? <DeckPlan deck={deck} /> : <SlidesToSee slides={deck.slides} />)}
    </>
  );
}

/** Opens the recorder with these slides beside the camera. */
const RecordLink = ({ id }: Readonly<{ id: string }>) => (
  <Button asChild look="record">
    <Link href={`/liverecorder?presentation=${id}`}>
      <Mic aria-hidden="true" />
      <Trans>Mit Folien aufnehmen</Trans>
    </Link>
  </Button>
);

const PageSkeleton = () => (
  <Loading className="grid gap-6">
    <Skeleton className="h-16 w-2/3" />
    <Skeleton className="h-24 rounded-lg" />
    <Skeleton className="h-80 rounded-lg" />
    <Skeleton className="h-80 rounded-lg" />
  </Loading>
);

function NoSuchDeck({ error }: Readonly<{ error: unknown }>) {
  const { t } = useLingui();
  return (
    <>
      <PageTitle>{t`Diese Präsentation gibt es nicht`}</PageTitle>
      <Card className="grid justify-items-center pb-12">
        <ErrorState error={error} title={<Trans>Diese Präsentation gibt es nicht mehr</Trans>} />
        <Button asChild>
          <Link href="/slides">
            <Trans>Alle Folien zeigen</Trans>
          </Link>
        </Button>
      </Card>
    </>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { useEffect } from 'react';
import { Link, useParams } from 'wouter';
import { clockTime } from '#domain/sessions/contract/clock-time.ts';
import {
  type SharedDetail,
  shareCommands,
  sharedMedia,
  sharedPeaks,
  sharedSeries,
  sharedSession,
  sharedSessions,
} from '#domain/shares/contract/calls.ts';
import { query, send } from '../lib/api.ts';
import { hasCode } from '../lib/api-error.ts';
import { useFormats } from '../lib/use-formats.ts';
import { type SessionSource, SessionSourceContext } from '../player/for-others.ts';
import { ReportSkeleton } from '../report/for-others.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { PageTitle } from '../ui/page-title.tsx';
import { SharedReport } from './shared-report.tsx';

/** Points per series, as in one's own report. */
const points = 400;
const source = {
  ...{ media: sharedMedia, peaks: sharedPeaks, series: sharedSeries },
  isOwn: false,
} as unknown as SessionSource;
/** The longest delay of a timer, in ms. */
const longestWaitMs = 2 ** 31 - 1;

/** A talk that somebody else shares. The page hides it at the end of the share. */
export function SharedSessionPage() {
  const { id = '' } = useParams();
  const session = useQuery({
    ...query(sharedSession, { id, points }),
    // Nothing is pushed when a share expires, so the page fetches at that time.
    refetchInterval: ({ state: { data } }) => untilEnd(data),
  });
  const isThere = session.data !== undefined && !hasCode(session.error, 'not_found');
  useEffect(() => {
    if (isThere) void send(shareCommands.SeeShared, { id }).catch(() => undefined);
  }, [id, isThere]);
  if (isThere) {
    return (
      <SessionSourceContext value={source}>
        <PageTitle>{session.data.name}</PageTitle>
        <Header session={session.data} />
        <SharedReport key={id} session={session.data} />
      </SessionSourceContext>
    );
  }
  if (session.isPending) return <ReportSkeleton />;
  if (hasCode(session.error, 'not_found')) return <NotShared error={session.error} />;
  return (
    <Card>
      <ErrorState error={session.error} retry={() => void session.refetch()} />
    </Card>
  );
}

function untilEnd(session: SharedDetail | undefined): number | false {
  if (!session?.until) return false;
  return Math.min(Math.max(1_000, Date.parse(session.until) - Date.now() + 500), longestWaitMs);
}

function Header({ session }: Readonly<{ session: SharedDetail }>) {
  const { dateTime } = useFormats();
  const { name, sharedBy, duration, until, id } = session;
  return (
    <header className="mb-6 flex flex-wrap items-end justify-between gap-4">
      <div className="grid min-w-0 gap-1.5">
        <Link
          href={`/sessions/shared/${sharedBy.id}`}
          className="inline-flex min-h-6 w-fit items-center text-sm text-ink-faint no-underline hover:text-ink max-md:min-h-touch"
        >
          <Trans>Mit mir geteilt</Trans>
          <span aria-hidden="true" className="ml-1">
            ›
          </span>
        </Link>
        <h1 className="wrap-anywhere">{name}</h1>
        <p className="text-sm text-ink-soft">
          <Trans>von {sharedBy.name}</Trans>
          {duration !== null && <> · {clockTime(duration)} min</>}
          {until && (
            <>
              {' · '}
              <Trans>zu sehen bis {dateTime(until)}</Trans>
            </>
          )}
        </p>
      </div>
      <NextOpen after={id} />
    </header>
  );
}

function NotShared({ error }: Readonly<{ error: unknown }>) {
  const { t } = useLingui();
  return (
    <>
      <PageTitle>{t`Dieser Vortrag ist nicht mehr geteilt`}</PageTitle>
      <Card className="grid justify-items-center pb-12">
        <ErrorState error={error} title={<Trans>Dieser Vortrag ist nicht mehr mit Ihnen geteilt</Trans>} />
        <Button asChild>
          <Link href="/sessions/shared">
            <Trans>Mit mir geteilte Vorträge</Trans>
          </Link>
        </Button>
      </Card>
    </>
  );
}

/** Links to the oldest shared talk without the person's feedback; nothing if there is no other. */
function NextOpen({ after }: Readonly<{ after: string }>) {
  const { data = [] } = useQuery(query(sharedSessions, { state: 'open', order: 'oldest', limit: 2 }));
  const next = data.find(({ sessionId }) => sessionId !== after);
  if (!next) return null;
  return (
    <Button asChild>
      <Link href={`/sessions/shared/talk/${next.sessionId}`}>
        <Trans>Nächster ohne Rückmeldung</Trans>
        <ArrowRight aria-hidden="true" />
      </Link>
    </Button>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useParams } from 'wouter';
import { hasCode } from '../lib/api-error.ts';
import { useConfig } from '../lib/use-config.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { PageTitle } from '../ui/page-title.tsx';
import { Report } from './report.tsx';
import { ReportSkeleton } from './report-skeleton.tsx';
import { SessionHeader } from './session-header.tsx';
import { useSession } from './use-session.ts';

export function SessionPage() {
  const { id = '' } = useParams();
  const session = useSession(id);
  const config = useConfig();
  if (hasCode(session.error, 'not_found'))
    return <NoSuchSession error={session.error} wasThere={session.data !== undefined} />;
  if (session.data && config) {
    return (
      <>
        <PageTitle>{session.data.name}</PageTitle>
        <SessionHeader session={session.data} />
        {/* The key creates a new player for another talk. */}
        <Report key={id} session={session.data} config={config} />
      </>
    );
  }
  if (!session.isError) return <ReportSkeleton />;
  return (
    <Card>
      <ErrorState error={session.error} retry={() => void session.refetch()} />
    </Card>
  );
}

type NoSuchSessionProps = Readonly<{
  error: unknown;
  /** Whether the talk was shown here before it was deleted, for example in another window. */
  wasThere: boolean;
}>;

function NoSuchSession({ error, wasThere }: NoSuchSessionProps) {
  const { t } = useLingui();
  const title = wasThere ? t`Dieser Vortrag wurde gelöscht` : t`Diesen Vortrag gibt es nicht`;
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <Card className="grid justify-items-center pb-12">
        <ErrorState error={error} title={title} />
        <Button asChild>
          <Link href="/sessions/list">
            <Trans>Alle Vorträge zeigen</Trans>
          </Link>
        </Button>
      </Card>
    </>
  );
}

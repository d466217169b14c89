import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { drillKinds, drillList } from '#domain/sessions/contract/drills.ts';
import { type Answer, query } from '../lib/api.ts';
import { Card } from '../ui/card.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { Loading, Skeleton } from '../ui/skeleton.tsx';
import { drillWords } from './drill-words.ts';
import { KeptDrills } from './kept-drills.tsx';

const localTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';

/** Exercises of at most one minute, with one aim each. */
export function DrillsPage() {
  const kept = useQuery(query(drillList, { timeZone: localTimeZone() }));
  return (
    <>
      <PageHeader title={<Trans>Eine Minute üben</Trans>} />
      <p className="-mt-2 mb-6 max-w-[62ch] text-ink-soft">
        <Trans>
          Eine Sache, eine Minute, sofort ein Ergebnis. Es kostet kein Kontingent, und die Aufnahme wird gleich
          gelöscht.
        </Trans>{' '}
        {kept.data && <Streak days={kept.data.days} />}
      </p>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {drillKinds.map((drill) => (
          <li key={drill}>
            <DrillCard drill={drill} />
          </li>
        ))}
      </ul>
      {kept.isPending && (
        <Loading>
          <Skeleton className="mt-8 h-24 rounded-lg" />
        </Loading>
      )}
      {kept.isError && <ErrorState error={kept.error} retry={() => void kept.refetch()} />}
      {kept.data && <KeptDrills drills={kept.data.drills} />}
    </>
  );
}

/** The number of days with practice in the last week. It sets no target. */
function Streak({ days }: Pick<Answer<typeof drillList>, 'days'>) {
  if (days === 0) return null;
  return (
    <span className="text-ink">
      <Plural
        value={days}
        one="In den letzten sieben Tagen haben Sie an einem Tag geübt."
        other="In den letzten sieben Tagen haben Sie an # Tagen geübt."
      />
    </span>
  );
}

function DrillCard({ drill }: Readonly<{ drill: (typeof drillKinds)[number] }>) {
  const { i18n } = useLingui();
  const { icon: Icon, name, aim } = drillWords[drill];
  return (
    <Link href={`/practice/${drill}`} className="block h-full rounded-lg text-ink no-underline">
      <Card className="flex h-full items-start gap-4 p-5 transition-colors hover:border-primary">
        <span className="grid size-11 flex-none place-items-center rounded-full bg-primary-wash text-primary">
          <Icon aria-hidden="true" className="size-5" />
        </span>
        <span className="min-w-0">
          <span className="block font-[600]">{i18n._(name)}</span>
          <span className="mt-0.5 block text-sm text-ink-soft">{i18n._(aim)}</span>
        </span>
      </Card>
    </Link>
  );
}

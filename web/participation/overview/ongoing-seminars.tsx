import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { Link } from 'wouter';
import { seminarList } from '#domain/seminars/contract/calls.ts';
import type { SeminarRow } from '#domain/seminars/contract/detail.ts';
import { query } from '../../lib/api.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { Card } from '../../ui/card.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { dashboardAddress } from '../dashboard/path.ts';

/** The seminars that a person has not finished; nothing if there are none. */
export function OngoingSeminars() {
  const seminars = useQuery(query(seminarList, {})).data ?? [];
  const ongoing = seminars.filter(isOngoing);
  if (ongoing.length === 0) return null;
  return (
    <Card>
      <h2 className="px-6 pt-5 pb-2 max-md:px-4">
        <Trans>Ihre Seminare</Trans>
      </h2>
      <ul>
        {ongoing.map((seminar) => (
          <Ongoing key={seminar.id} seminar={seminar} />
        ))}
      </ul>
    </Card>
  );
}

const isOngoing = ({ progress, published, closed }: SeminarRow) =>
  progress !== null && progress < 1 && published && !closed;

function Ongoing({ seminar: { id, name, progress: done } }: Readonly<{ seminar: SeminarRow }>) {
  const { t } = useLingui();
  const { progress } = useFormats();
  const share = done ?? 0;
  return (
    <li className="relative grid min-h-[72px] grid-cols-[minmax(0,1fr)_auto] items-center gap-4 border-line px-6 py-3 not-first:border-t hover:bg-sunken/50 max-md:px-4">
      <div className="grid min-w-0 gap-2">
        <h3 className="wrap-anywhere">
          {/* The whole row is clickable; a screen reader hears only the name. */}
          <Link href={dashboardAddress(id)} className="text-ink no-underline after:absolute after:inset-0">
            {name}
          </Link>
        </h3>
        <ProgressBar label={t`Fortschritt in „${name}“`} value={share} />
      </div>
      <span className="flex items-center gap-2 text-sm text-ink-soft tabular-nums">
        {progress(share)}
        <ChevronRight aria-hidden="true" className="size-5 text-ink-faint" />
      </span>
    </li>
  );
}

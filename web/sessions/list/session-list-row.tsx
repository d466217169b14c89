import { Plural, useLingui } from '@lingui/react/macro';
import { Users } from 'lucide-react';
import { Link } from 'wouter';
import type { SessionRow } from '#domain/sessions/contract/report.ts';
import { Chip } from '../../ui/chip.tsx';
import { analysisState, statusShown } from '../analysis-status.ts';
import { SessionMenu } from '../session-menu.tsx';
import { FailedReason } from './failed-reason.tsx';
import { RowState } from './row-state.tsx';
import { SessionThumb } from './session-thumb.tsx';
import { SessionTime } from './session-time.tsx';
import { WithheldReason } from './withheld-reason.tsx';

/** All of it leads to the talk; what acts by itself lies above that link. */
export function SessionListRow({ session }: Readonly<{ session: SessionRow }>) {
  const { i18n } = useLingui();
  const failed = analysisState(session) === 'failed';
  return (
    <li className="relative grid grid-cols-[auto_minmax(0,1fr)_auto_auto] items-center gap-x-4 border-t border-line px-5 py-3 transition-colors first:border-t-0 hover:bg-sunken/50 max-md:gap-x-3 max-md:pr-2 max-md:pl-4">
      <SessionThumb session={session} />
      <div className="min-w-0">
        <h3 className="truncate text-sm max-md:line-clamp-2 max-md:whitespace-normal">
          <Link href={`/sessions/${session.id}`} className="text-ink no-underline after:absolute after:inset-0">
            {session.name}
          </Link>
        </h3>
        <div className="mt-0.5 flex flex-wrap items-center gap-x-2 gap-y-1 text-xs text-ink-faint tabular-nums">
          <SessionTime iso={session.recordingDate} />
          {session.sharedWith.length > 0 && <SharedWith people={session.sharedWithNames} />}
          {failed && <Chip tone="off">{i18n._(statusShown('Failed').words)}</Chip>}
        </div>
      </div>
      <RowState session={session} />
      <span className="relative col-start-4 row-start-1">
        <SessionMenu session={session} />
      </span>
      {failed && <FailedReason id={session.id} />}
      {session.scoreWithheld && <WithheldReason withheld={session.scoreWithheld} />}
    </li>
  );
}

const SharedWith = ({ people }: Readonly<{ people: readonly string[] }>) => (
  <span className="inline-flex items-center gap-1" title={people.join(', ')}>
    <Users aria-hidden="true" className="size-3.5" />
    <Plural value={people.length} one="mit # Person geteilt" other="mit # Personen geteilt" />
  </span>
);

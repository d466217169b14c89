import { Trans } from '@lingui/react/macro';
import { Link } from 'wouter';
import type { SessionRow } from '#domain/sessions/contract/report.ts';
import { Chip } from '../../ui/chip.tsx';
import { analysisState } from '../analysis-status.ts';
import { RowState } from '../list/row-state.tsx';
import { SessionThumb } from '../list/session-thumb.tsx';
import { SessionTime } from '../list/session-time.tsx';

export function SessionLine({ talk }: Readonly<{ talk: SessionRow }>) {
  return (
    <li className="relative flex min-h-[72px] items-center gap-4 border-line px-6 py-3 not-first:border-t hover:bg-sunken/50 max-md:gap-3 max-md:px-4">
      <SessionThumb session={talk} />
      <div className="min-w-0 flex-1">
        <h3 className="wrap-anywhere">
          {/* The whole row is clickable; a screen reader hears only the name. */}
          <Link href={`/sessions/${talk.id}`} className="text-ink no-underline after:absolute after:inset-0">
            {talk.name}
          </Link>
        </h3>
        <p className="text-xs text-ink-faint tabular-nums">
          <SessionTime iso={talk.recordingDate} />
        </p>
      </div>
      {analysisState(talk) === 'failed' ? (
        <Chip tone="off">
          <Trans>Gescheitert</Trans>
        </Chip>
      ) : (
        <RowState session={talk} />
      )}
    </li>
  );
}

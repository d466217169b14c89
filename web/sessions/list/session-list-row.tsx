import { Plural, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { cx } from 'class-variance-authority';
import { Users } from 'lucide-react';
import { Link } from 'wouter';
import { sessionDetail } from '#domain/sessions/contract/calls.ts';
import type { ScoreWithheld, SessionRow } from '#domain/sessions/contract/report.ts';
import { query } from '../../lib/api.ts';
import { useWithheldWords } from '../../report/for-others.ts';
import { CheckMark } from '../../ui/check-mark.tsx';
import { Chip } from '../../ui/chip.tsx';
import { usePressAndHold } from '../../ui/use-press-and-hold.ts';
import { analysisState, statusShown } from '../analysis-status.ts';
import { failureWords } from '../failure-words.ts';
import { RetryButton } from '../retry-button.tsx';
import { SessionMenu } from '../session-menu.tsx';
import { TagLinks } from '../tags/tag-links.tsx';
import { RowState } from './row-state.tsx';
import { SessionThumb } from './session-thumb.tsx';
import { SessionTime } from './session-time.tsx';

type SessionListRowProps = Readonly<{
  session: SessionRow;
  isSelected: boolean;
  /** Whether a tap selects instead of opening, as on a phone after a long press. */
  isSelecting: boolean;
  onSelect: (isOn: boolean) => void;
  onHold: () => void;
}>;

/** The whole row is a link to the talk; its other controls are above that link. */
export function SessionListRow({ session, isSelected, isSelecting, onSelect, onHold }: SessionListRowProps) {
  const { t, i18n } = useLingui();
  const hold = usePressAndHold(onHold);
  const failed = analysisState(session) === 'failed';
  return (
    <li
      {...hold}
      className={cx(
        'relative grid grid-cols-[auto_minmax(0,1fr)_auto_auto] items-center gap-x-4 border-t border-line px-5 py-3 transition-colors [-webkit-touch-callout:none] first:rounded-t-lg first:border-t-0 last:rounded-b-lg max-md:gap-x-3 max-md:pr-2 max-md:pl-4 pointer-coarse:select-none',
        isSelected ? 'bg-primary-wash' : 'hover:bg-sunken/50',
      )}
    >
      <span className="flex items-center gap-4 max-md:gap-3">
        <span className={cx('relative z-10', !isSelecting && 'max-md:hidden')}>
          <CheckMark label={t`${session.name} auswählen`} checked={isSelected} onChange={onSelect} />
        </span>
        <span className={cx('contents', isSelecting && 'max-md:hidden')}>
          <SessionThumb session={session} />
        </span>
      </span>
      <div className="min-w-0">
        <h3 className="truncate text-sm max-md:line-clamp-2 max-md:whitespace-normal">
          <Link
            href={`/sessions/${session.id}`}
            draggable={false}
            className="text-ink no-underline after:absolute after:inset-0"
            onClick={(event) => {
              if (!isSelecting) return;
              event.preventDefault();
              onSelect(!isSelected);
            }}
          >
            {session.name}
          </Link>
        </h3>
        <div className="mt-0.5 flex flex-wrap items-center gap-x-2 gap-y-1 text-xs text-ink-faint tabular-nums">
          <SessionTime iso={session.recordingDate} />
          {session.sharedWith.length > 0 && <SharedWith people={session.sharedWithNames} />}
          <TagLinks tags={session.tags} />
          {failed && <Chip tone="off">{i18n._(statusShown('Failed').words)}</Chip>}
        </div>
      </div>
      <RowState session={session} />
      <span className="relative col-start-4 row-start-1">
        <SessionMenu session={session} onSelect={onHold} />
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

/** Fetches the reason, which rows of the list do not have. */
function FailedReason({ id }: Readonly<{ id: string }>) {
  const { i18n } = useLingui();
  const detail = useQuery(query(sessionDetail, { id, points: 2 }));
  const failure = detail.data?.failure;
  if (!failure) return null;
  const { cause, next } = failureWords(failure.reason);
  return (
    <div className="relative col-span-3 col-start-2 mt-1.5 grid justify-items-start gap-2 text-sm text-ink-soft max-md:col-span-full max-md:col-start-1 max-md:mt-3 max-md:mb-1 max-md:pr-2">
      <p>
        {i18n._(cause)} {i18n._(next)}
      </p>
      {failure.canRetry && <RetryButton id={id} />}
    </div>
  );
}

/** Why an analysed talk has no score. */
function WithheldReason({ withheld }: Readonly<{ withheld: ScoreWithheld }>) {
  const words = useWithheldWords();
  return (
    <p className="col-span-3 col-start-2 mt-1 text-xs text-ink-soft max-md:col-span-full max-md:col-start-1 max-md:mt-2 max-md:pr-2">
      {words(withheld)}
    </p>
  );
}

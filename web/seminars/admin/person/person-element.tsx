import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { SeminarElement } from '#domain/seminars/contract/detail.ts';
import { useFormats } from '../../../lib/use-formats.ts';
import { marks, StateMark } from '../matrix/state-mark.tsx';
import type { PersonStanding } from './person-standing.ts';
import { PersonSubmission } from './person-submission.tsx';

/** The person's state at an element, why it counts, and the submissions. */
export function PersonElement({ element, standing }: Readonly<{ element: SeminarElement; standing: PersonStanding }>) {
  const { i18n } = useLingui();
  const { shortDateTime } = useFormats();
  const submissions = standing.submissions.filter(({ skipped }) => !skipped);
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 border-t border-line py-3">
      <StateMark state={standing.late ? 'late' : standing.state} />
      <div className="grid gap-1.5">
        <p className="text-sm">
          <b className="font-semibold wrap-anywhere">{element.title}</b>{' '}
          <span className={standing.late ? 'text-off' : 'text-ink-faint'}>
            {i18n._(marks[standing.late ? 'late' : standing.state].words)}
          </span>
          {standing.dueAt && (
            <span className="text-ink-faint">
              {' · '}
              <Trans>bis {shortDateTime(standing.dueAt)}</Trans>
            </span>
          )}
        </p>
        {standing.completedBy && <Why completedBy={standing.completedBy} />}
        {submissions.length > 0 && (
          <ul className="grid gap-2">
            {submissions.map((submission) => (
              <PersonSubmission key={submission.id} submission={submission} />
            ))}
          </ul>
        )}
      </div>
    </li>
  );
}

/** Whether present or earlier rules apply: a submission counts by the rules of its time. */
function Why({ completedBy }: Readonly<{ completedBy: NonNullable<PersonStanding['completedBy']> }>) {
  const { isCurrent, submissionIds, sessionIds } = completedBy;
  const count = sessionIds.length > 0 ? sessionIds.length : submissionIds.length;
  return (
    <p className="text-xs text-ink-soft">
      {isCurrent ? <Trans>Zählt nach den Regeln von heute</Trans> : <Trans>Zählt nach früheren Regeln</Trans>}
      {count > 0 && (
        <>
          {' · '}
          {sessionIds.length > 0 ? (
            <Plural value={count} one="durch # Vortrag" other="durch # Vorträge" />
          ) : (
            <Plural value={count} one="durch # Beitrag" other="durch # Beiträge" />
          )}
        </>
      )}
    </p>
  );
}

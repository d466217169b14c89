import { Trans, useLingui } from '@lingui/react/macro';
import { AudioLines, Check, Minus } from 'lucide-react';
import { Link } from 'wouter';
import type { JudgedSession } from '#domain/goals/contract/calls.ts';
import type { ConditionType } from '#domain/goals/contract/conditions.ts';
import { relativeDay } from '../lib/relative-day.ts';
import { useConditionWords } from '../lib/use-condition-words.ts';
import { useFormats } from '../lib/use-formats.ts';
import { Card } from '../ui/card.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ScoreRing } from '../ui/score-ring.tsx';

/** Every talk since the goal was set: whether it counts, and why not. */
export function JudgedSessions({ sessions }: Readonly<{ sessions: readonly JudgedSession[] }>) {
  return (
    <Card>
      <h2 className="px-6 pt-5 pb-2 text-lg max-md:px-5">
        <Trans>Vorträge seit Beginn</Trans>
      </h2>
      {sessions.length === 0 ? (
        <EmptyState
          icon={AudioLines}
          title={<Trans>Noch kein Vortrag</Trans>}
          text={<Trans>Sobald der nächste Vortrag ausgewertet ist, steht hier, ob er zählt und warum.</Trans>}
        />
      ) : (
        <ul className="pb-2">
          {sessions.map((session) => (
            <JudgedRow key={session.id} session={session} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function JudgedRow({ session }: Readonly<{ session: JudgedSession }>) {
  const { i18n } = useLingui();
  const { shortDateTime } = useFormats();
  const { id, name, recordedAt, sessionScore, counts } = session;
  const Icon = counts ? Check : Minus;
  return (
    <li className="relative flex min-h-[72px] items-center gap-4 border-line px-6 py-3 not-first:border-t hover:bg-sunken/50 max-md:gap-3 max-md:px-5">
      <span
        className={`grid size-8 flex-none place-items-center rounded-full ${counts ? 'bg-good-wash text-good' : 'bg-sunken text-ink-faint'}`}
      >
        <Icon aria-hidden="true" className="size-4" />
      </span>
      <div className="min-w-0 flex-1">
        <h3 className="wrap-anywhere">
          <Link href={`/sessions/${id}`} className="text-ink no-underline after:absolute after:inset-0">
            {name}
          </Link>
        </h3>
        <p className="text-xs text-ink-faint tabular-nums">
          {relativeDay(recordedAt, i18n.locale) ?? shortDateTime(recordedAt)}
        </p>
        <p className="mt-0.5 text-sm text-ink-soft">
          <Why session={session} />
          <CloseCall session={session} />
        </p>
      </div>
      {sessionScore !== null && <ScoreRing score={sessionScore} total={session.scoreTotal} />}
    </li>
  );
}

/** Explains a result so close to the limit that chance may have decided it. */
function CloseCall({ session: { counts, closeBy } }: Readonly<{ session: JudgedSession }>) {
  const { tenths } = useFormats();
  if (closeBy === null) return null;
  const by = tenths(closeBy);
  return (
    <span className="block text-xs text-ink-faint">
      {counts ? (
        <Trans>Knapp erreicht: Der Wert ist nur auf ± {by} genau.</Trans>
      ) : (
        <Trans>Knapp verfehlt: Der Wert ist nur auf ± {by} genau.</Trans>
      )}
    </span>
  );
}

function Why({ session: { counts, sessionScore, scoreTotal, unmet } }: Readonly<{ session: JudgedSession }>) {
  const { t } = useLingui();
  const { name, measured } = useConditionWords();
  if (counts) return <Trans>zählt</Trans>;
  if (sessionScore === null) return <Trans>zählt nicht: ohne Gesamtwert</Trans>;
  const reasons = unmet.map(({ type, measured: value }) => {
    const of = type as ConditionType;
    if (of === 'due_date') return t`nach der Frist aufgenommen`;
    if ((of === 'session_score' || of === 'overall_score') && scoreTotal === 'sound') return t`hat nur einen Klangwert`;
    return value === null ? t`${name(of)} nicht gemessen` : `${name(of)} ${measured(of, value)}`;
  });
  return <Trans>zählt nicht: {reasons.join(', ')}</Trans>;
}

import { Trans, useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useState } from 'react';
import { judgePart } from '#domain/sessions/contract/judgement.ts';
import { partNames } from '#domain/sessions/contract/measure-words.ts';
import { totalError } from '#domain/sessions/contract/overall-score.ts';
import type { ScorePart, SessionDetail } from '#domain/sessions/contract/report.ts';
import { judgementWords } from '#domain/sessions/contract/score-words.ts';
import { lazyPart } from '../../lib/lazy-part.tsx';
import { useFormats } from '../../lib/use-formats.ts';
import { useLocale } from '../../lib/use-locale.ts';
import { useValueWords } from './use-value-words.ts';
import { isMeasured } from './weight.ts';

// Loaded lazily, since the charts are larger than the rest of the page.
const Radar = lazy(async () => ({ default: (await import('./radar.tsx')).Radar }));
const FormulaDialog = lazyPart('report', () => import('./formula-dialog.tsx'), 'FormulaDialog');

type PartDetailsProps = Readonly<{ session: Pick<SessionDetail, 'sessionScore' | 'scoreParts' | 'scoreVersion'> }>;

/** Details of the score: a radar, measured values, good ranges, and the formula. */
export function PartDetails({ session }: PartDetailsProps) {
  const [open, setOpen] = useState(false);
  const [explained, setExplained] = useState<boolean>();
  const measured = session.scoreParts.filter(isMeasured);
  if (measured.length === 0) return null;
  return (
    <details
      className="mt-3 border-t border-line pt-1 text-sm"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className="w-fit rounded-sm py-2 text-xs text-ink-soft max-md:py-3.5">
        <Trans>Messwerte und gute Bereiche</Trans>
      </summary>
      {open && (
        <Suspense fallback={<div className="h-[230px]" />}>
          <Radar parts={measured} />
        </Suspense>
      )}
      <Certainty session={session} />
      <ul className="grid gap-2 pt-1">
        {measured.map((part) => (
          <Row key={part.name} part={part} />
        ))}
      </ul>
      <button
        type="button"
        className="mt-2 py-1 text-xs text-ink-soft underline underline-offset-2 max-md:min-h-touch print:hidden"
        onClick={() => setExplained(true)}
      >
        <Trans>So rechnen wir</Trans>
      </button>
      {explained !== undefined && (
        <Suspense>
          <FormulaDialog open={explained} onOpenChange={setExplained} session={session} />
        </Suspense>
      )}
    </details>
  );
}

/** The error of the total. */
function Certainty({ session: { sessionScore, scoreParts } }: PartDetailsProps) {
  const { tenths } = useFormats();
  const error = totalError(scoreParts);
  if (error === null || sessionScore === null) return null;
  const [score, by] = [tenths(sessionScore), tenths(error)];
  return (
    <p className="pt-1 pb-2 text-xs text-ink-soft">
      <b className="font-[550] tabular-nums">
        {score} ± {by}
      </b>{' '}
      <Trans>So weit schwankt der Wert, je nachdem, welche zehn Sekunden des Vortrags man hört.</Trans>
    </p>
  );
}

function Row({ part }: Readonly<{ part: ScorePart }>) {
  const { t } = useLingui();
  const locale = useLocale();
  const { tenths } = useFormats();
  const { value, good } = useValueWords();
  const gain = part.gain === undefined ? undefined : tenths(part.gain);
  const calibrated = gain && t`Mikrofon eingemessen (${gain} dB)`;
  const judged = judgementWords[judgePart(part) ?? 'good'][locale];
  const error =
    part.error === undefined || part.score === null ? undefined : `${tenths(part.score)} ± ${tenths(part.error)}`;
  const facts = [error, value(part), judged, good(part), calibrated].filter(Boolean);
  return (
    <li className="text-xs tabular-nums">
      <b className="font-[550]">{partNames[part.name][locale]}</b>
      <span className="block text-ink-faint">{facts.join(' · ')}</span>
    </li>
  );
}

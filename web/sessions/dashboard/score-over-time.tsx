import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { sessionProgress } from '#domain/progress/contract/calls.ts';
import { query } from '../../lib/api.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { Card } from '../../ui/card.tsx';
import { scorePath } from './score-path.ts';

const [shown, fewest] = [20, 2];
const [width, height] = [600, 96];

/** The last scores as a line; nothing where there is no line yet. The page of progress has the chart with its figures. */
export function ScoreOverTime() {
  const { t } = useLingui();
  const { tenths } = useFormats();
  const progress = useQuery(query(sessionProgress, { limit: shown }));
  const scores = (progress.data?.sessions ?? [])
    .flatMap(({ sessionScore, scoreTotal }) =>
      sessionScore === null || scoreTotal !== progress.data?.scoreTotal ? [] : [sessionScore],
    )
    .reverse();
  const last = scores.at(-1);
  if (last === undefined || scores.length < fewest) return null;
  const average = progress.data?.averages.sessionScore ?? last;
  const { line, end } = scorePath(scores, { width, height });
  const listed = scores.map(tenths).join(', ');
  return (
    <Card className="relative grid gap-3 p-6 transition-colors hover:border-line-strong max-md:p-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2>
          <Link href="/sessions/progress" className="text-ink no-underline after:absolute after:inset-0">
            {progress.data?.scoreTotal === 'sound' ? (
              <Trans>Ihr Klangwert über die Zeit</Trans>
            ) : (
              <Trans>Ihr Rhetorik-Wert über die Zeit</Trans>
            )}
          </Link>
        </h2>
        <p className="text-sm text-ink-soft tabular-nums">
          <Trans>
            zuletzt <b className="text-ink">{tenths(last)}</b>, im Mittel {tenths(average)}
          </Trans>
        </p>
      </div>
      <svg
        role="img"
        aria-label={t`Die letzten Werte, vom ältesten zum neuesten: ${listed}`}
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        className="h-16 w-full overflow-visible"
      >
        <rect width={width} height={height * 0.2} className="fill-good-wash" />
        <path d={line} fill="none" className="stroke-primary" strokeWidth="2.5" vectorEffect="non-scaling-stroke" />
        <path
          d={`M${end.x} ${end.y}h0`}
          fill="none"
          className="stroke-primary"
          strokeWidth="9"
          strokeLinecap="round"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
    </Card>
  );
}

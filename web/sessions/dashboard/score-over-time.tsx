import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { cx } from 'class-variance-authority';
import { type ComponentProps, Suspense, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { type Attribute, sessionProgress } from '#domain/progress/contract/calls.ts';
import { useGoalOn } from '../../goals/for-others.ts';
import { type Answer, query } from '../../lib/api.ts';
import { lazyPiece } from '../../lib/lazy-part.tsx';
import { useLocale } from '../../lib/use-locale.ts';
import { attributeName, GoalWords, useMeasurePoints } from '../../progress/for-others.ts';
import { Card } from '../../ui/card.tsx';
import { ChartFrame } from '../../ui/charts/chart-frame.tsx';
import { ChartTable } from '../../ui/charts/chart-table.tsx';
import type { LineChart as Line } from '../../ui/charts/line-chart.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { useInView } from '../../ui/use-in-view.ts';

// The chart library is large, so it is loaded when the chart comes near the screen.
const LineChart = lazyPiece<'LineChart', ComponentProps<typeof Line>>(
  () => import('../../ui/charts/line-chart.tsx'),
  'LineChart',
);

const [shown, fewest] = [20, 2];
const measures = ['session_score', 'speech_speed', 'filler_words'] as const satisfies readonly Attribute[];

/** One of three measures in the latest talks, as a line. */
export function ScoreOverTime() {
  const [measure, setMeasure] = useState<(typeof measures)[number]>('session_score');
  const progress = useQuery(query(sessionProgress, { limit: shown }));
  return (
    <Card className="grid gap-4 p-6 max-md:p-5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2>
          <Link href="/sessions/progress" className="text-ink no-underline hover:underline">
            <Trans>Verlauf</Trans>
          </Link>
        </h2>
        {progress.data && <Chips chosen={measure} onChoose={setMeasure} total={progress.data.scoreTotal} />}
      </div>
      {progress.isPending && (
        <Loading>
          <Skeleton className="h-72 max-md:h-60" />
        </Loading>
      )}
      {progress.isError && !progress.data && (
        <ErrorState error={progress.error} retry={() => void progress.refetch()} />
      )}
      {progress.data && <Curve progress={progress.data} measure={measure} />}
    </Card>
  );
}

type Progress = Answer<typeof sessionProgress>;
type Measure = (typeof measures)[number];
type ChipsProps = Readonly<{ chosen: Measure; onChoose: (measure: Measure) => void; total: Progress['scoreTotal'] }>;

function Chips({ chosen, onChoose, total }: ChipsProps) {
  const { t } = useLingui();
  const locale = useLocale();
  return (
    <fieldset className="flex flex-wrap gap-2" aria-label={t`Was gezeigt wird`}>
      {measures.map((measure) => (
        <button
          key={measure}
          type="button"
          aria-pressed={measure === chosen}
          onClick={() => onChoose(measure)}
          className={cx(
            'h-7 rounded-full px-3 text-xs font-[550] max-md:h-touch',
            measure === chosen ? 'bg-primary-wash text-primary' : 'bg-sunken text-ink-soft hover:text-ink',
          )}
        >
          {attributeName(measure, total)[locale]}
        </button>
      ))}
    </fieldset>
  );
}

function Curve({ progress, measure }: Readonly<{ progress: Progress; measure: Measure }>) {
  const { t } = useLingui();
  const locale = useLocale();
  const [, navigate] = useLocation();
  const { points, good, goodWords, format, scale, unit } = useMeasurePoints(progress, measure);
  const asked = useGoalOn(measure);
  const goal = asked?.unit === unit ? asked : undefined;
  const name = attributeName(measure, progress.scoreTotal)[locale];
  const missing = fewest - points.filter(({ value }) => value !== null).length;
  if (missing > 0) return <NotYet name={name} />;
  return (
    <>
      <p className="-mt-3 flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink-soft">
        {goodWords && <span>{goodWords}</span>}
        {goal && (
          <span>
            <GoalWords goal={goal} />
          </span>
        )}
      </p>
      <ChartFrame
        label={t`${name} je Vortrag, vom ältesten zum neuesten`}
        table={
          <ChartTable
            head={[t`Vortrag`, t`Datum`, name]}
            rows={points.map(({ key, name: session, label, shown: value }) => ({
              key,
              cells: [
                <Link key={key} href={`/sessions/${key}`}>
                  {session}
                </Link>,
                label,
                value,
              ],
            }))}
          />
        }
      >
        <LineInView
          points={points}
          good={good}
          {...(goal && { goal: goal.limits })}
          format={format}
          onPick={(key) => navigate(`/sessions/${key}`)}
          {...(scale && { scale })}
        />
      </ChartFrame>
    </>
  );
}

function LineInView(props: ComponentProps<typeof Line>) {
  const [ref, isInView] = useInView<HTMLDivElement>();
  return (
    <div ref={ref} className="h-full">
      {isInView && (
        <Suspense>
          <LineChart {...props} />
        </Suspense>
      )}
    </div>
  );
}

/** Holds the place of the chart. */
function NotYet({ name }: Readonly<{ name: string }>) {
  return (
    <div className="grid h-40 place-items-center rounded-md border border-dashed border-line-strong px-6 text-center text-sm text-ink-soft">
      <p className="max-w-[46ch]">
        <Trans>Hier sehen Sie „{name}“ über die Zeit, sobald der Wert in zwei Vorträgen gemessen ist.</Trans>
      </p>
    </div>
  );
}

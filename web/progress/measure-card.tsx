import { Trans, useLingui } from '@lingui/react/macro';
import { Attribute } from '#domain/progress/contract/calls.ts';
import { useGoalOn } from '../goals/for-others.ts';
import { useFormats } from '../lib/use-formats.ts';
import { useLocale } from '../lib/use-locale.ts';
import { Card } from '../ui/card.tsx';
import { ChartFrame } from '../ui/charts/chart-frame.tsx';
import { ChartTable } from '../ui/charts/chart-table.tsx';
import { LineChart } from '../ui/charts/line-chart.tsx';
import { Select } from '../ui/select.tsx';
import { attributeName } from './attribute-names.ts';
import { GoalWords } from './goal-words.tsx';
import type { ShownProgress } from './shown-progress.ts';
import { useMeasurePoints } from './use-measure-points.ts';

type MeasureCardProps = Readonly<{
  progress: Pick<ShownProgress, 'sessions' | 'count' | 'scoreTotal'> &
    Readonly<{
      /** Null if no mean is shown. */
      averages: ShownProgress['averages'] | null;
    }>;
  measure: Attribute;
  onChange: (measure: string) => void;
}>;

/** One measure over time, with its good range. */
export function MeasureCard({ progress, measure, onChange }: MeasureCardProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const { tenths } = useFormats();
  const name = attributeName(measure, progress.scoreTotal)[locale];
  const { points, good, goodWords, format, scale, unit } = useMeasurePoints(progress, measure);
  const asked = useGoalOn(measure);
  const goal = asked?.unit === unit ? asked : undefined;
  const { averages, count } = progress;
  const average = measure === 'session_score' ? averages?.sessionScore : averages?.sessionScores[measure];
  const hasAverage = average !== null && average !== undefined;
  const measured = points.filter(({ value }) => value !== null);
  return (
    <Card className="grid gap-5 p-6 max-md:p-5">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="grid gap-1">
          <h2 className="text-lg">
            <Trans>Über die Zeit</Trans>
          </h2>
          <p className="text-sm text-ink-soft">
            {hasAverage && (
              <Trans>
                Im Mittel <b className="text-ink">{tenths(average)}</b> von 10
              </Trans>
            )}
            {goodWords && (hasAverage ? `, ${goodWords}` : goodWords)}
            {goal && (
              <>
                {(hasAverage || goodWords) && ' · '}
                <GoalWords goal={goal} />
              </>
            )}
          </p>
        </div>
        <Select
          className="w-56 max-sm:w-full"
          aria-label={t`Was gezeigt wird`}
          value={measure}
          onChange={({ target }) => onChange(target.value === 'session_score' ? '' : target.value)}
        >
          {Attribute.options.map((option) => (
            <option key={option} value={option}>
              {attributeName(option, progress.scoreTotal)[locale]}
            </option>
          ))}
        </Select>
      </div>
      {measured.length === 0 ? (
        <p className="py-12 text-center text-ink-soft">
          <Trans>{name} wurde in keinem dieser Vorträge gemessen.</Trans>
        </p>
      ) : (
        <ChartFrame
          label={t`${name} je Vortrag, vom ältesten zum neuesten`}
          table={
            <ChartTable
              head={[t`Vortrag`, t`Datum`, name]}
              rows={points.map(({ key, name: session, label, shown }) => ({ key, cells: [session, label, shown] }))}
            />
          }
        >
          <LineChart
            points={points}
            good={good}
            format={format}
            {...(goal && { goal: goal.limits })}
            {...(scale && { scale })}
          />
        </ChartFrame>
      )}
      {count > progress.sessions.length && (
        <p className="text-xs text-ink-faint">
          <Trans>
            Gezeigt werden die letzten {progress.sessions.length} von {count} Vorträgen; das Mittel ist das aller.
          </Trans>
        </p>
      )}
    </Card>
  );
}

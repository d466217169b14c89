import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { longestSession, type PresentationDetail, type Slide } from '#domain/presentations/contract/calls.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Chip } from '../../ui/chip.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { TimeField } from './time-field.tsx';
import type { Plan } from './use-plan.ts';

type Forecast = Pick<Slide, 'index' | 'seconds' | 'forecastSeconds'>;

/** The sum of the known forecasts, in seconds. */
const forecastSum = (slides: readonly Forecast[]): number =>
  slides.reduce((sum, { forecastSeconds }) => sum + (forecastSeconds ?? 0), 0);

/** The forecasts as a plan, for slides without one. */
const forecastPlan = (slides: readonly Forecast[]) =>
  slides.flatMap(({ index, seconds, forecastSeconds }) =>
    seconds === null && forecastSeconds !== null ? [{ index, seconds: forecastSeconds }] : [],
  );

type PlanSummaryProps = Readonly<{ deck: PresentationDetail; plan: Plan }>;

/** The sum of the plan, compared with the intended length of the talk. */
export function PlanSummary({ deck, plan }: PlanSummaryProps) {
  const { clock } = useFormats();
  const { plannedSeconds, expectedSeconds, slides } = deck;
  const unplanned = forecastPlan(slides);
  return (
    <Card className="grid gap-5 px-6 py-5 max-md:px-5">
      <div className="grid grid-cols-2 items-start gap-x-8 gap-y-5 lg:grid-cols-[auto_auto_1fr] *:first:max-lg:col-span-2">
        <TimeField
          label={<Trans>Länge des Vortrags</Trans>}
          hint={<Trans>Minuten oder 12:30</Trans>}
          seconds={expectedSeconds}
          most={longestSession}
          unit={60}
          save={(seconds) => plan.mutateAsync({ expectedSeconds: seconds })}
        />
        <Figure label={<Trans>Vorhersage</Trans>} hint={<Trans>aus Ihren Notizen, oder dem Text der Folien</Trans>}>
          {clock(forecastSum(slides))}
        </Figure>
        <Figure label={<Trans>Geplant</Trans>} hint={<Difference deck={deck} />}>
          {clock(plannedSeconds)}
        </Figure>
      </div>
      {expectedSeconds !== null && <PlanBar planned={plannedSeconds} expected={expectedSeconds} />}
      {unplanned.length > 0 && (
        <Button
          className="justify-self-start"
          busy={plan.isPending}
          onClick={() => plan.mutate({ slides: [...unplanned] })}
        >
          <Trans>Vorhersage als Plan übernehmen</Trans>
        </Button>
      )}
    </Card>
  );
}

type FigureProps = Readonly<{ label: ReactNode; hint: ReactNode; children: ReactNode }>;

const Figure = ({ label, hint, children }: FigureProps) => (
  <div className="grid gap-1.5">
    <p className="text-sm font-[550]">{label}</p>
    <p className="flex min-h-10 items-center font-display text-2xl leading-none tabular-nums">{children}</p>
    <div className="text-xs text-ink-faint">{hint}</div>
  </div>
);

function PlanBar({ planned, expected }: Readonly<{ planned: number; expected: number }>) {
  const { t } = useLingui();
  return (
    <ProgressBar
      label={t`Geplanter Teil des Vortrags`}
      value={planned / expected}
      tone={planned > expected ? 'off' : 'primary'}
    />
  );
}

/** Difference in seconds below which the plan and the length count as equal. */
const slack = 5;

function Difference({ deck: { plannedSeconds, expectedSeconds } }: Readonly<{ deck: PresentationDetail }>) {
  const { clock } = useFormats();
  if (expectedSeconds === null) return <Trans>alle Folien zusammen</Trans>;
  const rest = expectedSeconds - plannedSeconds;
  const apart = clock(Math.abs(rest));
  if (Math.abs(rest) < slack)
    return (
      <Chip tone="good">
        <Trans>passt genau</Trans>
      </Chip>
    );
  return rest > 0 ? (
    <Chip>
      <Trans>noch {apart} frei</Trans>
    </Chip>
  ) : (
    <Chip tone="off">
      <Trans>{apart} zu lang</Trans>
    </Chip>
  );
}

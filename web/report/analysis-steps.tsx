import { Trans, useLingui } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import { statusShown } from '../sessions/for-others.ts';
import { Card } from '../ui/card.tsx';
import { stepsOf, stepWords } from './steps.ts';

type AnalysisStepsProps = Readonly<{ status: string; withWords: boolean }>;

/** The finished, running and coming steps of an analysis. */
export function AnalysisSteps({ status, withWords }: AnalysisStepsProps) {
  const { i18n } = useLingui();
  return (
    <Card className="p-6 max-md:p-5">
      <h2>
        <Trans>Ihr Vortrag wird analysiert</Trans>
      </h2>
      <p className="mt-1 text-sm text-ink-soft">
        <Trans>Sie können die Seite verlassen. Das Ergebnis steht danach hier und in der Liste.</Trans>
      </p>
      <ol className="mt-4 grid gap-3">
        {stepsOf(status, withWords).map(({ step, state }) => (
          <li
            key={step}
            aria-current={state === 'now' ? 'step' : undefined}
            className="flex items-center gap-3 text-sm text-ink-faint aria-[current]:font-semibold aria-[current]:text-ink"
          >
            <StepDot state={state} />
            {i18n._(stepWords[step])}
            {state === 'done' && (
              <span className="sr-only">
                <Trans>erledigt</Trans>
              </span>
            )}
          </li>
        ))}
      </ol>
      <p role="status" className="sr-only">
        {i18n._(statusShown(status).words)}
      </p>
    </Card>
  );
}

function StepDot({ state }: Readonly<{ state: 'done' | 'now' | 'open' }>) {
  if (state === 'done') {
    return (
      <span className="grid size-[22px] flex-none place-items-center rounded-full bg-good text-surface">
        <Check aria-hidden="true" className="size-3.5 [stroke-width:2.5]" />
      </span>
    );
  }
  const looks =
    state === 'now' ? 'border-[6px] border-primary motion-safe:animate-pulse' : 'border-[1.6px] border-line-strong';
  return <span aria-hidden="true" className={`size-[22px] flex-none rounded-full ${looks}`} />;
}

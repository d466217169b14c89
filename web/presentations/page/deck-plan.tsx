import { useLingui } from '@lingui/react/macro';
import type { PresentationDetail } from '#domain/presentations/contract/calls.ts';
import { errorMessage } from '../../lib/error-messages.ts';
import { Alert } from '../../ui/alert.tsx';
import { PlanSummary } from './plan-summary.tsx';
import { SlideCard } from './slide-card.tsx';
import { usePlan } from './use-plan.ts';

/** The slides one below the other, and what they come to. Each field is saved when it is left. */
export function DeckPlan({ deck }: Readonly<{ deck: PresentationDetail }>) {
  const { i18n } = useLingui();
  const plan = usePlan(deck.id);
  return (
    <div className="grid gap-6">
      <PlanSummary deck={deck} plan={plan} />
      {plan.isError && <Alert>{i18n._(errorMessage(plan.error))}</Alert>}
      <ol className="grid gap-6">
        {deck.slides.map((slide) => (
          <SlideCard key={slide.index} slide={slide} plan={plan} />
        ))}
      </ol>
    </div>
  );
}

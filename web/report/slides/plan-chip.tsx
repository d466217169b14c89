import { judgePlan } from '#domain/sessions/contract/slide-plan.ts';
import { onPlan, planWords } from '#domain/sessions/contract/slide-words.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { useLocale } from '../../lib/use-locale.ts';
import { Chip } from '../../ui/chip.tsx';

type PlanChipProps = Readonly<{ seconds: number; planned: number | null }>;

/** The planned time, and how far the talk differs from it. */
export function PlanChip({ seconds, planned }: PlanChipProps) {
  const locale = useLocale();
  const { clock } = useFormats();
  const judgement = judgePlan(seconds, planned);
  if (!judgement || planned === null) return '–';
  return (
    <span className="flex items-center gap-x-2 gap-y-1 max-md:flex-col max-md:items-start">
      {clock(planned)}
      {judgement.kind === 'on_plan' ? (
        <Chip tone="good">{onPlan[locale]}</Chip>
      ) : (
        <Chip tone="near">{planWords[judgement.kind][locale]({ by: String(judgement.by) })}</Chip>
      )}
    </span>
  );
}

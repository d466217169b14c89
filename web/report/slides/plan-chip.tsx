import { Trans } from '@lingui/react/macro';
import { judgePlan } from '#domain/sessions/contract/slide-plan.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { Chip } from '../../ui/chip.tsx';

type PlanChipProps = Readonly<{ seconds: number; planned: number | null }>;

/** The plan, and the talk's distance from it. */
export function PlanChip({ seconds, planned }: PlanChipProps) {
  const { clock } = useFormats();
  const judgement = judgePlan(seconds, planned);
  if (!judgement || planned === null) return '–';
  return (
    <span className="flex items-center gap-x-2 gap-y-1 max-md:flex-col max-md:items-start">
      {clock(planned)}
      {judgement.kind === 'on_plan' ? (
        <Chip tone="good">
          <Trans>im Plan</Trans>
        </Chip>
      ) : (
        <Chip tone="near">
          <Beside {...judgement} />
        </Chip>
      )}
    </span>
  );
}

function Beside({ kind, by }: Readonly<{ kind: 'longer' | 'shorter'; by: number }>) {
  return kind === 'longer' ? <Trans>{by} s länger</Trans> : <Trans>{by} s kürzer</Trans>;
}

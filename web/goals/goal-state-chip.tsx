import { Trans } from '@lingui/react/macro';
import type { GoalState } from '#domain/goals/contract/calls.ts';
import { Chip } from '../ui/chip.tsx';

/** Open goals need no chip: the progress bar shows their state. */
export function GoalStateChip({ state, isExtended }: Readonly<{ state: GoalState; isExtended: boolean }>) {
  if (state === 'reached') {
    return (
      <Chip tone="good">
        <Trans>Erreicht</Trans>
      </Chip>
    );
  }
  if (state === 'missed') {
    return (
      <Chip tone="off">
        <Trans>Frist vorbei</Trans>
      </Chip>
    );
  }
  if (!isExtended) return null;
  return (
    <Chip>
      <Trans>Verlängert</Trans>
    </Chip>
  );
}

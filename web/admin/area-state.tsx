import { Plural, Trans } from '@lingui/react/macro';
import type { ProjectionRow } from '#domain/projections/contract.ts';
import { Chip } from '../ui/chip.tsx';

/** Older than that is not what people see while they click. */
const lateSeconds = 10;

/** What is worth knowing first about an area, in a word. */
export function AreaState({ row: { served, version, parkedStreams, lag } }: Readonly<{ row: ProjectionRow }>) {
  if (!served) {
    return (
      <Chip tone="off">
        <Trans>Noch nicht aufgebaut</Trans>
      </Chip>
    );
  }
  if (parkedStreams > 0) {
    return (
      <Chip tone="off">
        <Plural value={parkedStreams} one="# Verlauf zurückgestellt" other="# Verläufe zurückgestellt" />
      </Chip>
    );
  }
  if (version !== null && version !== served.version) {
    return (
      <Chip tone="near">
        <Trans>Andere Fassung als der Code</Trans>
      </Chip>
    );
  }
  if (lag.events > 0 && lag.seconds > lateSeconds) {
    return (
      <Chip tone="near">
        <Trans>Im Rückstand</Trans>
      </Chip>
    );
  }
  return (
    <Chip tone="good">
      <Trans>Aktuell</Trans>
    </Chip>
  );
}

import { Plural, Trans } from '@lingui/react/macro';
import type { ProjectionRow } from '#domain/projections/contract/calls.ts';
import { Chip } from '../ui/chip.tsx';

/** Older than that is not what people see while they click. */
const lateSeconds = 10;

/** The most important fact about an area, in a word. */
export function AreaState({ row }: Readonly<{ row: ProjectionRow }>) {
  const { served, version, parkedStreams, lag } = row;
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
        <Plural value={parkedStreams} one="# Vorgang zurückgestellt" other="# Vorgänge zurückgestellt" />
      </Chip>
    );
  }
  if (differs(row)) {
    return (
      <Chip tone="off">
        <Trans>Weicht vom Protokoll ab</Trans>
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

/** As the last verification found, unless something else serves since. */
function differs({ results }: ProjectionRow): boolean {
  const last = results.find(
    ({ outcome }) =>
      outcome.kind === 'compared' || outcome.kind === 'swapped' || (outcome.kind === 'rebuilt' && outcome.serves),
  );
  return last?.outcome.kind === 'compared' && last.outcome.tables.some(({ differing }) => differing.length > 0);
}

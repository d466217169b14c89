import { Plural, Trans } from '@lingui/react/macro';
import type { ProjectionRow } from '#domain/projections/contract/calls.ts';
import { Chip } from '../ui/chip.tsx';

/** Lag in seconds from which people notice old data. */
const lateSeconds = 10;

/** The most important fact about an area. */
type State = 'not_built' | 'parked' | 'differs' | 'other_version' | 'late' | 'current';

export function stateOf(row: ProjectionRow): State {
  const { served, version, parkedStreams, lag } = row;
  if (!served) return 'not_built';
  if (parkedStreams > 0) return 'parked';
  if (differs(row)) return 'differs';
  if (version !== null && version !== served.version) return 'other_version';
  return lag.events > 0 && lag.seconds > lateSeconds ? 'late' : 'current';
}

const tones = {
  not_built: 'off',
  parked: 'off',
  differs: 'off',
  other_version: 'near',
  late: 'near',
  current: 'good',
} as const;

export function AreaState({ row }: Readonly<{ row: ProjectionRow }>) {
  const state = stateOf(row);
  return (
    <Chip tone={tones[state]}>
      <StateWords state={state} parkedStreams={row.parkedStreams} />
    </Chip>
  );
}

function StateWords({ state, parkedStreams }: Readonly<{ state: State; parkedStreams: number }>) {
  switch (state) {
    case 'not_built':
      return <Trans>Noch nicht aufgebaut</Trans>;
    case 'parked':
      return <Plural value={parkedStreams} one="# Vorgang zurückgestellt" other="# Vorgänge zurückgestellt" />;
    case 'differs':
      return <Trans>Weicht vom Protokoll ab</Trans>;
    case 'other_version':
      return <Trans>Andere Fassung als der Code</Trans>;
    case 'late':
      return <Trans>Im Rückstand</Trans>;
    case 'current':
      return <Trans>Aktuell</Trans>;
  }
}

/** Whether the latest verification found differences. A later swap or rebuild makes that result obsolete. */
function differs({ results }: ProjectionRow): boolean {
  const last = results.find(
    ({ outcome }) =>
      outcome.kind === 'compared' || outcome.kind === 'swapped' || (outcome.kind === 'rebuilt' && outcome.serves),
  );
  return last?.outcome.kind === 'compared' && last.outcome.tables.some(({ differing }) => differing.length > 0);
}

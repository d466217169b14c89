import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { CircleAlert, CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ProjectionOutcome, ProjectionResult } from '#domain/projections/contract/calls.ts';
import { useFormats } from '../lib/use-formats.ts';
import { doneWords, failureWords } from './area-words.ts';
import { Comparisons } from './comparisons.tsx';

/** The last result of each kind of work, newest first. */
export function AreaResults({ results }: Readonly<{ results: readonly ProjectionResult[] }>) {
  return (
    <ul className="grid gap-3 text-sm">
      {results.map((result) => (
        <Result key={`${result.what} ${result.finishedAt}`} result={result} />
      ))}
    </ul>
  );
}

function Result({ result: { what, finishedAt, outcome } }: Readonly<{ result: ProjectionResult }>) {
  const { i18n } = useLingui();
  const { exactTime } = useFormats();
  const well = isWell(outcome);
  const Icon = well ? CircleCheck : CircleAlert;
  return (
    <li className="flex items-start gap-2.5">
      <Icon aria-hidden="true" className={`mt-px size-[18px] ${well ? 'text-good' : 'text-off'}`} />
      <div className="grid min-w-0 gap-0.5">
        <span className="flex flex-wrap items-baseline gap-x-2">
          <span className="font-[550]">{i18n._(doneWords[what])}</span>
          <span className="text-xs text-ink-faint tabular-nums">{exactTime(finishedAt)}</span>
        </span>
        <div className={well ? 'text-ink-soft' : 'text-ink'}>
          <Outcome outcome={outcome} />
        </div>
      </div>
    </li>
  );
}

function isWell(outcome: ProjectionOutcome): boolean {
  if (outcome.kind === 'failed') return false;
  if (outcome.kind === 'ended') return outcome.error === null;
  if (outcome.kind === 'compared') return outcome.tables.every(({ differing }) => differing.length === 0);
  return outcome.kind !== 'retried' || outcome.stillParked === 0;
}

function Outcome({ outcome }: Readonly<{ outcome: ProjectionOutcome }>): ReactNode {
  const { i18n } = useLingui();
  switch (outcome.kind) {
    case 'rebuilt':
      return <Rebuilt {...outcome} />;
    case 'compared':
      return <Comparisons tables={outcome.tables} />;
    case 'swapped':
      return <Trans>Die neue Fassung ist eingesetzt, die frühere aufbewahrt.</Trans>;
    case 'dropped':
      return outcome.schemas.length === 0 ? (
        <Trans>Es war nichts aufbewahrt.</Trans>
      ) : (
        <Trans>Gelöscht: {outcome.schemas.join(', ')}</Trans>
      );
    case 'retried':
      return <Retried {...outcome} />;
    case 'failed':
      return i18n._(failureWords[outcome.reason]);
    case 'ended':
      return outcome.error ?? <Trans>Beendet, an der Kommandozeile oder bei einem Start.</Trans>;
  }
}

type Rebuilt = Extract<ProjectionOutcome, { kind: 'rebuilt' }>;

const Rebuilt = ({ events, serves }: Omit<Rebuilt, 'kind'>) => (
  <>
    <Plural value={events} one="# Ereignis verarbeitet." other="# Ereignisse verarbeitet." />{' '}
    {serves ? (
      <Trans>Die neue Fassung ist eingesetzt.</Trans>
    ) : (
      <Trans>Die neue Fassung wartet auf das Einsetzen.</Trans>
    )}
  </>
);

type Retried = Extract<ProjectionOutcome, { kind: 'retried' }>;

const Retried = ({ events, stillParked }: Omit<Retried, 'kind'>) => (
  <>
    <Plural value={events} one="# Ereignis verarbeitet." other="# Ereignisse verarbeitet." />{' '}
    {stillParked === 0 ? (
      <Trans>Nichts ist mehr zurückgestellt.</Trans>
    ) : (
      <Plural
        value={stillParked}
        one="# Vorgang ist noch zurückgestellt."
        other="# Vorgänge sind noch zurückgestellt."
      />
    )}
  </>
);

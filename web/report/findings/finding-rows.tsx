import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import type { Span } from '#domain/sessions/contract/passages.ts';
import type { Player } from '../../player/for-others.ts';
import { MomentButton } from '../../player/for-others.ts';
import { Button } from '../../ui/button.tsx';
import { JudgeButton } from './judge-button.tsx';

/** Number of rows shown at first; a long talk has hundreds. */
const atFirst = 8;
const mostMoments = 4;
/** In seconds. */
const apart = 3;

type Occurrence = Span & Readonly<{ timeUnsure?: true | undefined }>;
type FindingRow = Readonly<{ id: string; text: string; offset: number; duration: number; dismissed: boolean }> &
  Readonly<{ timeUnsure?: true | undefined; occurrences?: readonly Occurrence[] }>;

type FindingRowsProps<Finding> = Readonly<{
  sessionId: string;
  player: Player;
  findings: readonly Finding[];
  quote: (finding: Finding) => ReactNode;
}>;

/** Findings in the order of the talk; each can be played and dismissed. */
export function FindingRows<Finding extends FindingRow>({
  sessionId,
  player,
  findings,
  quote,
}: FindingRowsProps<Finding>) {
  const [all, setAll] = useState(false);
  return (
    <>
      <ul className="grid">
        {(all ? findings : findings.slice(0, atFirst)).map((finding) => (
          <li
            key={finding.id}
            className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1 border-t border-line py-2.5 first:border-t-0"
          >
            <span className="flex-none md:w-[76px]">
              {finding.timeUnsure ? <NoTime /> : <MomentButton player={player} second={finding.offset} />}
            </span>
            <div className="min-w-0 grow max-md:order-last max-md:basis-full md:basis-56">
              {quote(finding)}
              <Again player={player} occurrences={finding.occurrences} />
            </div>
            <JudgeButton sessionId={sessionId} finding={finding} />
          </li>
        ))}
      </ul>
      {!all && findings.length > atFirst && (
        <Button className="mt-2 print:hidden" onClick={() => setAll(true)}>
          <Trans>Alle {findings.length} zeigen</Trans>
        </Button>
      )}
    </>
  );
}

const NoTime = () => (
  <span className="text-xs text-ink-faint">
    <Trans>Zeit unbekannt</Trans>
  </span>
);

function Again({
  player,
  occurrences = [],
}: Readonly<{ player: Player; occurrences: readonly Occurrence[] | undefined }>) {
  const first = occurrences[0]?.offset ?? 0;
  // A repetition soon after the first one is heard with it.
  const later = occurrences
    .filter(({ offset, timeUnsure }) => !timeUnsure && offset >= first + apart)
    .slice(0, mostMoments);
  if (later.length === 0) return null;
  return (
    <span className="mt-1 flex flex-wrap items-center gap-1.5 text-xs text-ink-faint">
      <Trans>Wieder bei</Trans>
      {later.map(({ offset }) => (
        <MomentButton key={offset} player={player} second={offset} />
      ))}
    </span>
  );
}

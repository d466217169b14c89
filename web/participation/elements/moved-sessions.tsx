import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { participationCommands } from '#domain/participation/contract/calls.ts';
import { sessionProgress } from '#domain/progress/contract/calls.ts';
import { query, send } from '../../lib/api.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { type useWork, withoutSkip } from '../dashboard/use-work.ts';
import type { ElementOf } from './element-props.ts';

type MovedSessionsProps = Readonly<{ element: ElementOf<'vr_training'>; work: ReturnType<typeof useWork> }>;

/** Number of talks that are offered; older ones are left out. */
const mostSessions = 5;

/** The person's newest talks with a movement score, each with a button to submit it. */
export function MovedSessions({ element, work }: MovedSessionsProps) {
  const { t } = useLingui();
  const { tenths, shortDateTime } = useFormats();
  const progress = useQuery(query(sessionProgress, {}));
  const { id: elementId, seminarId } = element;
  if (progress.isError) return <ErrorState error={progress.error} retry={() => void progress.refetch()} />;
  if (!progress.data) {
    return (
      <Loading>
        <Skeleton className="h-16" />
      </Loading>
    );
  }
  const sessions = progress.data.sessions
    .filter(({ sessionScore, sessionScores }) => sessionScore !== null && sessionScores.movement !== null)
    .slice(0, mostSessions);
  const handIn = (sessionId: string) =>
    work.submit(() =>
      withoutSkip(element, () => send(participationCommands.SubmitVRTraining, { elementId, seminarId, sessionId })),
    );
  return (
    <section className="grid gap-2">
      <h2>
        <Trans>Ihre Vorträge mit der Brille</Trans>
      </h2>
      {sessions.length === 0 ? (
        <p className="text-sm text-ink-soft">
          <Trans>Noch keiner. Ein Vortrag erscheint hier, sobald seine Bewegung bewertet ist.</Trans>
        </p>
      ) : (
        <ul className="grid rounded-md border border-line">
          {sessions.map(({ id, name, recordingDate, sessionScore }) => (
            <li
              key={id}
              className="grid grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-x-4 border-t border-line px-4 py-2 first:border-t-0"
            >
              <span className="min-w-0">
                <span className="block font-[550] wrap-anywhere">{name}</span>
                <span className="text-xs text-ink-faint tabular-nums">{shortDateTime(recordingDate)}</span>
              </span>
              <span className="font-semibold tabular-nums">{tenths(sessionScore ?? 0)}</span>
              <Button disabled={work.busy} aria-label={t`${name} einreichen`} onClick={() => handIn(id)}>
                <Trans>Einreichen</Trans>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

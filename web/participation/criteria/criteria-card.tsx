import { Plural, Trans } from '@lingui/react/macro';
import { participationCommands } from '#domain/participation/contract/calls.ts';
import type { RatedLevel } from '#domain/seminars/contract/criteria.ts';
import { send } from '../../lib/api.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import type { ShownSubmission } from '../submissions/shown-submission.ts';
import { useAssessment } from '../submissions/submission-change.ts';
import { LevelChoice } from './level-choice.tsx';

/** Ratings of a talk by the seminar's criteria: one's own, and those of others for people who may see them. */
export function CriteriaCard({ submission }: Readonly<{ submission: ShownSubmission }>) {
  const { criteria, ownLevels, isOwn, assessed } = submission;
  const assess = useAssess(submission.id);
  const levels = assess.isPending ? assess.variables : ownLevels;
  const total = assessed.reduce((most, { counts }) => Math.max(most, sumOf(counts)), 0);
  if (criteria.length === 0 || (isOwn && total === 0)) return null;
  return (
    <Card className="grid gap-5 p-6 max-md:p-5">
      <h2>
        <Trans>Nach Kriterien</Trans>
      </h2>
      {!isOwn && (
        <>
          <LevelChoice criteria={criteria} levels={levels} onChange={(chosen) => assess.mutate(chosen)} />
          {levels.length > 0 && (
            <Button look="quiet" className="justify-self-start" onClick={() => assess.mutate([])}>
              <Trans>Meine Bewertung zurücknehmen</Trans>
            </Button>
          )}
        </>
      )}
      {total > 0 && <Results submission={submission} />}
    </Card>
  );
}

const sumOf = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0);

function Results({ submission: { criteria, assessed } }: Readonly<{ submission: ShownSubmission }>) {
  return (
    <div className="grid gap-4">
      <h3 className="text-sm">
        <Trans>Was alle zusammen fanden</Trans>
      </h3>
      {criteria.map(({ id, name, levels }) => {
        const counts = assessed.find(({ criterionId }) => criterionId === id)?.counts ?? [];
        const total = sumOf(counts);
        return (
          <div key={id} className="grid gap-1.5 text-sm">
            <p className="font-[550] wrap-anywhere">{name}</p>
            <ul className="grid gap-1">
              {levels.map((word, n) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: levels have no id but their place
                <li key={n} className="grid grid-cols-[minmax(0,1fr)_80px_auto] items-center gap-3">
                  <span className="wrap-anywhere text-ink-soft">{word}</span>
                  <span aria-hidden="true" className="h-2 overflow-hidden rounded-full bg-sunken">
                    <span
                      className="block h-full rounded-full bg-primary"
                      style={{ width: `${total === 0 ? 0 : ((counts[n] ?? 0) / total) * 100}%` }}
                    />
                  </span>
                  <span className="w-6 text-right tabular-nums">{counts[n] ?? 0}</span>
                </li>
              ))}
            </ul>
            <p className="text-xs text-ink-faint">
              <Plural value={total} one="# Bewertung" other="# Bewertungen" />
            </p>
          </div>
        );
      })}
    </div>
  );
}

/** Saves every choice at once. */
export const useAssess = (id: string) =>
  useAssessment((levels: RatedLevel[]) => send(participationCommands.AssessSubmission, { id, levels }));

import { Trans } from '@lingui/react/macro';
import { judgeScore } from '#domain/sessions/contract/judgement.ts';
import { PartName } from '#domain/sessions/contract/report.ts';
import { useDashboard } from '../../lib/use-dashboard.ts';
import { ScoreBar } from '../../report/for-others.ts';
import { Card } from '../../ui/card.tsx';

/** What the score is made of, in the last talks; nothing where nothing is scored yet. */
export function ScoreParts() {
  const parts = useDashboard().data?.progress.parts ?? {};
  const measured = PartName.options.flatMap((name) => {
    const score = parts[name];
    return score === undefined ? [] : [{ name, score }];
  });
  if (measured.length === 0) return null;
  return (
    <Card className="grid gap-4 p-6 max-md:p-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2>
          <Trans>Woraus sich Ihr Wert ergibt</Trans>
        </h2>
        <p className="text-sm text-ink-soft">
          <Trans>im Mittel Ihrer letzten Vorträge</Trans>
        </p>
      </div>
      <ul className="grid gap-x-8 gap-y-2.5 md:grid-cols-2">
        {measured.map(({ name, score }) => (
          <ScoreBar key={name} name={name} score={score} judgement={judgeScore(score)} />
        ))}
      </ul>
    </Card>
  );
}

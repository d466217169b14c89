import { Trans } from '@lingui/react/macro';
import { judgePartMean } from '#domain/sessions/contract/judgement.ts';
import { overallScore } from '#domain/sessions/contract/overall-score.ts';
import { PartName } from '#domain/sessions/contract/report.ts';
import { useDashboard } from '../../lib/use-dashboard.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { ScoreBar } from '../../report/for-others.ts';
import { Card } from '../../ui/card.tsx';

/** The parts of the score in the last talks; nothing before the first score. */
export function ScoreParts() {
  const parts = useDashboard().data?.progress.parts ?? {};
  const measured = PartName.options.flatMap((name) => {
    const score = parts[name];
    return score === undefined ? [] : [{ name, score }];
  });
  if (measured.length === 0) return null;
  return (
    <Card data-tour="score" className="grid gap-4 p-6 max-md:p-5">
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
          <ScoreBar key={name} name={name} score={score} judgement={judgePartMean(name, score)} />
        ))}
      </ul>
      <Sum scores={measured.map(({ score }) => score)} />
    </Card>
  );
}

/** The weighted sum of the parts, so that a reader can check the total. */
function Sum({ scores }: Readonly<{ scores: readonly number[] }>) {
  const { tenths, number } = useFormats();
  const { score, counted } = overallScore(scores);
  if (score === null) return null;
  const [points, weights] = [
    counted.reduce((sum, part) => sum + part.score * part.weight, 0),
    counted.reduce((sum, part) => sum + part.weight, 0),
  ];
  const [all, by, total] = [tenths(points), number(weights), tenths(score)];
  const isWeighted = counted.some(({ weight }) => weight > 1);
  return (
    <p className="border-t border-line pt-3 text-sm text-ink-soft tabular-nums">
      {isWeighted ? (
        <Trans>
          Schwache Teile zählen bis zu dreifach: zusammen {all} Punkte, geteilt durch {by}, macht{' '}
          <b className="text-ink">{total}</b>.
        </Trans>
      ) : (
        <Trans>
          Alle Teile zählen gleich: zusammen {all} Punkte, geteilt durch {by}, macht <b className="text-ink">{total}</b>
          .
        </Trans>
      )}
    </p>
  );
}

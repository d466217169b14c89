import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { SessionDetail } from '#domain/sessions/report.ts';
import { Card } from '../../ui/card.tsx';
import { Chip } from '../../ui/chip.tsx';
import { useFormats } from '../formats.ts';
import { FormulaDialog } from './formula-dialog.tsx';
import { judgementWords, judgeScore } from './judgement.ts';
import { PartBar } from './part-bar.tsx';
import { Radar } from './radar.tsx';
import { ScoreNews } from './score-news.tsx';
import { Unmeasured } from './unmeasured.tsx';

type ScoreCardProps = Readonly<{ session: Pick<SessionDetail, 'sessionScore' | 'scoreParts' | 'scoreVersion'> }>;

export function ScoreCard({ session }: ScoreCardProps) {
  const [explained, setExplained] = useState(false);
  return (
    <Card className="p-6 max-md:p-5">
      <Overall score={session.sessionScore} />
      <Radar parts={session.scoreParts} />
      <ul className="mt-4">
        {session.scoreParts.map(
          (part) => part.score !== null && <PartBar key={part.name} part={part} score={part.score} />,
        )}
      </ul>
      <Unmeasured parts={session.scoreParts} />
      <button
        type="button"
        className="mt-2 py-1 text-xs text-ink-soft underline underline-offset-2 max-md:min-h-touch"
        onClick={() => setExplained(true)}
      >
        <Trans>So rechnen wir</Trans>
      </button>
      <FormulaDialog open={explained} onOpenChange={setExplained} session={session} />
    </Card>
  );
}

function Overall({ score }: Readonly<{ score: number | null }>) {
  const { i18n } = useLingui();
  const { tenths } = useFormats();
  const judgement = score === null ? undefined : judgeScore(score);
  return (
    <>
      <div className="flex min-h-6 items-center justify-between gap-2">
        <h2>
          <Trans>Rhetorik-Wert</Trans>
        </h2>
        {judgement && <Chip tone={judgement}>{i18n._(judgementWords[judgement])}</Chip>}
      </div>
      {score === null ? (
        <p className="mt-3 text-ink-soft">
          <Trans>Kein Wert: In dieser Aufnahme war zu wenig zu hören, um etwas zu messen.</Trans>
        </p>
      ) : (
        <p className="mt-3 flex items-baseline gap-2">
          <span className="font-display text-3xl leading-none font-semibold tracking-[-0.03em] tabular-nums">
            {tenths(score)}
          </span>
          <span className="text-ink-soft">
            <Trans>von 10</Trans>
          </span>
          <ScoreNews score={score} />
        </p>
      )}
    </>
  );
}

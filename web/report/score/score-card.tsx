import { judgeScore } from '#domain/sessions/contract/judgement.ts';
import { totalNames } from '#domain/sessions/contract/measure-words.ts';
import type { SessionDetail } from '#domain/sessions/contract/report.ts';
import { judgementWords, noScore } from '#domain/sessions/contract/score-words.ts';
import { unitNames } from '#domain/sessions/contract/unit-words.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { useLocale } from '../../lib/use-locale.ts';
import { useSessionSource } from '../../player/for-others.ts';
import { Card } from '../../ui/card.tsx';
import { Chip } from '../../ui/chip.tsx';
import { Misfit } from './misfit.tsx';
import { PartBar } from './part-bar.tsx';
import { PartDetails } from './part-details.tsx';
import { ScoreNews } from './score-news.tsx';
import { ScoreTrend } from './score-trend.tsx';
import { Unmeasured } from './unmeasured.tsx';
import { useWithheldWords } from './use-withheld-words.ts';

type ScoreCardProps = Readonly<{
  session: Pick<
    SessionDetail,
    'id' | 'sessionScore' | 'scoreTotal' | 'scoreWithheld' | 'scoreParts' | 'scoreVersion' | 'textMisfit'
  >;
}>;

/** The total, its parts, and the parts that are missing. */
export function ScoreCard({ session }: ScoreCardProps) {
  const { isOwn } = useSessionSource();
  return (
    <Card className="p-6 max-md:p-5">
      <Overall score={session.sessionScore} total={session.scoreTotal} withheld={session.scoreWithheld} />
      {isOwn && <ScoreTrend session={session} />}
      {session.textMisfit && <Misfit misfit={session.textMisfit} />}
      <ul className="mt-4 grid gap-2.5">
        {session.scoreParts.map(
          (part) => part.score !== null && <PartBar key={part.name} part={part} score={part.score} />,
        )}
      </ul>
      <Unmeasured parts={session.scoreParts} />
      <PartDetails session={session} />
    </Card>
  );
}

type OverallProps = Readonly<{
  score: number | null;
  total: SessionDetail['scoreTotal'];
  withheld: SessionDetail['scoreWithheld'];
}>;

function Overall({ score, total, withheld }: OverallProps) {
  const locale = useLocale();
  const withheldWords = useWithheldWords();
  const { tenths } = useFormats();
  const judgement = score === null ? undefined : judgeScore(score);
  return (
    <>
      <div className="flex min-h-6 items-center justify-between gap-2">
        <h2>{totalNames[total ?? 'whole'][locale]}</h2>
        {judgement && <Chip tone={judgement}>{judgementWords[judgement][locale]}</Chip>}
      </div>
      {score === null ? (
        <p className="mt-3 text-ink-soft">
          <b className="text-ink">{noScore[locale]}</b> {withheldWords(withheld)}
        </p>
      ) : (
        <p className="mt-3 flex items-baseline gap-2">
          <span className="font-display text-3xl leading-none font-semibold tracking-[-0.03em] tabular-nums">
            {tenths(score)}
          </span>
          <span className="text-ink-soft">{unitNames.score[locale]}</span>
          <ScoreNews score={score} />
        </p>
      )}
    </>
  );
}

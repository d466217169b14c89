import { adviceHeading, nothingToMend } from '#domain/sessions/contract/advice-words.ts';
import { judgePart } from '#domain/sessions/contract/judgement.ts';
import type { SessionDetail } from '#domain/sessions/contract/report.ts';
import { useLocale } from '../../lib/use-locale.ts';
import type { Player } from '../../player/for-others.ts';
import { Card } from '../../ui/card.tsx';
import { AdviceItem } from './advice-item.tsx';
import { isMeasured } from './weight.ts';

type AdviceCardProps = Readonly<{
  player: Player;
  session: Pick<SessionDetail, 'advice' | 'scoreParts' | 'scoreWithheld' | 'textAnalysis'>;
}>;

/** The findings that cost most points, before all figures. */
export function AdviceCard({ player, session }: AdviceCardProps) {
  const locale = useLocale();
  const { advice, scoreParts, scoreWithheld, textAnalysis } = session;
  const measured = scoreParts.filter(isMeasured);
  const isAllGood = measured.length > 0 && measured.every((part) => judgePart(part) === 'good');
  if (scoreWithheld || (advice.length === 0 && !isAllGood)) return null;
  return (
    <Card className="p-6 max-md:p-5">
      <h2>{adviceHeading[locale]}</h2>
      {advice.length === 0 && <p className="mt-3 text-sm text-ink-soft">{nothingToMend[locale]}</p>}
      <ol>
        {advice.map((item) => (
          <AdviceItem key={item.code} advice={item} player={player} parts={scoreParts} text={textAnalysis} />
        ))}
      </ol>
    </Card>
  );
}

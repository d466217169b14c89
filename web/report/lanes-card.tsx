import { cx } from 'class-variance-authority';
import type { SessionDetail } from '#domain/sessions/contract/report.ts';
import type { TextAnalysis } from '#domain/sessions/contract/text-report.ts';
import type { Player } from '../player/for-others.ts';
import { Card } from '../ui/card.tsx';
import { heardIn } from './findings/heard-in.ts';
import { DataTables } from './lanes/data-tables.tsx';
import type { FoundWords } from './lanes/found-words-lane.tsx';
import { Lanes } from './lanes/lanes.tsx';
import { usePace } from './use-pace.ts';
import { usePeaks } from './use-session.ts';

type LanesCardProps = Readonly<{
  session: SessionDetail;
  player: Player;
  /** In seconds; undefined until it is known. */
  duration: number | undefined;
  /** The words with the person's latest judgements of the findings. */
  text: TextAnalysis | null;
  /** Whether the card joins the player above on a wide screen. */
  belowPlayer?: boolean;
}>;

/** The findings that count: heard hesitations, and the findings in the words if these fit the sound. */
function foundIn(session: SessionDetail, text: TextAnalysis | null): FoundWords | null {
  const heard = heardIn(session).map((stretch) => ({ ...stretch, text: hesitation, dismissed: false }));
  if (!text || session.textMisfit) return heard.length === 0 ? null : { fillers: heard, repetitions: [] };
  return { ...text, fillers: [...text.fillers, ...heard] };
}

/** The text for a heard hesitation, in every language. */
const hesitation = 'hm';

/** The measures along the talk, as curves and as tables. */
export function LanesCard({ session, player, duration, text, belowPlayer = true }: LanesCardProps) {
  const peaks = usePeaks(session.id, session.audioAnalysis !== null);
  const pace = usePace(session);
  if (duration === undefined || duration === 0) return null;
  return (
    <Card
      className={cx('min-w-0 overflow-hidden print:break-inside-avoid', belowPlayer && 'lg:-mt-4 lg:rounded-t-none')}
    >
      <Lanes
        player={player}
        duration={duration}
        peaks={peaks}
        audio={session.audioAnalysis}
        parts={session.scoreParts}
        pace={pace}
        found={foundIn(session, text)}
        chapters={session.chapters}
      />
      {session.audioAnalysis && <DataTables audio={session.audioAnalysis} pace={pace} />}
    </Card>
  );
}

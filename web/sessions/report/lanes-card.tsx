import type { SessionDetail } from '#domain/sessions/report.ts';
import type { TextAnalysis } from '#domain/sessions/text-report.ts';
import { Card } from '../../ui/card.tsx';
import { DataTables } from '../lanes/data-tables.tsx';
import { Lanes } from '../lanes/lanes.tsx';
import type { Player } from '../player/player.ts';
import { usePace } from './use-pace.ts';
import { usePeaks } from './use-session.ts';

type LanesCardProps = Readonly<{
  session: SessionDetail;
  player: Player;
  /** Seconds; undefined until it was measured. */
  duration: number | undefined;
  /** With what the person has just said of the findings. */
  text: TextAnalysis | null;
}>;

/** What was measured along the talk, as curves and as tables. */
export function LanesCard({ session, player, duration, text }: LanesCardProps) {
  const peaks = usePeaks(session.id, session.audioAnalysis !== null);
  const pace = usePace(session);
  if (duration === undefined || duration === 0) return null;
  return (
    <Card className="min-w-0 overflow-hidden print:break-inside-avoid">
      <Lanes
        player={player}
        duration={duration}
        peaks={peaks}
        audio={session.audioAnalysis}
        parts={session.scoreParts}
        pace={pace}
        found={text}
      />
      {session.audioAnalysis && <DataTables audio={session.audioAnalysis} pace={pace} />}
    </Card>
  );
}

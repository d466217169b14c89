import { useSyncExternalStore } from 'react';
import type { SessionDetail } from '#domain/sessions/report.ts';
import { analysisState } from '../analysis-status.ts';
import { secondsOfLength } from '../clock-time.ts';
import type { Player } from '../player/player.ts';
import { usePlayer } from '../player/use-player.ts';
import { Findings } from '../score/findings.tsx';
import { MeasuresCard } from '../score/measures-card.tsx';
import { ScoreCard } from '../score/score-card.tsx';
import type { Config } from '../use-config.ts';
import { AnalysisFailed } from './analysis-failed.tsx';
import { AnalysisSteps } from './analysis-steps.tsx';
import { PlayerCard } from './player-card.tsx';

type ReportProps = Readonly<{ session: SessionDetail; config: Config }>;

/** Evidence left, judgement right; on a phone one after the other. */
export function Report({ session, config }: ReportProps) {
  const { player, media } = usePlayer(session.id);
  const duration = useDuration(session, player);
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_372px]">
      <PlayerCard session={session} player={player} media={media} duration={duration} norms={config.norms} />
      {/* While there is no report yet, what is going on is the first thing to know. */}
      <aside className={`grid min-w-0 gap-4 ${analysisState(session) === 'succeeded' ? '' : 'max-lg:order-first'}`}>
        <Judgement session={session} config={config} player={player} duration={duration ?? 0} />
      </aside>
    </div>
  );
}

function Judgement({
  session,
  config,
  player,
  duration,
}: ReportProps & Readonly<{ player: Player; duration: number }>) {
  const state = analysisState(session);
  const audio = session.audioAnalysis;
  if (state === 'failed') return <AnalysisFailed session={session} />;
  if (state === 'running') {
    return <AnalysisSteps status={session.analysisStatus} withWords={config.transcription.source !== 'none'} />;
  }
  return (
    <>
      <ScoreCard session={session} />
      {audio && <Findings player={player} duration={duration} audio={audio} parts={session.scoreParts} />}
      {audio && <MeasuresCard audio={audio} norms={config.norms} />}
    </>
  );
}

/** As measured; before that, as the browser reads it from the recording. */
function useDuration(session: SessionDetail, player: Player): number | undefined {
  const read = useSyncExternalStore(player.onTime, player.duration);
  return session.duration ?? secondsOfLength(session.sessionLength) ?? read;
}

import { Suspense, useEffect, useSyncExternalStore } from 'react';
import { useSearchParams } from 'wouter';
import { secondsOfLength } from '#domain/sessions/contract/clock-time.ts';
import type { SessionDetail } from '#domain/sessions/contract/report.ts';
import type { TextAnalysis } from '#domain/sessions/contract/text-report.ts';
import { lazyPart } from '../lib/lazy-part.tsx';
import type { Config } from '../lib/use-config.ts';
import type { Player } from '../player/for-others.ts';
import { usePlayer } from '../player/for-others.ts';
import { analysisState } from '../sessions/for-others.ts';
import { ReceivedFeedback } from '../shares/for-others.ts';
import { HelpVideos } from '../showcase/for-others.ts';
import { StageCard } from '../stage/for-others.ts';
import { AnalysisFailed } from './analysis-failed.tsx';
import { AnalysisSteps } from './analysis-steps.tsx';
import { FeedbackCard } from './coach/feedback-card.tsx';
import { FeedbackComing } from './coach/feedback-coming.tsx';
import { useJudgedText } from './findings/judged-text.ts';
import { FurtherMeasures } from './further/further-measures.tsx';
import { LanesCard } from './lanes-card.tsx';
import { PlayerCard } from './player-card.tsx';
import { RecordingWarnings } from './recording-warnings.tsx';
import { AdviceCard } from './score/advice-card.tsx';
import { ScoreCard } from './score/score-card.tsx';
import { WordsMissing } from './words/words-missing.tsx';
import { WordsOfSession } from './words-of-session.tsx';

/** Loaded lazily, since few talks have slides. */
const SlideSection = lazyPart('report', () => import('./slides/slide-section.tsx'), 'SlideSection');

type ReportProps = Readonly<{ session: SessionDetail; config: Config }>;

/**
 * Evidence on the left, judgement on the right. On a phone, player, score and advice come first, then curves, words and
 * details.
 */
export function Report({ session, config }: ReportProps) {
  const { player, media } = usePlayer(session.id);
  useMomentInAddress(player);
  const duration = useDuration(session, player);
  const text = useJudgedText(session);
  const shown = { session, player, duration, text };
  return (
    <div className="grid items-start gap-x-6 gap-y-4 lg:grid-cols-[minmax(0,1fr)_372px] lg:grid-rows-[auto_auto_1fr]">
      <PlayerCard {...shown} media={media} />
      {/* Without a finished analysis, a phone shows its progress or its failure first. */}
      <aside
        className={`grid min-w-0 gap-4 lg:col-start-2 lg:row-span-3 lg:row-start-1 print:order-first print:grid-cols-2 print:items-start ${analysisState(session) === 'succeeded' ? '' : 'max-lg:order-first'}`}
      >
        <Judgement session={session} config={config} player={player} duration={duration ?? 0} />
      </aside>
      <LanesCard {...shown} />
      <Words {...shown} />
    </div>
  );
}

/** `?at=12` opens the report at second 12 of the talk. */
function useMomentInAddress(player: Player): void {
  const [params] = useSearchParams();
  const at = Number(params.get('at') ?? Number.NaN);
  useEffect(() => {
    if (at >= 0) player.seek(at);
  }, [player, at]);
}

type WordsProps = Readonly<{
  session: SessionDetail;
  player: Player;
  duration: number | undefined;
  text: TextAnalysis | null;
}>;

function Words({ session, player, duration = 0, text }: WordsProps) {
  const isDone = analysisState(session) === 'succeeded';
  return (
    <div className="grid min-w-0 content-start gap-4">
      {text && <WordsOfSession session={session} player={player} text={text} />}
      {!text && isDone && <WordsMissing session={session} />}
      {session.movementAnalysis && (
        <Suspense fallback={null}>
          <StageCard
            session={session}
            movement={session.movementAnalysis}
            player={player}
            duration={duration}
            words={session.textMisfit ? [] : (text?.words ?? [])}
          />
        </Suspense>
      )}
      {session.slideReport.length > 0 && (
        <Suspense fallback={null}>
          <SlideSection session={session} player={player} />
        </Suspense>
      )}
      {isDone && <FurtherMeasures session={session} player={player} />}
    </div>
  );
}

type JudgementProps = ReportProps & Readonly<{ player: Player; duration: number }>;

function Judgement({ session, config, player, duration }: JudgementProps) {
  const state = analysisState(session);
  const audio = session.audioAnalysis;
  if (state === 'failed') return <AnalysisFailed session={session} />;
  if (state === 'running') {
    return <AnalysisSteps status={session.analysisStatus} withWords={config.transcription.source !== 'none'} />;
  }
  return (
    <>
      {audio && <RecordingWarnings warnings={audio.warnings} />}
      <ScoreCard session={session} />
      <ReceivedFeedback sessionId={session.id} player={player} />
      <AdviceCard player={player} session={session} />
      {session.aiFeedback ? (
        <div className="print:col-span-2">
          <FeedbackCard feedback={session.aiFeedback} player={player} duration={duration} lang={session.locale} />
        </div>
      ) : (
        <FeedbackComing />
      )}
      <Suspense fallback={null}>
        <HelpVideos place="report" />
      </Suspense>
    </>
  );
}

/** The length from the analysis; before that, the length that the browser reads from the recording. */
export function useDuration(session: SessionDetail, player: Player): number | undefined {
  const read = useSyncExternalStore(player.onTime, player.duration);
  return session.duration ?? secondsOfLength(session.sessionLength) ?? read;
}

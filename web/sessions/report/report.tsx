import { Suspense, useSyncExternalStore } from 'react';
import type { SessionDetail } from '#domain/sessions/report.ts';
import { secondsOfLength } from '#domain/sessions/shown/clock-time.ts';
import type { TextAnalysis } from '#domain/sessions/text-report.ts';
import { lazyPart } from '../../lib/lazy-part.tsx';
import { analysisState } from '../analysis-status.ts';
import { FeedbackCard } from '../coach/feedback-card.tsx';
import { FeedbackComing } from '../coach/feedback-coming.tsx';
import { useJudgedText } from '../findings/judged-text.ts';
import { FurtherMeasures } from '../further/further-measures.tsx';
import type { Player } from '../player/player.ts';
import { usePlayer } from '../player/use-player.ts';
import { AdviceCard } from '../score/advice-card.tsx';
import { ScoreCard } from '../score/score-card.tsx';
import { ReceivedFeedback } from '../shared/received-feedback.tsx';
import type { Config } from '../use-config.ts';
import { WordsMissing } from '../words/words-missing.tsx';
import { AnalysisFailed } from './analysis-failed.tsx';
import { AnalysisSteps } from './analysis-steps.tsx';
import { LanesCard } from './lanes-card.tsx';
import { PlayerCard } from './player-card.tsx';
import { RecordingWarnings } from './recording-warnings.tsx';
import { WordsOfTalk } from './words-of-talk.tsx';

/** Few talks have slides. */
const SlideSection = lazyPart('sessions', () => import('../slides/slide-section.tsx'), 'SlideSection');

type ReportProps = Readonly<{ session: SessionDetail; config: Config }>;

/**
 * Evidence left, judgement right. Both stand in the order of a phone: what is heard, what it is worth and what cost most, and
 * only then the curves, the words and everything to look up.
 */
export function Report({ session, config }: ReportProps) {
  const { player, media } = usePlayer(session.id);
  const duration = useDuration(session, player);
  const text = useJudgedText(session);
  const shown = { session, player, duration, text };
  return (
    <div className="grid items-start gap-x-6 gap-y-4 lg:grid-cols-[minmax(0,1fr)_372px] lg:grid-rows-[auto_auto_1fr]">
      <PlayerCard {...shown} media={media} />
      {/* While there is no report yet, what is going on is the first thing to know. */}
      <aside
        className={`grid min-w-0 gap-4 lg:col-start-2 lg:row-span-3 lg:row-start-1 print:order-first print:grid-cols-2 print:items-start ${analysisState(session) === 'succeeded' ? '' : 'max-lg:order-first'}`}
      >
        <Judgement session={session} config={config} player={player} duration={duration ?? 0} />
      </aside>
      <LanesCard {...shown} />
      <Words session={session} player={player} text={text} />
    </div>
  );
}

type WordsProps = Readonly<{ session: SessionDetail; player: Player; text: TextAnalysis | null }>;

function Words({ session, player, text }: WordsProps) {
  const isDone = analysisState(session) === 'succeeded';
  return (
    <div className="grid min-w-0 content-start gap-4">
      {text && <WordsOfTalk session={session} player={player} text={text} />}
      {!text && isDone && <WordsMissing session={session} />}
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
    </>
  );
}

/** As measured; before that, as the browser reads it from the recording. */
export function useDuration(session: SessionDetail, player: Player): number | undefined {
  const read = useSyncExternalStore(player.onTime, player.duration);
  return session.duration ?? secondsOfLength(session.sessionLength) ?? read;
}

import { Trans } from '@lingui/react/macro';
import type { SessionDetail } from '#domain/sessions/contract/report.ts';
import { useConfig } from '../lib/use-config.ts';
import { type Player, SessionSourceContext, useSessionSource } from '../player/for-others.ts';
import { analysisState } from '../sessions/for-others.ts';
import { Card } from '../ui/card.tsx';
import { AnalysisFailed } from './analysis-failed.tsx';
import { AnalysisSteps } from './analysis-steps.tsx';
import { AdviceCard } from './score/advice-card.tsx';
import { ScoreCard } from './score/score-card.tsx';

type SessionJudgementProps = Readonly<{ session: SessionDetail; player: Player; isOwn: boolean }>;

/** The score of a talk and its advice, for a page of another area that has a player. */
export function SessionJudgement({ session, player, isOwn }: SessionJudgementProps) {
  const config = useConfig();
  const source = useSessionSource();
  const state = analysisState(session);
  if (state === 'failed' && isOwn) return <AnalysisFailed session={session} />;
  if (state === 'running' && isOwn)
    return <AnalysisSteps status={session.analysisStatus} withWords={config?.transcription.source !== 'none'} />;
  if (state !== 'succeeded') {
    return (
      <Card className="p-6 text-sm text-ink-soft max-md:p-5">
        {state === 'running' ? (
          <Trans>Der Bericht entsteht gerade.</Trans>
        ) : (
          <Trans>Zu diesem Vortrag gibt es keinen Bericht.</Trans>
        )}
      </Card>
    );
  }
  return (
    <SessionSourceContext value={{ ...source, isOwn }}>
      <ScoreCard session={session} />
      <AdviceCard player={player} session={session} />
    </SessionSourceContext>
  );
}

import { Trans } from '@lingui/react/macro';
import type { SharedDetail } from '#domain/shares/contract/calls.ts';
import type { Player } from '../player/for-others.ts';
import { usePlayer } from '../player/for-others.ts';
import { AdviceCard, LanesCard, PlayerCard, ScoreCard, TranscriptCard, useDuration } from '../report/for-others.ts';
import { analysisState } from '../sessions/for-others.ts';
import { Card } from '../ui/card.tsx';
import { GiveFeedback } from './give-feedback.tsx';

type OfSession = Readonly<{ session: SharedDetail }>;

/** The report of another person, read-only. */
export function SharedReport({ session }: OfSession) {
  const { player, media } = usePlayer(session.id, session.withMedia);
  const duration = useDuration(session, player);
  const shown = { session, player, duration, text: session.textAnalysis };
  return (
    <div className="grid items-start gap-x-6 gap-y-4 lg:grid-cols-[minmax(0,1fr)_372px] lg:grid-rows-[auto_auto_1fr]">
      {session.withMedia ? <PlayerCard {...shown} media={media} /> : <WithoutMedia />}
      <aside className="grid min-w-0 gap-4 lg:col-start-2 lg:row-span-3 lg:row-start-1">
        <GiveFeedback session={session} player={player} />
        <Judgement session={session} player={player} />
      </aside>
      <LanesCard {...shown} belowPlayer={session.withMedia} />
      {session.textAnalysis && (
        <TranscriptCard
          player={player}
          text={session.textAnalysis}
          pauses={session.audioAnalysis?.pauses ?? []}
          locale={session.locale}
        />
      )}
    </div>
  );
}

const WithoutMedia = () => (
  <Card className="p-6 text-ink-soft">
    <Trans>Dieser Vortrag ist ohne Aufnahme geteilt: Sie sehen den Bericht.</Trans>
  </Card>
);

function Judgement({ session, player }: OfSession & Readonly<{ player: Player }>) {
  if (analysisState(session) !== 'succeeded') {
    return (
      <Card className="p-6 text-ink-soft">
        <Trans>Der Bericht ist noch nicht fertig.</Trans>
      </Card>
    );
  }
  return (
    <>
      <ScoreCard session={session} />
      <AdviceCard player={player} session={session} />
    </>
  );
}

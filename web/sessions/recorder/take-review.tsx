import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { useLocation } from 'wouter';
import { clockTime } from '#domain/sessions/shown/clock-time.ts';
import type { Config } from '../use-config.ts';
import { LeaveQuestion } from './leave-question.tsx';
import { SendCard } from './send-card.tsx';
import { TakePlayer } from './take-player.tsx';
import type { Take } from './take-recorder.ts';
import { useSendTake } from './use-send-take.ts';

type TakeReviewProps = Readonly<{ take: Take; reachedLimit: boolean; config: Config; onDiscard: () => void }>;

/** Listen, name it, send it; or throw it away. */
export function TakeReview({ take, reachedLimit, config, onDiscard }: TakeReviewProps) {
  const [, navigate] = useLocation();
  const [sentId, setSentId] = useState<string>();
  const sender = useSendTake(take, (id) => {
    setSentId(id);
    navigate(`/sessions/${id}`);
  });
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_372px]">
      <div className="grid min-w-0 gap-4">
        <TakePlayer take={take} />
        <Warnings take={take} reachedLimit={reachedLimit} config={config} />
      </div>
      <SendCard take={take} sender={sender} onDiscard={onDiscard} />
      <LeaveQuestion active={sentId === undefined} />
    </div>
  );
}

function Warnings({ take, reachedLimit, config }: Omit<TakeReviewProps, 'onDiscard'>) {
  const { shortLength, maxLength } = config.recording;
  const [length, longest] = [clockTime(take.seconds), clockTime(maxLength)];
  return (
    <>
      {reachedLimit && (
        <Warning>
          <Trans>Nach {longest} endet eine Aufnahme von selbst. Alles bis dahin ist da.</Trans>
        </Warning>
      )}
      {take.seconds < shortLength && (
        <Warning>
          <Trans>
            Die Aufnahme ist mit {length} sehr kurz. Manches lässt sich dann nicht messen, und die Analyse kostet
            trotzdem eine aus Ihrem Kontingent.
          </Trans>
        </Warning>
      )}
    </>
  );
}

function Warning({ children }: Readonly<{ children: ReactNode }>) {
  return <p className="rounded-lg bg-near-wash px-5 py-3 text-sm">{children}</p>;
}

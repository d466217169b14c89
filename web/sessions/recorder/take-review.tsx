import { Trans } from '@lingui/react/macro';
import { type ReactNode, useEffect, useState } from 'react';
import { clockTime } from '#domain/sessions/shown/clock-time.ts';
import { Card } from '../../ui/card.tsx';
import { LeaveQuestion } from './leave-question.tsx';
import type { Limits } from './recorder-phase.ts';
import { SendCard } from './send-card.tsx';
import { TakePlayer } from './take-player.tsx';
import type { KeptTake, Take } from './take-recorder.ts';
import { useSendTake } from './use-send-take.ts';

type TakeReviewProps = Readonly<{
  kept: KeptTake;
  reachedLimit: boolean;
  limits: Limits & Readonly<{ shortLength: number }>;
  onDiscard: () => void;
  onDone: (sessionId: string) => void;
}>;

/** Listen, name it, send it; or throw it away. */
export function TakeReview({ kept, reachedLimit, limits, onDiscard, onDone }: TakeReviewProps) {
  const { take, keeper } = kept;
  const [sentId, setSentId] = useState<string>();
  useEffect(() => () => keeper.leave(), [keeper]);
  const sender = useSendTake(kept, (id) => {
    setSentId(id);
    onDone(id);
  });
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_372px]">
      <div className="grid min-w-0 gap-4">
        {take.file ? <TakePlayer take={take} file={take.file} /> : <OnServer />}
        <Warnings take={take} reachedLimit={reachedLimit} limits={limits} />
      </div>
      <SendCard kept={kept} sender={sender} onDiscard={onDiscard} />
      <LeaveQuestion active={sentId === undefined} keeping={keeper.keeping} />
    </div>
  );
}

const OnServer = () => (
  <Card className="p-6 text-sm text-ink-soft">
    <Trans>Diese Aufnahme liegt auf dem Server. Anhören können Sie sie, sobald sie gesendet ist.</Trans>
  </Card>
);

type WarningsProps = Pick<TakeReviewProps, 'reachedLimit' | 'limits'> & Readonly<{ take: Take }>;

function Warnings({ take, reachedLimit, limits: { shortLength, maxLength } }: WarningsProps) {
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

import { Trans } from '@lingui/react/macro';
import { type ReactNode, useEffect, useState } from 'react';
import { clockTime } from '#domain/sessions/contract/clock-time.ts';
import { type SessionKind, speechNorms } from '#domain/sessions/contract/norms.ts';
import { createPlayer, type Player, Stage, Transport, usePlayerKeys } from '../player/for-others.ts';

import { ChapterFields } from '../report/for-others.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { LeaveQuestion } from './leave-question.tsx';
import type { Limits } from './recorder-phase.ts';
import { SendCard } from './send-card.tsx';
import { untouched } from './take-edit.ts';
import type { KeptTake, Take } from './take-recorder.ts';
import { TakeWaits } from './take-waits.tsx';
import { TrimCard } from './trim-card.tsx';
import { useSendTake } from './use-send-take.ts';

type TakeReviewProps = Readonly<{
  kept: KeptTake;
  reachedLimit: boolean;
  limits: Limits & Readonly<{ shortLength: number }>;
  name?: string | undefined;
  kind?: SessionKind | undefined;
  onDiscard: () => void;
  onDone: (sessionId: string) => void;
  /** Called when the take will be sent later because there is no network; another one may be recorded. If absent, the person must send again. */
  onWaiting?: (() => void) | undefined;
}>;

/** Plays a take, names it, and sends or discards it. */
export function TakeReview(review: TakeReviewProps) {
  return review.kept.take.chunks > 0 ? <FilledTake {...review} /> : <EmptyTake onAgain={review.onDiscard} />;
}

function FilledTake({ kept, reachedLimit, limits, name, kind, onDiscard, onDone, onWaiting }: TakeReviewProps) {
  const { take, keeper } = kept;
  const [sentId, setSentId] = useState<string>();
  const [player] = useState(createPlayer);
  const [edit, setEdit] = useState(() => untouched(take));
  useEffect(() => () => void keeper.leave(), [keeper]);
  const [waits, setWaits] = useState(false);
  const sender = useSendTake(kept, edit, {
    onSent: (id) => {
      setSentId(id);
      onDone(id);
    },
    onWaiting: onWaiting && (() => setWaits(true)),
  });
  if (waits && onWaiting) return <TakeWaits onAgain={onWaiting} />;
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_372px]">
      <div className="grid min-w-0 gap-4">
        {take.file ? <TakePlayer take={take} file={take.file} player={player} /> : <OnServer />}
        <LengthWarnings seconds={edit.cut.to - edit.cut.from} reachedLimit={reachedLimit} limits={limits} />
        {take.file && (
          <TrimCard take={take} player={player} cut={edit.cut} onChange={(cut) => setEdit({ ...edit, cut })} />
        )}
        {edit.chapters.length > 0 && (
          <Card className="grid gap-3 p-6 max-md:p-5">
            <h2>
              <Trans>Kapitel</Trans>
            </h2>
            <ChapterFields
              chapters={edit.chapters}
              onChange={(chapters) => setEdit({ ...edit, chapters })}
              onJump={player.playFrom}
            />
          </Card>
        )}
      </div>
      <SendCard kept={kept} sender={sender} name={name} kind={kind} onDiscard={onDiscard} />
      <LeaveQuestion active={sentId === undefined} keeping={keeper.keeping} />
    </div>
  );
}

/** Some browsers record nothing and report no error, for example if their audio context is asleep. */
const EmptyTake = ({ onAgain }: Readonly<{ onAgain: () => void }>) => (
  <Card className="grid justify-items-start gap-3 p-6">
    <h2>
      <Trans>Diese Aufnahme ist leer</Trans>
    </h2>
    <p className="text-ink-soft">
      <Trans>
        Ihr Browser hat keinen Ton geliefert. Machen Sie vor der nächsten Aufnahme eine Tonprobe, oder laden Sie die
        Seite neu.
      </Trans>
    </p>
    <Button look="primary" onClick={onAgain}>
      <Trans>Noch einmal aufnehmen</Trans>
    </Button>
  </Card>
);

const OnServer = () => (
  <Card className="p-6 text-sm text-ink-soft">
    <Trans>Diese Aufnahme liegt auf dem Server. Anhören können Sie sie, sobald sie gesendet ist.</Trans>
  </Card>
);

type LengthWarningsProps = Pick<TakeReviewProps, 'reachedLimit' | 'limits'> & Readonly<{ seconds: number }>;

/** Warns about a short or long take: how it is analysed, and whether that counts against the quota. */
export function LengthWarnings({ seconds, reachedLimit, limits: { shortLength, maxLength } }: LengthWarningsProps) {
  const [length, longest] = [clockTime(seconds), clockTime(maxLength)];
  const leastSession = speechNorms.leastTalkSeconds;
  return (
    <>
      {reachedLimit && (
        <Warning>
          <Trans>Nach {longest} endet eine Aufnahme von selbst. Alles bis dahin ist da.</Trans>
        </Warning>
      )}
      {seconds < leastSession && (
        <Warning>
          <Trans>
            Die Aufnahme ist mit {length} zu kurz für einen Gesamtwert: Dafür braucht es {leastSession} Sekunden. Was
            sich messen lässt, sehen Sie trotzdem, und die Analyse kostet nichts von Ihrem Kontingent.
          </Trans>
        </Warning>
      )}
      {seconds >= leastSession && seconds < shortLength && (
        <Warning>
          <Trans>
            Die Aufnahme ist mit {length} sehr kurz. Manches lässt sich dann nicht messen, und die Analyse kostet eine
            aus Ihrem Kontingent.
          </Trans>
        </Warning>
      )}
    </>
  );
}

function Warning({ children }: Readonly<{ children: ReactNode }>) {
  return <p className="rounded-lg bg-near-wash px-5 py-3 text-sm">{children}</p>;
}

type TakePlayerProps = Readonly<{ take: Take; file: File; player: Player }>;

/** Plays the take from the page's memory. */
function TakePlayer({ take, file, player }: TakePlayerProps) {
  useEffect(() => {
    const url = URL.createObjectURL(file);
    player.offer({ url, expiresAt: Number.POSITIVE_INFINITY });
    return () => URL.revokeObjectURL(url);
  }, [player, file]);
  usePlayerKeys(player, take.seconds);
  return (
    <Card>
      <Stage player={player} type={take.type} duration={take.seconds} peaks={{ t0: 0, dt: 0.1, values: take.peaks }} />
      <Transport player={player} duration={take.seconds} disabled={false} />
    </Card>
  );
}

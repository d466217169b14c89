import { msg } from '@lingui/core/macro';
import { useEffect, useState } from 'react';
import type { SessionKind } from '#domain/sessions/contract/norms.ts';
import { useCurrentUser, usePermitsAny } from '../lib/current-user.tsx';
import { errorMessage } from '../lib/error-messages.ts';
import { showSnackbar } from '../ui/snackbar-state.ts';
import { useCameraMovement } from './camera-movement/use-camera-movement.ts';
import type { DeckOfTake } from './deck/slide-log.ts';
import { type DeckChoice, useShownDeck } from './deck/use-shown-deck.ts';
import { webmEnd } from './go-on/webm-end.ts';
import { useLiveWords } from './live-words/use-live-words.ts';
import { openUnfinished } from './open-unfinished.ts';
import type { Limits } from './recorder-phase.ts';
import { RecordingRoom } from './recording-room.tsx';
import type { StageKind } from './recording-stage.tsx';
import type { KeptTake } from './take-recorder.ts';
import { TakeReview } from './take-review.tsx';
import { UnfinishedCard } from './unfinished-card.tsx';
import type { UnfinishedTake } from './unfinished-takes.ts';
import { useLevelMeter } from './use-level-meter.ts';
import { type Room, useMicrophone } from './use-microphone.ts';
import { type Recorder, useRecorder } from './use-recorder.ts';
import { useScript } from './use-script.ts';
import { useUnfinishedTakes } from './use-unfinished-takes.ts';

type SessionRecorderProps = Readonly<{
  /** In seconds; below `shortLength` a talk counts as short. */
  limits: Limits & Readonly<{ shortLength: number }>;
  /** Range of good volume, 0..1. */
  good: Readonly<{ from: number; to: number }>;
  /** Default name of the talk. */
  name?: string;
  kind?: SessionKind;
  /** The deck that is chosen at first. */
  presentationId?: string | undefined;
  /** A stage that replaces the camera's picture. */
  stage?: StageKind | undefined;
  /** Without a network the take may be sent later, in the background: nobody waits for the session. */
  mayWait?: boolean;
  /** The take has become this session. */
  onDone: (sessionId: string) => void;
}>;

/** Records a talk, plays it back, and sends it. An unfinished take can be continued. */
export function SessionRecorder({
  limits,
  good,
  name,
  kind,
  presentationId,
  stage,
  mayWait,
  onDone,
}: SessionRecorderProps) {
  const mayFilm = usePermitsAny('upload:video') && !stage;
  const room = useMicrophone(mayFilm);
  const stream = room.microphone.kind === 'open' ? room.microphone.stream : undefined;
  const meter = useLevelMeter(stream);
  const device =
    room.microphone.kind === 'open'
      ? { id: room.microphone.device, name: room.microphone.deviceName }
      : { id: '', name: '' };
  const deck = useShownDeck(presentationId);
  const recorder = useRecorder({ stream, meter, device, maxLength: limits.maxLength, deck: deckOfTake(deck) });
  const unfinished = useUnfinishedTakes();
  const script = useScript();
  const live = useLiveWords(stream, recorder.phase);
  const camera = useCameraMovement(room.microphone, (now, secondsAgo) =>
    recorder.moved(now, { source: 'camera', secondsAgo }),
  );
  const { phase } = recorder;
  const { close } = room;
  useEffect(() => {
    // The microphone is closed while a take is played back.
    if (phase.kind === 'review') close();
  }, [phase.kind, close]);
  useLostDevices(room, recorder);
  const take = useOpening(unfinished.again);
  const open = (found: UnfinishedTake) => take(found, recorder.open);
  const goOn = (found: UnfinishedTake) =>
    take(found, async (kept) => {
      const { file, type, presentationId } = kept.take;
      const end = file && (await webmEnd([file]));
      if (!file || !end) {
        showSnackbar(msg`Diese Aufnahme lässt sich nicht fortsetzen. Sie können sie prüfen und senden.`);
        return recorder.open(kept);
      }
      // After a reload no device is open yet. The take says whether it has a picture.
      const { microphone } = room;
      const fits = microphone.kind === 'open' && (microphone.picture !== 'none') === (type === 'video');
      if (!fits) void room.choose({ picture: type === 'video' ? 'camera' : 'none' });
      if (presentationId) deck.choose(presentationId);
      recorder.goOn({ ...kept, file, end });
    });
  if (phase.kind !== 'review') {
    return (
      <>
        {phase.kind === 'ready' && (
          <UnfinishedCard unfinished={unfinished} maxLength={limits.maxLength} onGoOn={goOn} onOpen={open} />
        )}
        <RecordingRoom {...{ recorder, meter, limits, good, room, mayFilm, script, deck, live, camera, stage }} />
      </>
    );
  }
  const { keeper } = phase.kept;
  const discard = async () => {
    await keeper.discard().catch((error: unknown) => showSnackbar(errorMessage(error)));
    await recorder.reset();
    void unfinished.again();
    void room.open();
  };
  const again = () => {
    recorder.release();
    void room.open();
  };
  return (
    <TakeReview
      kept={phase.kept}
      reachedLimit={phase.reachedLimit}
      limits={limits}
      name={name ?? deck.shown?.name}
      kind={kind}
      onDiscard={() => void discard()}
      onDone={onDone}
      onWaiting={mayWait ? again : undefined}
    />
  );
}

function deckOfTake({ shown }: DeckChoice): DeckOfTake | undefined {
  const slide = shown?.slides[shown.place];
  return shown && slide && { presentationId: shown.id, slideIndex: slide.index };
}

/** If a device disappears while recording, the take pauses. Before the recording, the remaining devices are opened again. */
function useLostDevices({ microphone, choose, open }: Room, { phase, pause, cancel }: Recorder): void {
  const lost = microphone.kind === 'open' ? microphone.lost : undefined;
  useEffect(() => {
    if (!lost) return;
    if (phase.kind === 'recording') pause();
    if (phase.kind === 'countdown') cancel();
    if (phase.kind === 'ready') void (lost === 'picture' ? choose({ picture: 'none' }) : open());
  });
}

/** Opens an unfinished take; a second click meanwhile is ignored. */
function useOpening(again: () => Promise<void>) {
  const { id: ownerId } = useCurrentUser();
  const [opening, setOpening] = useState(false);
  return (found: UnfinishedTake, onOpened: (kept: KeptTake) => void | Promise<void>) => {
    if (opening) return;
    setOpening(true);
    void openUnfinished(found, ownerId)
      .then(async (kept) => {
        if (kept) await onOpened(kept);
        else showSnackbar(msg`Diese Aufnahme ist schon in einem anderen Fenster offen.`);
        return again();
      })
      .finally(() => setOpening(false));
  };
}

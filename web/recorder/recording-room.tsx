import { Plural, Trans } from '@lingui/react/macro';
import { Suspense, useState } from 'react';
import { useCurrentUser } from '../lib/current-user.tsx';
import { errorMessage } from '../lib/error-messages.ts';
import { analysisClasses, quotaLeft } from '../sessions/for-others.ts';
import { HelpVideos } from '../showcase/for-others.ts';
import { showSnackbar } from '../ui/snackbar-state.ts';
import type { CameraMovement } from './camera-movement/use-camera-movement.ts';
import { DeckCard } from './deck/deck-card.tsx';
import { DeckStage } from './deck/deck-stage.tsx';
import type { DeckChoice } from './deck/use-shown-deck.ts';
import { useSlideKeys } from './deck/use-slide-keys.ts';
import { DiscardDialog } from './discard-dialog.tsx';
import { KeepingWords } from './keeping-words.tsx';
import { LeaveQuestion } from './leave-question.tsx';
import { LevelCard } from './level-card.tsx';
import type { LevelMeter } from './level-meter.ts';
import { LiveWordsCard } from './live-words/live-words-card.tsx';
import { LiveWordsPanel } from './live-words/live-words-panel.tsx';
import type { LiveWords } from './live-words/use-live-words.ts';
import { LostAlert } from './lost-alert.tsx';
import { MicrophoneGate } from './microphone-gate.tsx';
import { RecorderHints } from './recorder-hints.tsx';
import { holdsSpeech, type Limits } from './recorder-phase.ts';
import { RecordingControls } from './recording-controls.tsx';
import { RecordingStage, type StageKind } from './recording-stage.tsx';
import { RightNowCard } from './right-now/right-now-card.tsx';
import { ScriptCard } from './script-card.tsx';
import { SourcesCard } from './sources-card.tsx';
import type { Room } from './use-microphone.ts';
import type { Recorder } from './use-recorder.ts';
import { useRecorderKeys } from './use-recorder-keys.ts';
import type { ScriptOfPerson } from './use-script.ts';

/** Analyses left this month; nothing without a limit. */
function QuotaWords() {
  const { quotas } = useCurrentUser();
  const left = analysisClasses.reduce((sum, one) => sum + quotaLeft(quotas.analysis, one), 0);
  if (left === Number.POSITIVE_INFINITY) return null;
  if (left === 0)
    return <Trans>Ihre Analysen in diesem Monat sind aufgebraucht. Aufnehmen und anhören können Sie trotzdem.</Trans>;
  return (
    <Plural
      value={left}
      one="Sie haben in diesem Monat noch # Analyse."
      other="Sie haben in diesem Monat noch # Analysen."
    />
  );
}

type RecordingRoomProps = Readonly<{
  recorder: Recorder;
  meter: LevelMeter | undefined;
  limits: Limits;
  /** Range of good volume, 0..1. */
  good: Readonly<{ from: number; to: number }>;
  room: Room;
  mayFilm: boolean;
  script: ScriptOfPerson;
  deck: DeckChoice;
  live: LiveWords;
  camera: CameraMovement;
  /** A stage that replaces the picture, for example a virtual room. */
  stage?: StageKind | undefined;
}>;

/** The picture, large, with the devices beside it. */
export function RecordingRoom(props: RecordingRoomProps) {
  const {
    recorder,
    meter,
    limits,
    good,
    room,
    mayFilm,
    script,
    deck,
    live,
    camera,
    stage: { Picture, Choices } = flat,
  } = props;
  const { microphone, open, choose, replug, accept } = room;
  const [restarting, setRestarting] = useState(false);
  const busy = holdsSpeech(recorder.phase);
  const replugged = (device: string | null) => {
    recorder.mix();
    return replug(device);
  };
  const lost = microphone.kind === 'open' ? microphone.lost : undefined;
  const ready = meter !== undefined && !lost;
  useRecorderKeys(recorder, ready);
  useSlideKeys(deck.shown);
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_320px]">
      <div className="min-w-0">
        {microphone.kind === 'open' ? (
          <Picture {...{ recorder, meter, limits, good, script }} open={microphone} deck={deck.shown} />
        ) : (
          <MicrophoneGate microphone={microphone} onOpen={() => void open()} />
        )}
        {lost && busy && <LostAlert lost={lost} onReplug={replugged} onAccept={accept} onGoOn={recorder.resume} />}
        <RecordingControls recorder={recorder} ready={ready} onRestart={() => setRestarting(true)} />
        {live.shown && live.pace && <LiveWordsPanel shown={live.shown} good={live.pace} />}
        <p className="mx-auto max-w-[62ch] text-center text-sm text-ink-faint">
          {recorder.keeping ? <KeepingWords keeping={recorder.keeping} /> : <Beforehand />}
        </p>
        {recorder.phase.kind === 'ready' && <RecorderHints maxLength={limits.maxLength} />}
        {recorder.phase.kind === 'ready' && (
          <Suspense fallback={null}>
            <div className="mt-6">
              <HelpVideos place="recorder" />
            </div>
          </Suspense>
        )}
      </div>
      {microphone.kind === 'open' && (
        <aside className="grid gap-4">
          {Choices && recorder.phase.kind === 'ready' && <Choices />}
          {recorder.phase.kind === 'ready' ? (
            <LevelCard meter={meter} good={good} stream={microphone.stream} />
          ) : (
            <RightNowCard
              meter={meter}
              good={good}
              stream={microphone.stream}
              running={recorder.phase.kind === 'recording'}
            />
          )}
          <LiveWordsCard live={live} mayChange={recorder.phase.kind === 'ready'} />
          <SourcesCard
            open={microphone}
            mayFilm={mayFilm}
            changes={changesIn[recorder.phase.kind]}
            camera={camera}
            onChoose={choose}
            onReplug={replugged}
          />
          {recorder.phase.kind === 'ready' && <DeckCard choice={deck} />}
          {recorder.phase.kind === 'ready' && <ScriptCard script={script} />}
        </aside>
      )}
      <DiscardDialog
        open={restarting}
        onOpenChange={setRestarting}
        onConfirm={() => {
          setRestarting(false);
          recorder.reset().catch((error: unknown) => showSnackbar(errorMessage(error)));
        }}
      />
      <LeaveQuestion active={busy} keeping={recorder.keeping} />
    </div>
  );
}

const flat: StageKind = {
  Picture: ({ deck, ...stage }) => (deck ? <DeckStage {...stage} deck={deck} /> : <RecordingStage {...stage} />),
};

const changesIn = { ready: 'all', countdown: 'none', recording: 'none', paused: 'microphone', review: 'none' } as const;

const Beforehand = () => (
  <>
    <Trans>
      Sie können nach der Aufnahme zuhören und entscheiden, ob Sie sie senden. Die Leertaste startet und hält an, K
      setzt ein Kapitel.
    </Trans>{' '}
    <QuotaWords />
  </>
);

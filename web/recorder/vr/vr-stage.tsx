import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { RectangleGoggles } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import { clockTime } from '#domain/sessions/contract/clock-time.ts';
import { setVrMode } from '../../lib/vr-mode-state.ts';
import type { HallView, RoomButton, ShownInHall } from '../../stage/for-others.ts';
import { Button } from '../../ui/button.tsx';
import { showSnackbar } from '../../ui/snackbar-state.ts';
import { SlideBar } from '../deck/slide-bar.tsx';
import { MeterBar } from '../meter-bar.tsx';
import { deedOfSpace, lightOf } from '../recorder-phase.ts';
import { Countdown, type StageProps, Status } from '../recording-stage.tsx';
import { TimeBadge } from '../time-badge.tsx';
import { cardPages } from './card-pages.ts';
import { hallState } from './hall-choices.ts';
import { useDeskControls } from './use-desk-controls.ts';
import { useHall } from './use-hall.ts';

/** Why the headset could not be opened. */
const headsetTrouble = (error: unknown): MessageDescriptor =>
  error instanceof DOMException && (error.name === 'SecurityError' || error.name === 'NotAllowedError')
    ? msg`Der Browser durfte die Brille nicht öffnen. Erlauben Sie VR für diese Seite, und versuchen Sie es noch einmal.`
    : msg`Die Brille antwortet nicht. Prüfen Sie, ob sie verbunden und wach ist.`;

/** A room with an audience, in a headset or on the screen with mouse and keys. The take includes the movement of head and hands. */
export function VrStage(props: StageProps) {
  const { recorder, meter, limits, good, deck } = props;
  const { phase, seconds } = recorder;
  const choices = useSnapshot(hallState).choices;
  const canvas = useRef<HTMLCanvasElement>(null);
  const card = useCard(props);
  const shown = useShown(props, card.text);
  const deeds = deedsOf(props, card.turn);
  const { view, inHeadset } = useHall(canvas, {
    ...{ choices, shown, meter },
    onMovement: recorder.moved,
    onDeed: (id) => (id === 'leave' ? open?.leaveHeadset() : deeds[id]?.()),
  });
  const open = view === 'failed' ? undefined : view;
  const pointer = useDeskControls(open);
  const { t } = useLingui();
  const running = phase.kind === 'recording';
  return (
    <section aria-label={t`Raum mit Publikum`} className="grid gap-3">
      <div
        data-theme="dark"
        className="relative grid aspect-video place-items-center overflow-hidden rounded-lg bg-stage text-ink max-md:aspect-[4/3]"
      >
        <canvas
          ref={canvas}
          key={JSON.stringify(choices)}
          className="absolute inset-0 size-full cursor-grab touch-none active:cursor-grabbing"
          {...pointer}
        />
        {view === 'failed' && <NoRoom />}
        {phase.kind === 'countdown' && <Countdown left={phase.left} />}
        {(running || phase.kind === 'paused') && (
          <div className="pointer-events-none absolute top-[18px] left-[18px] max-md:top-4 max-md:left-4">
            <TimeBadge seconds={seconds} limits={limits} running={running} />
          </div>
        )}
        {meter && <MeterBar meter={meter} good={good} running={running} />}
        <p
          role="status"
          className="pointer-events-none absolute bottom-[18px] mx-12 rounded-full bg-ground/80 px-3 py-0.5 text-center text-sm text-ink-soft"
        >
          {inHeadset ? (
            <Trans>Die Brille zeigt den Raum.</Trans>
          ) : (
            <Status kind={phase.kind} chapters={recorder.chapters} />
          )}
        </p>
      </div>
      {deck && (
        <SlideBar deck={deck} seconds={running || phase.kind === 'paused' ? recorder.slideSeconds : undefined} />
      )}
      {open && !inHeadset && <Ways view={open} />}
    </section>
  );
}

const NoRoom = () => (
  <div role="alert" className="relative grid max-w-[46ch] justify-items-center gap-3 bg-stage px-6 text-center">
    <h2 className="text-lg">
      <Trans>Dieser Browser kann den Raum nicht zeichnen</Trans>
    </h2>
    <p className="text-sm text-ink-soft">
      <Trans>Ihm fehlt WebGL, oder es ist ausgeschaltet. Ohne VR-Modus nehmen Sie wie gewohnt auf.</Trans>
    </p>
    <Button size="large" onClick={() => setVrMode(false)}>
      <Trans>VR-Modus ausschalten</Trans>
    </Button>
  </div>
);

/** A button for the headset, if there is one, and help for mouse and keys. */
function Ways({ view }: Readonly<{ view: HallView }>) {
  const [hasHeadset, setHasHeadset] = useState(false);
  useEffect(() => {
    void view.canEnterHeadset().then(setHasHeadset);
  }, [view]);
  const enter = () => view.enterHeadset().catch((error: unknown) => showSnackbar(headsetTrouble(error)));
  return (
    <div className="flex flex-wrap items-center justify-center gap-x-5 gap-y-2 text-center text-sm text-ink-soft">
      {hasHeadset && (
        <Button look="primary" size="large" onClick={() => void enter()}>
          <RectangleGoggles aria-hidden="true" />
          <Trans>Mit der Brille eintreten</Trans>
        </Button>
      )}
      <p>
        <Trans>
          Ohne Brille: Ziehen Sie mit der Maus, um sich umzusehen. W, A, S und D gehen, Q und E heben die Hände.
        </Trans>
      </p>
    </div>
  );
}

/** The text on the card in the hand: the notes of the slide, or one page of the script. */
function useCard({ deck, script: { script } }: StageProps) {
  const [page, setPage] = useState(0);
  const notes = deck?.slides[deck.place]?.notes ?? '';
  const pages = useMemo(() => (script.shown ? cardPages(script.text) : []), [script.shown, script.text]);
  const at = Math.min(page, Math.max(0, pages.length - 1));
  return {
    text: notes || (pages[at] ?? ''),
    turn: (by: 1 | -1) => setPage(Math.max(0, Math.min(pages.length - 1, at + by))),
  };
}

function useShown({ recorder, limits, deck }: StageProps, notes: string): ShownInHall {
  const { t } = useLingui();
  const { phase, seconds } = recorder;
  const isSession = phase.kind === 'recording' || phase.kind === 'paused';
  const slides = useMemo(() => deck?.slides.map(({ image }) => image) ?? [], [deck?.slides]);
  const labels = { ready: t`Aufnehmen`, countdown: t`Abbrechen`, recording: t`Pause`, paused: t`Weiter`, review: '' };
  const buttons: readonly RoomButton[] = [
    { id: 'record', label: labels[phase.kind], look: isSession ? 'plain' : 'record' },
    { id: 'stop', label: t`Beenden`, look: isSession ? 'record' : 'plain', isOff: !isSession },
    { id: 'back', label: t`Zurück`, look: 'plain' },
    { id: 'next', label: t`Nächste`, look: 'plain' },
    { id: 'mark', label: t`Kapitel`, look: 'plain', isOff: phase.kind !== 'recording' },
    { id: 'spot', label: t`Platz wechseln`, look: 'plain' },
    { id: 'leave', label: t`Brille ablegen`, look: 'plain' },
  ];
  const time = phase.kind === 'countdown' ? String(phase.left) : clockTime(seconds);
  const clock = { time, light: isSession ? lightOf(seconds, limits) : 'off' } as const;
  return { slide: deck?.slides[deck.place]?.image, slides, notes, clock, buttons };
}

/** The action of each button and of the trigger. */
function deedsOf({ recorder, deck }: StageProps, turnCard: (by: 1 | -1) => void): Readonly<Record<string, () => void>> {
  const turn = (by: 1 | -1) => (deck ? deck.turn(by) : turnCard(by));
  return {
    record: () => {
      const deed = deedOfSpace(recorder.phase);
      if (deed) recorder[deed]();
    },
    stop: recorder.stop,
    mark: recorder.mark,
    back: () => turn(-1),
    next: () => turn(1),
  };
}

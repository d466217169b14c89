import { Trans, useLingui } from '@lingui/react/macro';
import { type RefObject, useEffect, useRef } from 'react';
import { LivePicture } from '../live-picture.tsx';
import { LiveWave } from '../live-wave.tsx';
import { MeterBar } from '../meter-bar.tsx';
import { Countdown, type RecordingStageProps, Status } from '../recording-stage.tsx';
import { TimeBadge } from '../time-badge.tsx';
import { SlideBar } from './slide-bar.tsx';
import { SlideView } from './slide-view.tsx';
import { SpokenNotes } from './spoken-notes.tsx';
import type { ShownDeck } from './use-shown-deck.ts';

/** The next slide, small, for the speaker. */
function NextSlide({ deck: { slides, place } }: Readonly<{ deck: ShownDeck }>) {
  const { t } = useLingui();
  const next = slides[place + 1];
  return (
    <figure className="min-w-0">
      <figcaption className="mb-1 text-xs text-ink-soft">
        {next ? <Trans>Als Nächstes</Trans> : <Trans>Das ist die letzte Folie</Trans>}
      </figcaption>
      {next && (
        <img
          src={next.thumbnail}
          alt={t`Nächste Folie`}
          width={next.width}
          height={next.height}
          className="aspect-video h-auto w-full rounded-sm object-contain"
        />
      )}
    </figure>
  );
}

type DeckStageProps = RecordingStageProps & Readonly<{ deck: ShownDeck }>;

/** The slide, large; beside it the camera or the voice, the next slide and the notes. */
export function DeckStage({ deck, recorder, open, meter, limits, good, script }: DeckStageProps) {
  const { t } = useLingui();
  const { phase, seconds } = recorder;
  const running = phase.kind === 'recording';
  const filming = open.picture !== 'none';
  const section = useInSight<HTMLElement>(phase.kind === 'countdown');
  return (
    <section ref={section} aria-label={t`Folien`} className="grid scroll-mt-20 gap-3">
      <div data-theme="dark" className="overflow-hidden rounded-lg bg-stage text-ink">
        <div className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 gap-y-1 px-3 py-2">
          {running || phase.kind === 'paused' ? (
            <TimeBadge seconds={seconds} limits={limits} planned={deck.planned} running={running} />
          ) : (
            <span />
          )}
          <p role="status" className="text-sm text-ink-soft">
            <Status kind={phase.kind} chapters={recorder.chapters} />
          </p>
        </div>
        <div className="grid gap-3 px-3 pb-3 md:grid-cols-[minmax(0,1fr)_200px]">
          <SlideView deck={deck}>
            {phase.kind === 'countdown' && (
              <div className="absolute inset-0 grid place-items-center bg-ground/80">
                <Countdown left={phase.left} />
              </div>
            )}
          </SlideView>
          <div className="grid grid-cols-2 content-start gap-3 md:grid-cols-1">
            <div className="relative grid aspect-video place-items-center overflow-hidden rounded-sm bg-ground/60 md:aspect-[4/3]">
              {filming && <LivePicture stream={open.stream} mirrored={open.picture === 'camera'} />}
              {meter && !filming && <LiveWave meter={meter} running={running} />}
              {meter && <MeterBar meter={meter} good={good} running={running} />}
            </div>
            <NextSlide deck={deck} />
          </div>
        </div>
      </div>
      <SlideBar deck={deck} seconds={running || phase.kind === 'paused' ? recorder.slideSeconds : undefined} />
      <SpokenNotes deck={deck} script={script} running={running} />
    </section>
  );
}

/** Scrolls an element to the top of the window once it is wanted, so that the speaker need not look for it. */
function useInSight<Shown extends HTMLElement>(wanted: boolean): RefObject<Shown | null> {
  const ref = useRef<Shown>(null);
  useEffect(() => {
    if (wanted) ref.current?.scrollIntoView({ block: 'start' });
  }, [wanted]);
  return ref;
}

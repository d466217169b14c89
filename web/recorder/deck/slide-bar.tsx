import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { clockTime } from '#domain/sessions/contract/clock-time.ts';
import { Button } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import { type Light, lightOf } from '../recorder-phase.ts';
import type { ShownDeck } from './use-shown-deck.ts';

type SlideBarProps = Readonly<{
  deck: ShownDeck;
  /** Time on this slide so far; undefined while nothing is recorded. */
  seconds: number | undefined;
}>;

/** The place in the deck, the time on this slide against its plan, and buttons as large as a thumb. */
export function SlideBar({ deck: { slides, place, turn }, seconds }: SlideBarProps) {
  const { t } = useLingui();
  const [number, count] = [place + 1, slides.length];
  const planned = slides[place]?.seconds ?? null;
  return (
    <div className="flex flex-wrap items-center justify-center gap-x-4 gap-y-2">
      <Button size="large" aria-label={t`Zurück zur vorigen Folie`} disabled={place === 0} onClick={() => turn(-1)}>
        <ChevronLeft aria-hidden="true" />
        <span className="max-md:sr-only">
          <Trans>Zurück</Trans>
        </span>
      </Button>
      <p
        className="flex min-w-0 flex-1 flex-wrap items-center justify-center gap-x-3 gap-y-1 text-sm tabular-nums"
        data-testid="slide-place"
      >
        <span className="font-[550]">
          <Trans>
            Folie {number} von {count}
          </Trans>
        </span>
        <PlannedTime seconds={seconds} planned={planned} isLast={number === count} />
      </p>
      <Button
        size="large"
        aria-label={t`Weiter zur nächsten Folie`}
        disabled={number === count}
        onClick={() => turn(1)}
      >
        <span className="max-md:sr-only">
          <Trans>Weiter</Trans>
        </span>
        <ChevronRight aria-hidden="true" />
      </Button>
    </div>
  );
}

type PlannedTimeProps = Readonly<{ seconds: number | undefined; planned: number | null; isLast: boolean }>;

function PlannedTime({ seconds, planned, isLast }: PlannedTimeProps) {
  const [spent, plan] = [clockTime(seconds ?? 0), clockTime(planned ?? 0)];
  if (seconds === undefined) return planned === null ? null : <Plan plan={plan} />;
  if (planned === null) return <span className="text-ink-soft">{spent}</span>;
  return (
    <>
      <span className="text-ink-soft">
        <Trans>
          {spent} von {plan}
        </Trans>
      </span>
      <SlideLight light={lightOf(seconds, { expectedLength: planned })} isLast={isLast} />
    </>
  );
}

const Plan = ({ plan }: Readonly<{ plan: string }>) => (
  <span className="text-ink-soft">
    <Trans>geplant {plan}</Trans>
  </span>
);

function SlideLight({ light, isLast }: Readonly<{ light: Light; isLast: boolean }>) {
  const lights: Readonly<Record<Light, ReactNode>> = {
    green: (
      <Chip tone="good">
        <Trans>in der Zeit</Trans>
      </Chip>
    ),
    yellow: <Chip tone="near">{isLast ? <Trans>zum Schluss kommen</Trans> : <Trans>gleich weiter</Trans>}</Chip>,
    red: <Chip tone="off">{isLast ? <Trans>über der Zeit</Trans> : <Trans>Zeit für die nächste</Trans>}</Chip>,
  };
  return lights[light];
}

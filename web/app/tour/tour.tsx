import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Footprints } from 'lucide-react';
import { Popover } from 'radix-ui';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import { useLocation } from 'wouter';
import { userCommands } from '#domain/users/contract/calls.ts';
import { userAccount } from '#domain/users/contract/person.ts';
import { send } from '../../lib/api.ts';
import { useCurrentUser } from '../../lib/current-user.tsx';
import { errorMessage } from '../../lib/error-messages.ts';
import { tourState } from '../../lib/tour-state.ts';
import { type Config, useConfig } from '../../lib/use-config.ts';
import { Button } from '../../ui/button.tsx';
import { showSnackbar } from '../../ui/snackbar-state.ts';
import { mainId } from '../navigation-effects.ts';
import { type Stop, stops } from './stops.ts';
import { useTarget } from './use-target.ts';

/** Shows the current stop beside its target, only on the overview. */
export function Tour() {
  const { tutorialStep } = useCurrentUser();
  const { rests } = useSnapshot(tourState);
  const [location] = useLocation();
  const config = useConfig();
  const tour = useTour(tutorialStep);
  const stop = stops[tour.shown];
  if (!stop || !config || location !== '/dashboard') return null;
  return rests ? <Resting tour={tour} /> : <AtStop stop={stop} config={config} tour={tour} />;
}

type Shown = Readonly<{ tour: ReturnType<typeof useTour> }>;

function AtStop({ stop, config, tour }: Shown & Readonly<{ stop: Stop; config: Config }>) {
  const { i18n, t } = useLingui();
  const target = useTarget(stop.targets);
  const onward = useRef<HTMLButtonElement>(null);
  if (!target) return null;
  const [number, all] = [tour.shown + 1, stops.length];
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowRight' || key === 'ArrowDown') tour.next();
    if (key === 'ArrowLeft' || key === 'ArrowUp') tour.back();
  };
  return (
    <Popover.Root open>
      <Popover.Anchor virtualRef={{ current: target }} />
      <Popover.Portal>
        <Popover.Content
          aria-label={t`Rundgang`}
          side={sideOf(target)}
          sideOffset={10}
          collisionPadding={12}
          className="appear z-30 grid w-[360px] max-w-[calc(100vw-24px)] gap-3 rounded-lg border border-line bg-surface p-5 shadow-2 print:hidden"
          onKeyDown={onKeyDown}
          onEscapeKeyDown={rest}
          onInteractOutside={(event) => event.preventDefault()}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            if (isNothingInUse()) onward.current?.focus({ preventScroll: true });
          }}
        >
          <div aria-live="polite">
            <p className="text-xs text-ink-soft">
              <Trans>
                Rundgang, {number} von {all}
              </Trans>
            </p>
            <h2>{i18n._(stop.title)}</h2>
            <p className="mt-1 text-sm text-ink-soft">{i18n._(stop.text(config))}</p>
          </div>
          <div className="flex flex-wrap justify-end gap-2">
            <Button look="quiet" onClick={rest} onKeyDown={tabOut}>
              <Trans>Später</Trans>
            </Button>
            {number > 1 && (
              <Button onClick={tour.back} onKeyDown={tabOut}>
                <Trans>Zurück</Trans>
              </Button>
            )}
            <Button ref={onward} look="primary" onClick={tour.next} onKeyDown={tabOut}>
              {number < all ? <Trans>Weiter</Trans> : <Trans>Fertig</Trans>}
            </Button>
          </div>
          <Popover.Arrow width={18} height={9} className="fill-surface stroke-line" />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

/** Whether the tour may take the focus: it appears after the page, when the person may already be typing or in a menu. */
const isNothingInUse = () =>
  [document.body, document.getElementById(mainId)].includes(document.activeElement as HTMLElement);

/** Lets Tab leave the card; otherwise the focus would stay in it. */
const tabOut = (event: KeyboardEvent) => {
  if (event.key === 'Tab') event.stopPropagation();
};

/** Width of the card beside its target, with the arrow. Pixels. */
const besideWidth = 390;

/** Beside a navigation entry on wide screens, so that the card covers no other entry. */
const sideOf = (target: HTMLElement) =>
  target.closest('nav') && target.getBoundingClientRect().right + besideWidth < window.innerWidth ? 'right' : 'bottom';

function Resting({ tour }: Shown) {
  const { t } = useLingui();
  const [number, all] = [tour.shown + 1, stops.length];
  return (
    <aside
      aria-label={t`Rundgang`}
      className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg bg-sunken px-5 py-3 text-sm print:hidden"
    >
      <Footprints aria-hidden="true" className="size-5 flex-none text-primary" />
      <p className="min-w-0 flex-1 basis-48">
        <Trans>
          Ihr Rundgang wartet bei Station {number} von {all}.
        </Trans>
      </p>
      <div className="flex flex-wrap gap-2">
        <Button look="quiet" disabled={tour.busy} onClick={tour.end}>
          <Trans>Beenden</Trans>
        </Button>
        <Button onClick={goOn}>
          <Trans>Weitermachen</Trans>
        </Button>
      </div>
    </aside>
  );
}

const rest = () => {
  tourState.rests = true;
};
const goOn = () => {
  tourState.rests = false;
};

/** The server stores the progress, and gets each new stop. The page does not wait for it. Going back shows an earlier stop again, only here. */
function useTour(step: number) {
  const queries = useQueryClient();
  const [at, setAt] = useState({ shown: step, furthest: step });
  useEffect(() => {
    // The tour was restarted, or another page has gone further.
    setAt((now) => (step === 0 || step > now.furthest ? { shown: step, furthest: step } : now));
  }, [step]);
  const { mutate, isPending } = useMutation({
    // Runs the requests one after the other.
    scope: { id: 'tour' },
    mutationFn: (goesOn: boolean) => send(goesOn ? userCommands.Advance : userCommands.Complete, {}),
    onSuccess: () => queries.invalidateQueries({ queryKey: [userAccount.name] }),
    onError: (error) => {
      setAt({ shown: step, furthest: step });
      showSnackbar(errorMessage(error));
    },
  });
  const { shown, furthest } = at;
  return {
    shown,
    next: () => {
      if (shown + 1 >= stops.length) return mutate(false);
      if (shown === furthest) mutate(true);
      setAt({ shown: shown + 1, furthest: Math.max(furthest, shown + 1) });
    },
    back: () => setAt({ shown: Math.max(0, shown - 1), furthest }),
    end: () => mutate(false),
    busy: isPending,
  };
}

import { useLingui } from '@lingui/react/macro';
import { cx } from 'class-variance-authority';
import { useEffect, useRef } from 'react';
import { pixelsPerSecond, speeds, wordsIn } from './prompter-speed.ts';
import { isTaken } from './use-recorder-keys.ts';
import type { ScriptOfPerson } from './use-script.ts';
import { useTicks } from './use-ticks.ts';

const tickMs = 40;

type PrompterProps = Readonly<{
  script: ScriptOfPerson;
  running: boolean;
  /** Leaves the lower part of a picture free, so that the eyes stay near the camera. */
  high: boolean;
}>;

/** The notes over the stage; they move while the recording runs. Plus and minus change the speed. */
export function Prompter({ script: { script, change }, running, high }: PrompterProps) {
  const { t } = useLingui();
  const box = useRef<HTMLElement>(null);
  // The exact scroll position: browsers round theirs.
  const at = useRef(0);
  useTicks(running ? tickMs : undefined, () => {
    const element = box.current;
    if (!element) return;
    if (Math.abs(element.scrollTop - at.current) > 2) at.current = element.scrollTop;
    const height = element.scrollHeight - element.clientHeight;
    at.current = Math.min(
      height,
      at.current + (pixelsPerSecond(height, wordsIn(script.text), script.speed) * tickMs) / 1_000,
    );
    element.scrollTop = at.current;
  });
  useEffect(() => {
    function listen(event: KeyboardEvent) {
      const step = { '+': speeds.step, '-': -speeds.step }[event.key];
      if (step !== undefined && !isTaken(event)) change({ speed: script.speed + step });
    }
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [script, change]);
  return (
    <section
      ref={box}
      aria-label={t`Notizen`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling element must be reachable by keyboard
      tabIndex={0}
      className={cx(
        high ? 'bottom-[45%]' : 'bottom-14',
        'absolute inset-x-6 top-16 mr-8 overflow-y-auto rounded-md bg-ground/80 px-6 font-display text-2xl leading-relaxed whitespace-pre-wrap max-md:inset-x-3 max-md:mr-8 max-md:px-4 max-md:text-lg',
      )}
    >
      <p className="mx-auto max-w-[34ch] py-6">{script.text}</p>
      <div aria-hidden="true" className="h-1/2" />
    </section>
  );
}

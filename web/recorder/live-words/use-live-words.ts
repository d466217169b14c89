import { useEffect, useRef, useState } from 'react';
import { useCurrentUser } from '../../lib/current-user.tsx';
import { currentLocale } from '../../lib/locale.ts';
import { store, stored } from '../../lib/stored.ts';
import { useConfigIn } from '../../lib/use-config.ts';
import type { Phase } from '../recorder-phase.ts';
import { useLiveOffer } from './live-offer.ts';
import { type LiveRun, liveRun, type Shown } from './live-run.ts';

const key = 'rostra_live_words';
/** Includes the countdown, so that the engine is ready for the first word. */
const accompanied: ReadonlySet<Phase['kind']> = new Set(['countdown', 'recording', 'paused']);

/** Live words during a recording, if the person has switched them on. */
export function useLiveWords(stream: MediaStream | undefined, phase: Phase) {
  const { id } = useCurrentUser();
  const offer = useLiveOffer();
  const [locale, setLocale] = useState(currentLocale);
  const [shown, setShown] = useState<Shown>();
  const pace = useConfigIn(locale)?.norms.wordsPerMinute;
  // A new person or another host outside needs a new consent.
  const consent = `${id} ${offer?.kind === 'ready' ? (offer.sentTo ?? '') : ''}`;
  const [chosen, setChosen] = useState(() => stored(key));
  const isOn = offer?.kind === 'ready' && chosen === consent;
  const isNeeded = isOn && accompanied.has(phase.kind);
  const run = useRef<LiveRun>(undefined);

  useEffect(() => {
    if (!isNeeded || !stream) return;
    const mine = liveRun({ stream, locale, onShown: setShown });
    run.current = mine;
    return () => {
      run.current = undefined;
      mine.stop();
      setShown(undefined);
    };
  }, [isNeeded, stream, locale]);
  useEffect(() => {
    if (isNeeded) run.current?.go(phase.kind === 'recording' ? 'resume' : 'pause');
  }, [isNeeded, phase.kind]);

  return {
    offer,
    isOn,
    locale,
    setLocale,
    /** Good words per minute in that language. */
    pace,
    /** Undefined while nothing runs. */
    shown,
    switchTo(on: boolean) {
      const value = on ? consent : '';
      setChosen(value);
      store(key, value);
    },
  };
}

export type LiveWords = ReturnType<typeof useLiveWords>;

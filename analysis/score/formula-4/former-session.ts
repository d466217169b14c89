import type { StoredFeatures } from '../../features.ts';
import { summariseText } from '../../text/summarise-text.ts';
import { calibrated } from '../judge-stored.ts';
import type { SessionFigures } from './part-rules.ts';

/** The figures that formulas 2 to 4 scored: the stored summary, with each repetition counted once. */
export function formerSession({ session, duration, audio, results, words, movement }: StoredFeatures): SessionFigures {
  const measured = { duration, gaps: results.pauses };
  return {
    duration,
    audio: calibrated(audio, session.gain),
    results,
    text: words ? summariseText(words.results, measured, new Set(session.dismissed), () => 1) : null,
    movement,
    dropsFillers: words?.analysed.dropsFillers ?? false,
  };
}

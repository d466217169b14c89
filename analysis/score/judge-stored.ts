import type { StoredFeatures } from '../features.ts';
import { summariseText } from '../text/summarise-text.ts';
import { type Judged, judgeTalk } from './judge-talk.ts';

/** The score of a talk from what is stored of it, and nothing else. */
export function judgeStored({ session, duration, audio, results, words }: StoredFeatures): Judged {
  const dismissed = new Set(session.dismissed);
  const talk = { duration, gaps: results.pauses };
  return judgeTalk({
    locale: session.locale,
    duration,
    audio,
    text: words ? summariseText(words.results, talk, dismissed) : null,
    results,
    textResults: words?.results ?? null,
    dismissed,
  });
}

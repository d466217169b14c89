import type { NormsOf } from '#domain/sessions/norms.ts';
import type { StoredFeatures } from '../features.ts';
import { summariseText } from '../text/summarise-text.ts';
import { type Judged, judgeTalk } from './judge-talk.ts';

/** The score of a talk from what is stored of it, and nothing else, by the norms of this installation. */
export function judgeStored(features: StoredFeatures, { normsOf }: Readonly<{ normsOf: NormsOf }>): Judged {
  const { session, duration, audio, results, words } = features;
  const dismissed = new Set(session.dismissed);
  const talk = { duration, gaps: results.pauses };
  return judgeTalk({
    duration,
    audio,
    text: words ? summariseText(words.results, talk, dismissed) : null,
    dropsFillers: words?.analysed.dropsFillers ?? false,
    results,
    textResults: words?.results ?? null,
    dismissed,
    norms: normsOf({ locale: session.locale, kind: session.kind }),
  });
}

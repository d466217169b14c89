import type { NormsOf } from '#domain/sessions/norms.ts';
import type { StoredFeatures } from '../features.ts';
import { summariseText } from '../text/summarise-text.ts';
import { type Judged, type JudgedTalk, judgeTalk } from './judge-talk.ts';

type Installation = Readonly<{ normsOf: NormsOf }>;

/** The score of a talk from what is stored of it, and nothing else, by the norms of this installation. */
export const judgeStored = (features: StoredFeatures, installation: Installation): Judged =>
  judgeTalk(judgedTalkOf(features, installation));

/** What a score is made of, as far as it is stored. */
export function judgedTalkOf(features: StoredFeatures, { normsOf }: Installation): JudgedTalk {
  const { session, duration, audio, results, words } = features;
  const dismissed = new Set(session.dismissed);
  const talk = { duration, gaps: results.pauses };
  return {
    duration,
    audio,
    text: words ? summariseText(words.results, talk, dismissed) : null,
    dropsFillers: words?.analysed.dropsFillers ?? false,
    results,
    textResults: words?.results ?? null,
    dismissed,
    norms: normsOf({ locale: session.locale, kind: session.kind }),
  };
}

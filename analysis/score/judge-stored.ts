import { calibratedVolume } from '#domain/sessions/calibrated-volume.ts';
import type { NormsOf } from '#domain/sessions/norms.ts';
import type { StoredFeatures } from '../features.ts';
import { summariseText } from '../text/summarise-text.ts';
import { type Judged, type JudgedTalk, judgeTalk } from './judge-talk.ts';

type Installation = Readonly<{ normsOf: NormsOf }>;

/** The score of a talk from what is stored of it, and nothing else, by the norms of this installation. */
export const judgeStored = (features: StoredFeatures, installation: Installation): Judged =>
  judgeTalk(judgedTalkOf(features, installation));

/** With a known microphone, a quiet recording is no reason to withhold anything. */
function calibrated(audio: StoredFeatures['audio'], gain: number | null): JudgedTalk['audio'] {
  const { averageVolume, warnings } = audio;
  if (gain === null || !averageVolume) return audio;
  return {
    ...audio,
    gain,
    averageVolume: calibratedVolume(averageVolume, gain),
    ...(warnings && { warnings: warnings.filter((warning) => warning !== 'too_quiet') }),
  };
}

/** What a score is made of, as far as it is stored. */
export function judgedTalkOf(features: StoredFeatures, { normsOf }: Installation): JudgedTalk {
  const { session, duration, audio, results, words } = features;
  const dismissed = new Set(session.dismissed);
  const talk = { duration, gaps: results.pauses };
  return {
    duration,
    audio: calibrated(audio, session.gain),
    text: words ? summariseText(words.results, talk, dismissed) : null,
    dropsFillers: words?.analysed.dropsFillers ?? false,
    results,
    textResults: words?.results ?? null,
    dismissed,
    norms: normsOf({ locale: session.locale, kind: session.kind }),
  };
}

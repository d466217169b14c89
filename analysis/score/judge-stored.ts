import { calibratedVolume } from '#domain/sessions/contract/calibrated-volume.ts';
import { hesitationsBeside } from '#domain/sessions/contract/hesitations.ts';
import type { NormsOf } from '#domain/sessions/contract/norms.ts';
import type { TextResults } from '#domain/sessions/contract/text-report.ts';
import type { StoredFeatures } from '../features.ts';
import { summariseText } from '../text/summarise-text.ts';
import { type Judgement, judgeSession } from './judge-session.ts';
import type { JudgedSession } from './judged-session.ts';
import { pausePlaces } from './pauses/pause-places.ts';
import { soundFigures } from './sound/sound-figures.ts';
import { textMisfit } from './text-fit/text-misfit.ts';

type Installation = Readonly<{ normsOf: NormsOf }>;

/** Scores a talk from its stored data alone, with the norms of this installation. */
export const judgeStored = (features: StoredFeatures, installation: Installation): Judgement =>
  judgeSession(judgedSessionOf(features, installation));

/** The volume corrected by the gain of a calibrated microphone, in dB; with a known gain, `too_quiet` is no longer a warning. */
export function calibrated<Audio extends StoredFeatures['audio']>(
  audio: Audio,
  gain: number | null,
): Audio & { gain?: number } {
  const { averageVolume, warnings } = audio;
  if (gain === null || !averageVolume) return audio;
  return {
    ...audio,
    gain,
    averageVolume: calibratedVolume(averageVolume, gain),
    ...(warnings && { warnings: warnings.filter((warning) => warning !== 'too_quiet') }),
  };
}

/** Why a text without hesitations does not prove that there were none: engines and people leave them out. */
function unprovenBy({ source, dropsFillers }: Words['analysed']): JudgedSession['fillersUnproven'] {
  if (source === 'person') return 'written_by_person';
  return dropsFillers ? 'fillers_dropped' : undefined;
}

/** Number of hesitations in the sound without a filler in the text; undefined in talks older than this measure. */
function heardIn({ hesitations }: StoredFeatures['results'], words: TextResults | undefined): number | undefined {
  return hesitations && hesitationsBeside(hesitations, words?.fillers ?? []).length;
}

type Words = NonNullable<StoredFeatures['words']>;

/** Collects the inputs of a score from the stored data of a talk. */
function judgedSessionOf(features: StoredFeatures, { normsOf }: Installation): JudgedSession {
  const { session, duration, results, words } = features;
  const audio = { ...features.audio, ...soundFigures(results, duration) };
  const { locale } = session;
  const misfit = words && textMisfit({ words: words.results, sound: results, duration, locale });
  const dismissed = new Set(session.dismissed);
  const measured = { duration, gaps: results.pauses };
  return {
    duration,
    audio: calibrated(audio, session.gain),
    text: words ? summariseText(words.results, measured, dismissed) : null,
    ...(misfit && { misfit }),
    places:
      words && !misfit && words.analysed.times === 'measured'
        ? pausePlaces({ words: words.results, gaps: results.pauses, duration })
        : undefined,
    heard: heardIn(results, misfit ? undefined : words?.results),
    fillersUnproven: words && unprovenBy(words.analysed),
    results,
    textResults: words?.results ?? null,
    dismissed,
    movement: features.movement,
    norms: normsOf({ locale: session.locale, kind: session.kind }),
  };
}

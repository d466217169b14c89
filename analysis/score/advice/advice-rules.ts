import type { AdviceCode, ExerciseCode } from '#domain/sessions/advice.ts';
import type { Side } from '../moments/beyond.ts';
import type { FindMoments } from '../moments/evidence.ts';
import { densestFillers, mostRepeated } from '../moments/finding-moments.ts';
import { paceMoments } from '../moments/pace-moments.ts';
import { densestPauses, longestRuns, longestSilences } from '../moments/pause-moments.ts';
import { pitchMoments } from '../moments/pitch-moments.ts';
import { negativeSentences, unclearSentences } from '../moments/sentence-moments.ts';
import { volumeMoments } from '../moments/volume-moments.ts';
import type { RuledPart } from '../part-rules.ts';

export type AdviceRule = Readonly<{ code: AdviceCode; exercise: ExerciseCode; moments: FindMoments }>;

/** What to say of a part that lies below, or above, what is good; or of pauses that are too long, however many they are. */
export const adviceRules: Readonly<Record<RuledPart, Readonly<Partial<Record<Side | 'tooLong', AdviceRule>>>>> = {
  pitch: {
    below: { code: 'pitch_monotone', exercise: 'exaggerate_melody', moments: pitchMoments('below') },
    above: { code: 'pitch_restless', exercise: 'land_on_full_stops', moments: pitchMoments('above') },
  },
  volume: {
    below: { code: 'too_quiet', exercise: 'speak_to_the_last_row', moments: volumeMoments('below') },
    above: { code: 'too_loud', exercise: 'step_back', moments: volumeMoments('above') },
  },
  pauses: {
    below: { code: 'pauses_too_few', exercise: 'pause_after_sentence', moments: longestRuns },
    above: { code: 'pauses_too_many', exercise: 'know_the_next_sentence', moments: densestPauses },
    tooLong: { code: 'silences_too_long', exercise: 'sum_up_when_stuck', moments: longestSilences },
  },
  speech_speed: {
    below: { code: 'too_slow', exercise: 'retell_until_it_flows', moments: paceMoments('below') },
    above: { code: 'too_fast', exercise: 'halve_the_key_sentence', moments: paceMoments('above') },
  },
  filler_words: { above: { code: 'fillers', exercise: 'silence_for_filler', moments: densestFillers } },
  repetition: { above: { code: 'repetition', exercise: 'one_thought_once', moments: mostRepeated } },
  speech_clarity: { below: { code: 'unclear', exercise: 'articulate_in_a_whisper', moments: unclearSentences } },
  sentiment: { below: { code: 'negative', exercise: 'say_what_helps', moments: negativeSentences } },
};

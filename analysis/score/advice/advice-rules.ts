import type { AdviceCode, ExerciseCode } from '#domain/sessions/contract/advice.ts';
import type { ScorePart } from '#domain/sessions/contract/report.ts';
import type { Side } from '../moments/beyond.ts';
import type { FindMoments } from '../moments/evidence.ts';
import { densestFillers, mostRepeated } from '../moments/finding-moments.ts';
import { paceMoments } from '../moments/pace-moments.ts';
import { densestPauses, longestRuns, longestSilences, pausesInside } from '../moments/pause-moments.ts';
import { pitchMoments } from '../moments/pitch-moments.ts';
import { negativeSentences, unclearSentences } from '../moments/sentence-moments.ts';
import { volumeMoments } from '../moments/volume-moments.ts';
import type { RuledPart } from '../part-rules.ts';

export type AdviceRule = Readonly<{ code: AdviceCode; exercise: ExerciseCode; moments: FindMoments }>;

/** The fault of a part: a value below or above its good range, pauses too long or misplaced, or an aspect of the volume. */
type Fault = Side | 'tooLong' | 'misplaced' | NonNullable<ScorePart['aspect']>;

/** The advice, exercise and moments for each fault of each part. */
export const adviceRules: Readonly<Record<RuledPart, Readonly<Partial<Record<Fault, AdviceRule>>>>> = {
  pitch: {
    below: { code: 'pitch_monotone', exercise: 'exaggerate_melody', moments: pitchMoments('below') },
    above: { code: 'pitch_restless', exercise: 'land_on_full_stops', moments: pitchMoments('above') },
  },
  volume: {
    even: { code: 'volume_uneven', exercise: 'keep_the_distance', moments: volumeMoments('even') },
    ends: { code: 'volume_fades', exercise: 'carry_to_the_full_stop', moments: volumeMoments('ends') },
    emphasis: { code: 'volume_flat', exercise: 'stress_one_word', moments: volumeMoments('emphasis') },
  },
  pauses: {
    below: { code: 'pauses_too_few', exercise: 'pause_after_sentence', moments: longestRuns },
    above: { code: 'pauses_too_many', exercise: 'know_the_next_sentence', moments: densestPauses },
    misplaced: { code: 'pauses_misplaced', exercise: 'pause_at_full_stops', moments: pausesInside },
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

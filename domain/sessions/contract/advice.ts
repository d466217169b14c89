/** Faults of a talk. `advice-words.ts` has the texts for each. Codes are stored, so none is ever removed. */
export const adviceCodes = [
  'pitch_monotone',
  'pitch_restless',
  'too_quiet',
  'too_loud',
  'pauses_too_few',
  'pauses_too_many',
  'silences_too_long',
  'too_slow',
  'too_fast',
  'fillers',
  'repetition',
  'unclear',
  'negative',
  'volume_uneven',
  'volume_fades',
  'volume_flat',
  'pauses_misplaced',
] as const;
export type AdviceCode = (typeof adviceCodes)[number];

/** Exercises against them, for one person and a few minutes. `exercise-words.ts` has the texts for each. */
export const exerciseCodes = [
  'exaggerate_melody',
  'land_on_full_stops',
  'speak_to_the_last_row',
  'step_back',
  'pause_after_sentence',
  'know_the_next_sentence',
  'sum_up_when_stuck',
  'retell_until_it_flows',
  'halve_the_key_sentence',
  'silence_for_filler',
  'one_thought_once',
  'articulate_in_a_whisper',
  'say_what_helps',
  'keep_the_distance',
  'carry_to_the_full_stop',
  'stress_one_word',
  'pause_at_full_stops',
] as const;
export type ExerciseCode = (typeof exerciseCodes)[number];

import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ConditionType } from '#domain/goals/conditions.ts';

/** Beside the field of a condition; for a number it says in which direction that counts, too. */
export const conditionLabels: Readonly<Record<ConditionType, MessageDescriptor>> = {
  due_date: msg`Aufgenommen spätestens am`,
  session_score: msg`Mindestens, 0 bis 10`,
  overall_score: msg`Mindestens, 0 bis 10`,
  speech_clarity: msg`Mindestens, in Prozent`,
  speech_speed: msg`Wörter je Minute`,
  pauses: msg`je Minute`,
  filler_words: msg`Höchstens je Minute`,
  repetition: msg`Höchstens je Minute`,
  volume: msg`Prozent`,
  pitch: msg`Hertz`,
  sentiment: msg`Prozent`,
};

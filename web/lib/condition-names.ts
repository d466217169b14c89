import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ConditionType } from '#domain/goals/conditions.ts';

export const conditionNames: Readonly<Record<ConditionType, MessageDescriptor>> = {
  due_date: msg`Frist`,
  filler_words: msg`Füllwörter`,
  overall_score: msg`Mittel der Rhetorik-Werte`,
  pauses: msg`Pausen`,
  pitch: msg`Tonhöhe`,
  repetition: msg`Wiederholungen`,
  sentiment: msg`Positive Stimmung`,
  session_score: msg`Rhetorik-Wert`,
  speech_clarity: msg`Deutlichkeit`,
  speech_speed: msg`Tempo`,
  volume: msg`Lautstärke`,
};

export const conditionTypes = Object.keys(conditionNames) as readonly ConditionType[];

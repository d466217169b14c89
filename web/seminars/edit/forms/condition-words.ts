import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ConditionType } from '#domain/goals/conditions.ts';

type Words = Readonly<{ name: MessageDescriptor; unit: MessageDescriptor }>;

/** What a talk may have to be like. For a number `unit` says in which direction it counts, too. */
export const conditionNames: Readonly<Record<ConditionType, Words>> = {
  due_date: { name: msg`Frist`, unit: msg`Aufgenommen spätestens am` },
  session_score: { name: msg`Rhetorik-Wert`, unit: msg`Mindestens, 0 bis 10` },
  overall_score: { name: msg`Rhetorik-Wert im Mittel`, unit: msg`Mindestens, 0 bis 10` },
  speech_clarity: { name: msg`Deutlichkeit`, unit: msg`Mindestens, in Prozent` },
  speech_speed: { name: msg`Tempo`, unit: msg`Wörter pro Minute` },
  pauses: { name: msg`Pausen`, unit: msg`pro Minute` },
  filler_words: { name: msg`Füllwörter`, unit: msg`Höchstens pro Minute` },
  repetition: { name: msg`Wiederholungen`, unit: msg`Höchstens pro Minute` },
  volume: { name: msg`Lautstärke`, unit: msg`Prozent` },
  pitch: { name: msg`Tonhöhe`, unit: msg`Hertz` },
  sentiment: { name: msg`Positiver Ton`, unit: msg`Prozent` },
};

export const conditionTypes = Object.keys(conditionNames) as readonly ConditionType[];

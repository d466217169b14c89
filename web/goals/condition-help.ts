import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ConditionType } from '#domain/goals/conditions.ts';

/** After the field of a form. */
export const unitNames: Readonly<Record<string, MessageDescriptor>> = {
  hertz: msg`Hz`,
  per_minute: msg`je Minute`,
  percent: msg`Prozent`,
  score: msg`von 10`,
  words_per_minute: msg`Wörter je Minute`,
};

/** What is good, beside the field. */
export const conditionHints: Readonly<Record<Exclude<ConditionType, 'due_date'>, MessageDescriptor>> = {
  filler_words: msg`Gut sind höchstens 2 je Minute.`,
  overall_score: msg`Über alle Vorträge, die für das Ziel zählen. 7 ist gut.`,
  pauses: msg`Gut sind 2 bis 6 je Minute. Eine Pause ist mindestens 2 Sekunden lang.`,
  pitch: msg`Wie hoch eine Stimme ist, ist weder gut noch schlecht: Nehmen Sie Ihren eigenen Bereich.`,
  repetition: msg`Gut sind höchstens 2 je Minute.`,
  sentiment: msg`Anteil der Sätze mit positiver Stimmung.`,
  session_score: msg`Der Wert jedes einzelnen Vortrags. 7 ist gut.`,
  speech_clarity: msg`Wie sicher Ihre Wörter erkannt werden. Gut sind 80 und mehr.`,
  speech_speed: msg`Gut sind 90 bis 150.`,
  volume: msg`Gut sind 20 bis 80.`,
};

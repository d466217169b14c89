import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { GoalMeasureName, goalMeasures } from '#domain/sessions/contract/measures.ts';
import type { PartName, ScoreTotal } from '#domain/sessions/contract/report.ts';

type Names<Measure extends string> = Readonly<Record<Measure, MessageDescriptor>>;

/** The name of each part of the score, for every screen. */
export const partNames: Names<PartName> = {
  pitch: msg`Tonhöhe`,
  volume: msg`Lautstärke`,
  pauses: msg`Pausen`,
  speech_speed: msg`Tempo`,
  filler_words: msg`Füllwörter`,
  repetition: msg`Wiederholung`,
  speech_clarity: msg`Klarheit`,
  sentiment: msg`Stimmung`,
  movement: msg`Bewegung`,
};

/** What a total is called: of sound and words, or of sound alone. */
export const totalNames: Names<ScoreTotal> = { whole: msg`Rhetorik-Wert`, sound: msg`Klangwert` };

/** Everything that a goal or a comparison may be about. */
export const measureNames: Names<GoalMeasureName | PartName> = {
  ...partNames,
  session_score: totalNames.whole,
  overall_score: msg`Mittel der Rhetorik-Werte`,
};

/** After a figure's field, by the unit that goals have. */
export const unitNames: Names<(typeof goalMeasures)[GoalMeasureName]['unit']> = {
  hertz: msg`Hz`,
  per_minute: msg`je Minute`,
  percent: msg`Prozent`,
  score: msg`von 10`,
  words_per_minute: msg`Wörter je Minute`,
};

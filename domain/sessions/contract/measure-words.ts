import type { Bilingual } from '#domain/kernel/bilingual.ts';
import type { GoalMeasureName } from './measures.ts';
import type { PartName, ScoreTotal } from './report.ts';

/** The name of each part of the score. */
export const partNames: Readonly<Record<PartName, Bilingual>> = {
  pitch: { de: 'Tonhöhe', en: 'Pitch' },
  volume: { de: 'Lautstärke', en: 'Volume' },
  pauses: { de: 'Pausen', en: 'Pauses' },
  speech_speed: { de: 'Tempo', en: 'Pace' },
  filler_words: { de: 'Füllwörter', en: 'Filler words' },
  repetition: { de: 'Wiederholung', en: 'Repetition' },
  speech_clarity: { de: 'Klarheit', en: 'Clarity' },
  sentiment: { de: 'Stimmung', en: 'Mood' },
  movement: { de: 'Bewegung', en: 'Movement' },
};

/** The name of a total: of sound and words, or of sound alone. */
export const totalNames: Readonly<Record<ScoreTotal, Bilingual>> = {
  whole: { de: 'Rhetorik-Wert', en: 'Rhetoric score' },
  sound: { de: 'Klangwert', en: 'Sound score' },
};

/** All measures that a goal or a comparison can use. */
export const measureNames: Readonly<Record<GoalMeasureName | PartName, Bilingual>> = {
  ...partNames,
  session_score: totalNames.whole,
  overall_score: { de: 'Mittel der Rhetorik-Werte', en: 'Average rhetoric score' },
};

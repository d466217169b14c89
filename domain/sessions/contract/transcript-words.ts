import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { type Look, looks } from './marks.ts';
import type { TranscriptMissingReason } from './report.ts';
import type { Sentence, TextAnalysis } from './text-report.ts';

export const transcriptHeading: Bilingual = { de: 'Wortlaut', en: 'Transcript' };

export const transcriptSources: Readonly<Record<TextAnalysis['source'], Bilingual>> = {
  azure: { de: 'Erkannt von Azure Speech.', en: 'Recognised by Azure Speech.' },
  endpoint: {
    de: 'Erkannt von der eingerichteten Spracherkennung.',
    en: 'Recognised by the configured speech recognition.',
  },
  parakeet: { de: 'Erkannt von Parakeet, auf diesem Server.', en: 'Recognised by Parakeet, on this server.' },
  whisper: { de: 'Erkannt von Whisper, auf diesem Server.', en: 'Recognised by Whisper, on this server.' },
  person: { de: 'Von Hand eingegeben.', en: 'Entered by hand.' },
};

export const dropsFillersWords: Bilingual = {
  de: 'Diese Spracherkennung lässt Laute wie „ähm“ oft weg: Es können mehr gewesen sein, als hier stehen.',
  en: 'This speech recognition often leaves out sounds like “um”: there may have been more than are shown here.',
};

/** Why a talk has no words. */
export const missingWords: Readonly<Record<TranscriptMissingReason, Bilingual>> = {
  no_engine: {
    de: 'Hier ist keine Spracherkennung eingerichtet. Gemessen wurde deshalb nur der Ton.',
    en: 'No speech recognition is set up here, so only the sound was measured.',
  },
  no_consent: {
    de: 'Die Aufnahme durfte nicht zur Spracherkennung weitergegeben werden. Sie blieb hier, und gemessen wurde nur der Ton.',
    en: "The recording wasn't allowed to be passed on for speech recognition. It stayed here, and only the sound was measured.",
  },
  no_speech: {
    de: 'Die Spracherkennung hat in dieser Aufnahme keine Wörter gehört.',
    en: 'The speech recognition heard no words in this recording.',
  },
  engine_refused: {
    de: 'Die Spracherkennung hat die Aufnahme nicht angenommen. Das liegt an ihrer Einrichtung, nicht am Vortrag.',
    en: "The speech recognition didn't accept the recording. That's down to its configuration, not the talk.",
  },
  engine_quota: {
    de: 'Das Kontingent der Spracherkennung war aufgebraucht.',
    en: 'The speech recognition quota was used up.',
  },
  engine_unavailable: {
    de: 'Die Spracherkennung war nicht erreichbar.',
    en: "The speech recogniser couldn't be reached.",
  },
  words_unreadable: {
    de: 'Der eingegebene Wortlaut ließ sich nicht auswerten.',
    en: "The transcript that was entered couldn't be read.",
  },
};

/** The meaning of each mark in the text. */
export const lookWords: Readonly<Record<Exclude<Look, '.'>, Bilingual>> = {
  [looks.certain]: { de: 'Füllwort', en: 'Filler' },
  [looks.inContext]: { de: 'Füllwort an dieser Stelle', en: 'Filler in this place' },
  [looks.repetition]: { de: 'Wiederholung', en: 'Repetition' },
};

/** The mood of a sentence. */
export const moodWords: Readonly<Record<Sentence['sentiment'], Bilingual>> = {
  positive: { de: 'positiv', en: 'positive' },
  neutral: { de: 'neutral', en: 'neutral' },
  negative: { de: 'negativ', en: 'negative' },
  mixed: { de: 'gemischt', en: 'mixed' },
};

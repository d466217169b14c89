import type { Bilingual, BilingualOf } from '#domain/kernel/bilingual.ts';
import type { Judgement } from './judgement.ts';
import type { ScorePart, ScoreWithheld, TextMisfit } from './report.ts';

export const judgementWords: Readonly<Record<Judgement, Bilingual>> = {
  good: { de: 'gut', en: 'good' },
  near: { de: 'fast gut', en: 'nearly good' },
  off: { de: 'ausbaufähig', en: 'needs work' },
};

export const noScore: Bilingual = { de: 'Kein Gesamtwert.', en: 'No overall score.' };

/** Why the parts make no total: what is missing, or what the recording sounds like. */
export const withheldWords: Readonly<
  Record<
    Exclude<ScoreWithheld['code'], 'not_speech'> | 'unheard',
    BilingualOf<Readonly<{ measured: string; needed: string }>>
  >
> = {
  too_short: {
    de: ({ measured, needed }) => `Zu wenig gehört: Die Aufnahme dauert ${measured} s, nötig sind ${needed} s.`,
    en: ({ measured, needed }) => `Too little was heard: the recording lasts ${measured} s, ${needed} s are needed.`,
  },
  too_little_voice: {
    de: ({ measured, needed }) =>
      `Zu wenig gehört: ${measured} s Sprache mit Stimme, nötig sind ${needed} s. Flüstern zählt nicht.`,
    en: ({ measured, needed }) =>
      `Too little was heard: ${measured} s of voiced speech, ${needed} s are needed. Whispering doesn't count.`,
  },
  too_few_parts: {
    de: ({ measured, needed }) => `Zu wenig gemessen: ${measured} von ${needed} nötigen Teilen.`,
    en: ({ measured, needed }) => `Too little was measured: ${measured} of ${needed} parts that are needed.`,
  },
  unheard: {
    de: () => 'In dieser Aufnahme war zu wenig zu hören, um etwas zu messen.',
    en: () => 'Too little could be heard in this recording to measure anything.',
  },
};

export const noSpeechWords: Readonly<Record<NonNullable<ScoreWithheld['sign']> | 'unknown', Bilingual>> = {
  steady_pitch: {
    de: 'Das klingt nach Tönen oder Musik: Die Tonhöhe steht, wo sie beim Sprechen gleitet.',
    en: 'This sounds like tones or music: the pitch stands still where it would glide in speech.',
  },
  unbroken_voice: {
    de: 'Das klingt nicht nach Sprechen: Der Ton setzt nie ab, wie es Konsonanten und Atem verlangen.',
    en: "This doesn't sound like speech: the sound never breaks off as consonants and breath demand.",
  },
  no_syllables: {
    de: 'Das klingt nicht nach Sprechen: Silben sind kaum zu hören.',
    en: "This doesn't sound like speech: hardly any syllables can be heard.",
  },
  two_voices: {
    de: 'Hier sind zwei Stimmen im Wechsel zu hören. Bewertet wird, wer allein spricht.',
    en: 'Two voices take turns here. Only a person who speaks alone is scored.',
  },
  unknown: {
    de: 'Das klingt nicht nach einem Menschen, der spricht.',
    en: "This doesn't sound like a person who speaks.",
  },
};

export const unmeasuredHeading: Bilingual = { de: 'Nicht gemessen', en: 'Not measured' };

/** Why a part has no score. */
export const reasonWords: Readonly<Record<NonNullable<ScorePart['reason']> | 'unknown', Bilingual>> = {
  no_words: { de: 'kein Wortlaut', en: 'no transcript' },
  no_voice: { de: 'keine Stimme gehört', en: 'no voice heard' },
  too_short: { de: 'zu wenig gesprochen', en: 'too little speech' },
  no_movement_data: { de: 'nur mit einer VR-Brille messbar', en: 'only measured with a VR headset' },
  movement_estimated: {
    de: 'aus der Kamera geschätzt, daher ohne Note',
    en: 'estimated from the camera, so not scored',
  },
  no_confidence: { de: 'Sicherheit der Erkennung unbekannt', en: 'certainty of the recognition unknown' },
  fillers_dropped: {
    de: 'die Spracherkennung lässt Laute wie „ähm“ weg',
    en: 'the speech recogniser leaves out sounds like “um”',
  },
  recorded_too_quietly: {
    de: 'zu leise aufgenommen, um die Stimme zu beurteilen',
    en: 'recorded too quietly to judge the voice',
  },
  text_misfit: { de: 'der Wortlaut passt nicht zum Ton', en: "the text doesn't fit the sound" },
  written_by_person: {
    de: 'von Hand geschrieben: was nicht dasteht, kann gesagt worden sein',
    en: "written by hand: what isn't in it may have been said",
  },
  unknown: { de: 'kein Messwert', en: 'no measurement' },
};

export const nothingEstimated: Bilingual = {
  de: 'Wir haben nichts geschätzt: Im Wert steht nur, was gemessen wurde.',
  en: "We don't guess: the score only includes what was measured.",
};

export const misfitHeading: Bilingual = {
  de: 'Der Wortlaut passt nicht zum Ton',
  en: "The text doesn't fit the sound",
};

/** Why a transcript is not scored. */
export const misfitWords: Readonly<
  Record<
    Exclude<TextMisfit['code'], 'length'> | 'too_short' | 'too_long',
    BilingualOf<Readonly<{ times: string; share: string }>>
  >
> = {
  too_short: {
    de: ({ times }) => `Er hat nur ${times}-mal so viele Silben, wie zu hören sind: Ein Teil fehlt.`,
    en: ({ times }) => `It has only ${times} times as many syllables as were heard: part of it is missing.`,
  },
  too_long: {
    de: ({ times }) => `Er hat ${times}-mal so viele Silben, wie zu hören sind: So viel wurde nicht gesagt.`,
    en: ({ times }) => `It has ${times} times as many syllables as were heard: so much wasn't said.`,
  },
  language: {
    de: () => 'Er ist in einer anderen Sprache geschrieben, als für den Vortrag angegeben ist.',
    en: () => "It's in a different language from the one chosen for the talk.",
  },
  times: {
    de: ({ share }) => `Zu ${share} seiner Zeiten spricht niemand.`,
    en: ({ share }) => `Nobody is speaking at ${share} of its times.`,
  },
  unfound: {
    de: () => 'Seine Silben sind in der Aufnahme nicht wiederzufinden.',
    en: () => "Its syllables can't be found in the recording.",
  },
};

export const misfitEffect: Bilingual = {
  de: 'Er bleibt stehen, doch gewertet wird nur der Klang.',
  en: 'It stays, but only the sound is scored.',
};

type Figure = BilingualOf<Readonly<{ figure: string }>>;

/** Names the kind of volume measure of a figure in decibels. */
export const aspectWords: Readonly<Record<NonNullable<ScorePart['aspect']>, Figure>> = {
  even: { de: ({ figure }) => `Schwankung ${figure} dB`, en: ({ figure }) => `moves by ${figure} dB` },
  ends: {
    de: ({ figure }) => `${figure} dB leiser an den Satzenden`,
    en: ({ figure }) => `${figure} dB softer at the ends of sentences`,
  },
  emphasis: { de: ({ figure }) => `Betonung ${figure} dB`, en: ({ figure }) => `stress of ${figure} dB` },
};

/** A second finding, shown after the figure. */
export const besideWords: Readonly<Record<'flat' | 'misplaced' | 'heard' | 'longest', Figure>> = {
  flat: {
    de: ({ figure }) => `${figure} der Zeit flacher als gut`,
    en: ({ figure }) => `flatter than good for ${figure} of the time`,
  },
  misplaced: {
    de: ({ figure }) => `${figure} davon mitten im Satz`,
    en: ({ figure }) => `${figure} of them inside of a sentence`,
  },
  heard: { de: () => 'nach dem Klang gezählt', en: () => 'counted by sound' },
  longest: { de: ({ figure }) => `längste Stille ${figure} s`, en: ({ figure }) => `longest silence ${figure} s` },
};

export const goodRangeWords: Readonly<
  Record<'between' | 'upTo' | 'from', BilingualOf<Readonly<{ from: string; to: string }>>>
> = {
  between: {
    de: ({ from, to }) => `guter Bereich ${from} bis ${to}`,
    en: ({ from, to }) => `good range ${from} to ${to}`,
  },
  upTo: { de: ({ to }) => `guter Bereich bis ${to}`, en: ({ to }) => `good range up to ${to}` },
  from: { de: ({ from }) => `guter Bereich ab ${from}`, en: ({ from }) => `good range from ${from}` },
};

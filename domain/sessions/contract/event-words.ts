import type { Locale } from '#domain/kernel/contract.ts';
import type { EventWords } from '#domain/kernel/event-words.ts';
import type { CalibrationEvent } from '../calibration/events.ts';
import type { DrillEvent } from '../drills/events.ts';
import type { SessionEvent } from '../events.ts';

const scoreIn = ({ score }: Readonly<{ score: number | null }>, locale: Locale): string =>
  score === null ? { de: 'nicht messbar', en: 'not measurable' }[locale] : `${score}`;

export const eventWords: EventWords<SessionEvent | CalibrationEvent | DrillEvent> = {
  DrillKept: {
    de: 'Ergebnis einer Übung gemerkt',
    en: 'Result of a drill kept',
    detail: ({ drill, value }) => `${drill}, ${value}`,
  },
  DrillForgotten: { de: 'Ergebnis einer Übung gelöscht', en: 'Result of a drill deleted' },
  CalibrationStarted: {
    de: 'Einmessen begonnen',
    en: 'Calibration begun',
    detail: ({ deviceName }) => deviceName,
  },
  CalibrationStepMeasured: {
    de: 'Schritt des Einmessens gemessen',
    en: 'Step of the calibration measured',
    detail: ({ step, level }) => `${step}, ${level ?? '–'} dBFS`,
  },
  CalibrationCompleted: {
    de: 'Einmessen abgeschlossen',
    en: 'Calibration completed',
    detail: ({ gain }) => `${gain} dB`,
  },
  CalibrationFailed: {
    de: 'Einmessen gescheitert',
    en: 'Calibration failed',
    detail: ({ reason }) => reason,
  },
  CalibrationApplied: { de: 'Einmessung verwendet', en: 'Calibration applied' },
  CalibrationUndone: { de: 'Einmessung zurückgenommen', en: 'Calibration undone' },
  SessionCalibrated: {
    de: 'Lautstärke eingemessen',
    en: 'Volume calibrated',
    detail: ({ gain }, locale) => (gain === null ? { de: 'wie aufgenommen', en: 'as recorded' }[locale] : `${gain} dB`),
  },
  MovementRecorded: {
    de: 'Bewegung aufgenommen',
    en: 'Movement recorded',
    detail: ({ samples }, locale) => `${samples} ${locale === 'de' ? 'Messpunkte' : 'samples'}`,
  },
  MovementAnalysed: { de: 'Bewegung ausgewertet', en: 'Movement analysed' },
  SessionKindChanged: {
    de: 'Art des Vortrags geändert',
    en: 'Kind of talk changed',
    detail: ({ kind }) => kind,
  },
  SharingChanged: {
    de: 'Geändert, wer etwas bekommen darf',
    en: 'Changed who may get something',
    detail: ({ sharing }, locale) => sharing.join(', ') || { de: 'niemand', en: 'nobody' }[locale],
  },
  TranscriptionRequested: { de: 'Erkennung der Worte verlangt', en: 'Recognition of the words requested' },
  FeedbackRequested: { de: 'Rückmeldung des Coachs verlangt', en: 'Coach’s feedback requested' },
  ScoreRequested: { de: 'Bewertung nach der heutigen Formel verlangt', en: 'Score by today’s formula asked for' },
  SessionCreated: {
    de: 'Vortrag angelegt',
    en: 'Talk created',
    detail: ({ name, origin }, locale) =>
      `${name} (${(origin === 'recording' ? { de: 'aufgenommen', en: 'recorded' } : { de: 'hochgeladen', en: 'uploaded' })[locale]})`,
  },
  RecordingCut: { de: 'Aufnahme zugeschnitten', en: 'Recording trimmed' },
  TagsChanged: { de: 'Schlagwörter geändert', en: 'Tags changed' },
  ChaptersMarked: { de: 'Kapitel gesetzt', en: 'Chapters marked' },
  SessionRenamed: {
    de: 'Vortrag umbenannt',
    en: 'Talk renamed',
    detail: ({ name }) => name,
  },
  SessionLocaleChanged: {
    de: 'Sprache des Vortrags geändert',
    en: 'Language of the talk changed',
    detail: ({ locale }) => locale,
  },
  AnalysisRequested: { de: 'Neue Analyse verlangt', en: 'New analysis requested' },
  AnalysisStarted: { de: 'Analyse begonnen', en: 'Analysis started' },
  AudioExtracted: {
    de: 'Ton aus der Aufnahme gelesen',
    en: 'Sound read from the recording',
    detail: ({ duration }) => `${duration} s`,
  },
  AudioAnalysed: { de: 'Stimme gemessen', en: 'Voice measured' },
  TranscriptionStarted: {
    de: 'Erkennung der Worte begonnen',
    en: 'Recognition of the words started',
    detail: ({ sentTo }, locale) =>
      sentTo
        ? { de: `die Aufnahme ging an ${sentTo}`, en: `the recording went to ${sentTo}` }[locale]
        : { de: 'die Aufnahme verließ das Haus nicht', en: 'the recording did not leave the house' }[locale],
  },
  TranscriptMade: {
    de: 'Worte erkannt',
    en: 'Words recognised',
    detail: ({ source }) => source,
  },
  TranscriptMissing: {
    de: 'Ohne Worte geblieben',
    en: 'Left without words',
    detail: ({ reason }) => reason,
  },
  TranscriptProvided: { de: 'Worte von Hand eingegeben', en: 'Words entered by hand' },
  TextAnalysed: { de: 'Worte ausgewertet', en: 'Words evaluated' },
  AnalysisSucceeded: {
    de: 'Analyse abgeschlossen, Wert berechnet',
    en: 'Analysis completed, score calculated',
    detail: scoreIn,
  },
  FindingDismissed: { de: 'Fundstelle verworfen', en: 'Finding dismissed' },
  FindingRestored: { de: 'Fundstelle wieder aufgenommen', en: 'Finding restored' },
  SessionRescored: {
    de: 'Wert neu berechnet',
    en: 'Score calculated anew',
    detail: scoreIn,
  },
  FeedbackMade: {
    de: 'Rückmeldung des Coachs erstellt',
    en: 'Coach’s feedback written',
    detail: ({ modelVersion, sentTo }, locale) =>
      sentTo
        ? `${modelVersion}; ${{ de: 'die Worte gingen an', en: 'the words went to' }[locale]} ${sentTo}`
        : modelVersion,
  },
  AnalysisFailed: {
    de: 'Analyse gescheitert',
    en: 'Analysis failed',
    detail: ({ reason }) => reason,
  },
  RenditionMade: { de: 'Fassung zum Abspielen erstellt', en: 'Version for playback made' },
  SessionDeleted: { de: 'Vortrag gelöscht', en: 'Talk deleted' },
};

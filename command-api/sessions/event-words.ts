import type { CalibrationEvent } from '#domain/sessions/calibration/events.ts';
import type { DrillEvent } from '#domain/sessions/drills/events.ts';
import type { SessionEvent } from '#domain/sessions/events.ts';
import type { EventWords } from '../event-words.ts';

export const eventWords: EventWords<SessionEvent | CalibrationEvent | DrillEvent> = {
  DrillKept: {
    de: ({ drill, value }) => `Ergebnis einer Übung gemerkt (${drill}): ${value}`,
    en: ({ drill, value }) => `Result of a drill kept (${drill}): ${value}`,
  },
  DrillForgotten: { de: () => 'Ergebnis einer Übung gelöscht', en: () => 'Result of a drill deleted' },
  CalibrationStarted: {
    de: ({ deviceName }) => `Einmessen des Mikrofons „${deviceName}“ begonnen`,
    en: ({ deviceName }) => `Calibration of the microphone “${deviceName}” begun`,
  },
  CalibrationStepMeasured: {
    de: ({ step, level }) => `Gemessen (${step}): ${level ?? 'nichts'} dBFS`,
    en: ({ step, level }) => `Measured (${step}): ${level ?? 'nothing'} dBFS`,
  },
  CalibrationCompleted: {
    de: ({ gain }) => `Eingemessen: ${gain} dB werden hinzugerechnet`,
    en: ({ gain }) => `Calibrated: ${gain} dB are added`,
  },
  CalibrationFailed: {
    de: ({ reason }) => `Einmessen gescheitert (${reason})`,
    en: ({ reason }) => `Calibration failed (${reason})`,
  },
  CalibrationApplied: { de: () => 'Einmessung verwendet', en: () => 'Calibration applied' },
  CalibrationUndone: { de: () => 'Einmessung zurückgenommen', en: () => 'Calibration undone' },
  SessionCalibrated: {
    de: ({ gain }) => (gain === null ? 'Lautstärke wie aufgenommen' : `Lautstärke um ${gain} dB eingemessen`),
    en: ({ gain }) => (gain === null ? 'Volume as it was recorded' : `Volume calibrated by ${gain} dB`),
  },
  MovementRecorded: {
    de: ({ samples }) => `Bewegung von Kopf und Händen aufgenommen: ${samples} Messpunkte`,
    en: ({ samples }) => `Movement of head and hands recorded: ${samples} samples`,
  },
  MovementAnalysed: { de: () => 'Bewegung ausgewertet', en: () => 'Movement analysed' },
  SessionKindChanged: {
    de: ({ kind }) => `Art des Vortrags geändert: ${kind}`,
    en: ({ kind }) => `Kind of talk changed: ${kind}`,
  },
  SharingChanged: {
    de: ({ sharing }) => `Wer außerhalb etwas bekommen darf: ${sharing.join(', ') || 'niemand'}`,
    en: ({ sharing }) => `Who outside may get something: ${sharing.join(', ') || 'nobody'}`,
  },
  TranscriptionRequested: {
    de: () => 'Erkennung der Worte angefordert',
    en: () => 'Recognition of the words asked for',
  },
  FeedbackRequested: {
    de: () => 'Rückmeldung des Coachs angefordert',
    en: () => 'The coach’s feedback asked for',
  },
  ScoreRequested: {
    de: () => 'Bewertung nach der heutigen Formel angefordert',
    en: () => 'Score by today’s formula asked for',
  },
  SessionCreated: {
    de: ({ name, origin }) => `Vortrag „${name}“ ${origin === 'recording' ? 'aufgenommen' : 'hochgeladen'}`,
    en: ({ name, origin }) => `Talk “${name}” ${origin === 'recording' ? 'recorded' : 'uploaded'}`,
  },
  RecordingCut: {
    de: () => 'Anfang und Ende der Aufnahme abgeschnitten',
    en: () => 'Beginning and end of the recording cut off',
  },
  ChaptersMarked: {
    de: () => 'Kapitel gesetzt',
    en: () => 'Chapters marked',
  },
  SessionRenamed: {
    de: ({ name }) => `Umbenannt in „${name}“`,
    en: ({ name }) => `Renamed to “${name}”`,
  },
  SessionLocaleChanged: {
    de: ({ locale }) => `Gesprochene Sprache geändert: ${locale}`,
    en: ({ locale }) => `Spoken language changed: ${locale}`,
  },
  AnalysisRequested: {
    de: () => 'Neue Analyse angefordert',
    en: () => 'Another analysis asked for',
  },
  AnalysisStarted: {
    de: () => 'Analyse begonnen',
    en: () => 'Analysis begun',
  },
  AudioExtracted: {
    de: ({ duration }) => `Ton entnommen (${duration} s)`,
    en: ({ duration }) => `Sound extracted (${duration} s)`,
  },
  AudioAnalysed: {
    de: () => 'Tonhöhe, Lautstärke und Pausen gemessen',
    en: () => 'Pitch, volume and pauses measured',
  },
  TranscriptionStarted: {
    de: ({ sentTo }) =>
      `Worte werden erkannt${sentTo ? `; die Aufnahme ging an ${sentTo}` : ', ohne dass die Aufnahme das Haus verließ'}`,
    en: ({ sentTo }) =>
      `Words are being recognised${sentTo ? `; the recording went to ${sentTo}` : ', and the recording did not leave the house'}`,
  },
  TranscriptMade: {
    de: ({ source }) => `Worte erkannt (${source})`,
    en: ({ source }) => `Words recognised (${source})`,
  },
  TranscriptMissing: {
    de: ({ reason }) => `Keine Worte erkannt (${reason})`,
    en: ({ reason }) => `No words recognised (${reason})`,
  },
  TranscriptProvided: {
    de: () => 'Worte von Hand eingegeben oder berichtigt',
    en: () => 'Words written or corrected by hand',
  },
  TextAnalysed: {
    de: () => 'Tempo, Füllwörter, Wiederholungen und Stimmung ausgewertet',
    en: () => 'Pace, fillers, repetitions and sentiment worked out',
  },
  AnalysisSucceeded: {
    de: ({ score }) => `Analyse beendet, Rhetorik-Wert ${score ?? 'nicht messbar'}`,
    en: ({ score }) => `Analysis ended, rhetoric score ${score ?? 'not measurable'}`,
  },
  FindingDismissed: {
    de: () => 'Einen Fund als keinen gekennzeichnet',
    en: () => 'A finding marked as none',
  },
  FindingRestored: {
    de: () => 'Einen Fund wieder gelten lassen',
    en: () => 'A finding counts again',
  },
  SessionRescored: {
    de: ({ score }) => `Neu bewertet, Rhetorik-Wert ${score ?? 'nicht messbar'}`,
    en: ({ score }) => `Scored again, rhetoric score ${score ?? 'not measurable'}`,
  },
  FeedbackMade: {
    de: ({ modelVersion, sentTo }) =>
      `Rückmeldung des Coachs geschrieben (${modelVersion}${sentTo ? `; die Worte gingen an ${sentTo}` : ''})`,
    en: ({ modelVersion, sentTo }) =>
      `The coach’s feedback written (${modelVersion}${sentTo ? `; the words went to ${sentTo}` : ''})`,
  },
  AnalysisFailed: {
    de: ({ reason }) => `Analyse gescheitert (${reason})`,
    en: ({ reason }) => `Analysis failed (${reason})`,
  },
  RenditionMade: {
    de: () => 'Fassung zum Abspielen erstellt',
    en: () => 'A form for playing made',
  },
  SessionDeleted: {
    de: () => 'Vortrag gelöscht',
    en: () => 'Talk deleted',
  },
};

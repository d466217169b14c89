import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { PartName, SessionDetail } from '#domain/sessions/report.ts';

export type ScorePart = SessionDetail['scoreParts'][number];

export const partNames: Record<PartName, MessageDescriptor> = {
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

type Reason = NonNullable<ScorePart['reason']>;

export const reasonWords: Record<Reason, MessageDescriptor> = {
  no_words: msg`kein Wortlaut`,
  no_voice: msg`keine Stimme gehört`,
  too_short: msg`zu wenig gesprochen`,
  no_movement_data: msg`keine Kameradaten`,
  no_confidence: msg`Sicherheit der Erkennung unbekannt`,
  fillers_dropped: msg`die Spracherkennung lässt Laute wie „ähm“ weg`,
  recorded_too_quietly: msg`zu leise aufgenommen, um die Stimme zu beurteilen`,
};

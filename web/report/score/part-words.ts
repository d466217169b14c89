import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { SessionDetail } from '#domain/sessions/contract/report.ts';

export type ScorePart = SessionDetail['scoreParts'][number];

type Reason = NonNullable<ScorePart['reason']>;

export const reasonWords: Record<Reason, MessageDescriptor> = {
  no_words: msg`kein Wortlaut`,
  no_voice: msg`keine Stimme gehört`,
  too_short: msg`zu wenig gesprochen`,
  no_movement_data: msg`nur mit einer VR-Brille messbar`,
  movement_estimated: msg`aus der Kamera geschätzt, daher ohne Note`,
  no_confidence: msg`Sicherheit der Erkennung unbekannt`,
  fillers_dropped: msg`die Spracherkennung lässt Laute wie „ähm“ weg`,
  recorded_too_quietly: msg`zu leise aufgenommen, um die Stimme zu beurteilen`,
  text_misfit: msg`der Wortlaut passt nicht zum Ton`,
  written_by_person: msg`von Hand geschrieben: was nicht dasteht, kann gesagt worden sein`,
};

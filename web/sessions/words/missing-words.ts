import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { TranscriptMissingReason } from '#domain/sessions/report.ts';

/** Why a talk has no words. */
export const missingWords: Record<TranscriptMissingReason, MessageDescriptor> = {
  no_engine: msg`Hier ist keine Spracherkennung eingerichtet. Gemessen wurde deshalb nur der Ton.`,
  no_consent: msg`Sie haben nicht erlaubt, die Aufnahme zur Spracherkennung weiterzugeben. Sie blieb hier, und gemessen wurde nur der Ton.`,
  no_speech: msg`Die Spracherkennung hat in dieser Aufnahme keine Wörter gehört.`,
  engine_refused: msg`Die Spracherkennung hat die Aufnahme nicht angenommen. Das liegt an ihrer Einrichtung, nicht an Ihrem Vortrag.`,
  engine_quota: msg`Das Kontingent der Spracherkennung war aufgebraucht.`,
  engine_unavailable: msg`Die Spracherkennung war nicht erreichbar.`,
  words_unreadable: msg`Der eingegebene Wortlaut ließ sich nicht auswerten.`,
};

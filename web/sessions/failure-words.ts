import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { FailureReason } from '#domain/sessions/contract/report.ts';

type Words = Readonly<{ cause: MessageDescriptor; next: MessageDescriptor }>;

const anotherFile = msg`Laden Sie die Aufnahme in einer anderen Form noch einmal hoch, am besten als MP3, WAV oder MP4.`;
const again = msg`Versuchen Sie es noch einmal. Hilft das nicht, melden Sie sich bitte bei uns.`;

const words: Record<FailureReason, Words> = {
  unreadable: { cause: msg`Die Datei ließ sich nicht lesen.`, next: anotherFile },
  truncated: {
    cause: msg`Die Datei ist unvollständig: ihr Ende fehlt.`,
    next: msg`Prüfen Sie, ob sie sich auf Ihrem Gerät abspielen lässt, und laden Sie sie dann noch einmal hoch.`,
  },
  no_audio: {
    cause: msg`In der Datei ist kein Ton.`,
    next: msg`Prüfen Sie beim Aufnehmen, ob das Mikrofon an ist, und laden Sie eine Aufnahme mit Ton hoch.`,
  },
  empty: {
    cause: msg`Die Aufnahme ist leer: sie dauert null Sekunden.`,
    next: msg`Nehmen Sie den Vortrag noch einmal auf.`,
  },
  too_long: {
    cause: msg`Der Vortrag ist länger, als wir auswerten können.`,
    next: msg`Teilen Sie ihn und laden Sie die Teile einzeln hoch.`,
  },
  too_many_pixels: {
    cause: msg`Das Bild des Videos ist zu groß für die Auswertung.`,
    next: msg`Speichern Sie das Video kleiner, zum Beispiel in 1080p, und laden Sie es dann noch einmal hoch.`,
  },
  media_missing: { cause: msg`Die Aufnahme liegt nicht mehr vor.`, next: msg`Laden Sie sie noch einmal hoch.` },
  internal: { cause: msg`Bei uns ist etwas schiefgegangen. Ihre Aufnahme ist in Ordnung.`, next: again },
};

/** An unknown reason counts as a fault of the server. */
export const failureWords = (reason: string): Words =>
  reason in words ? words[reason as FailureReason] : { cause: msg`Die Analyse ist gescheitert.`, next: again };

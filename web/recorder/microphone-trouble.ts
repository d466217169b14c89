import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { type BrowserName, browserOf } from './browser-name.ts';

const words: Record<BrowserName, MessageDescriptor> = {
  chrome: msg`Klicken Sie links neben der Adresse auf das Symbol mit den Reglern und stellen Sie Mikrofon und Kamera auf „Zulassen“. Versuchen Sie es dann noch einmal.`,
  edge: msg`Klicken Sie links neben der Adresse auf das Schloss, dann auf „Berechtigungen für diese Website“, und erlauben Sie Mikrofon und Kamera. Versuchen Sie es dann noch einmal.`,
  firefox: msg`Klicken Sie links neben der Adresse auf das durchgestrichene Mikrofon oder die Kamera und entfernen Sie die Blockade mit dem Kreuz. Versuchen Sie es dann noch einmal.`,
  safari: msg`Wählen Sie im Menü „Safari“ den Punkt „Einstellungen für diese Website“ und stellen Sie Mikrofon und Kamera auf „Erlauben“. Laden Sie die Seite dann neu.`,
  iphone: msg`Tippen Sie links neben der Adresse auf das Seitenmenü, dann auf „Website-Einstellungen“, und erlauben Sie Mikrofon und Kamera. Fehlt der Eintrag, öffnen Sie die Einstellungen des Geräts, dort Ihren Browser.`,
  android: msg`Tippen Sie links neben der Adresse auf das Symbol, dann auf „Berechtigungen“, und erlauben Sie Mikrofon und Kamera. Versuchen Sie es dann noch einmal.`,
  other: msg`Erlauben Sie es über das Symbol links neben der Adresse und versuchen Sie es noch einmal.`,
};

/** How to allow a refused device in this browser. */
const allowWords = (userAgent: string): MessageDescriptor => words[browserOf(userAgent)];

export type DeviceTrouble = 'denied' | 'missing' | 'busy' | 'insecure' | 'unsupported' | 'unknown';

type Words = Readonly<{ cause: MessageDescriptor; next: MessageDescriptor }>;
type PictureTrouble = Readonly<{ of: 'camera' | 'screen'; trouble: DeviceTrouble }>;

const otherTrouble: Record<Exclude<DeviceTrouble, 'denied'>, Words> = {
  missing: {
    cause: msg`Es ist kein Mikrofon angeschlossen.`,
    next: msg`Schließen Sie eines an und versuchen Sie es noch einmal.`,
  },
  busy: {
    cause: msg`Das Mikrofon ist da, lässt sich aber nicht öffnen.`,
    next: msg`Vielleicht benutzt es ein anderes Programm. Beenden Sie das und versuchen Sie es noch einmal.`,
  },
  insecure: {
    cause: msg`Über diese Adresse gibt der Browser kein Mikrofon frei.`,
    next: msg`Öffnen Sie die Seite über eine verschlüsselte Adresse, die mit https beginnt.`,
  },
  unsupported: {
    cause: msg`Dieser Browser kann nicht aufnehmen.`,
    next: msg`Nehmen Sie eine neue Fassung von Chrome, Edge, Firefox oder Safari. Oder nehmen Sie mit einem anderen Programm auf und laden Sie die Datei hoch.`,
  },
  unknown: {
    cause: msg`Das Mikrofon ließ sich nicht öffnen.`,
    next: msg`Laden Sie die Seite neu und versuchen Sie es noch einmal.`,
  },
};

export const troubleWords = (trouble: DeviceTrouble, userAgent: string): Words =>
  trouble === 'denied'
    ? { cause: msg`Ihr Browser darf das Mikrofon nicht benutzen.`, next: allowWords(userAgent) }
    : otherTrouble[trouble];

const byName: Readonly<Record<string, DeviceTrouble>> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
  NotReadableError: 'busy',
  AbortError: 'busy',
};

/** The cause of an error of `getUserMedia` (W3C Media Capture and Streams, 10.3.1). */
export const troubleOf = (error: unknown): DeviceTrouble =>
  (error instanceof DOMException && byName[error.name]) || 'unknown';

/** Words for a camera that cannot be opened; the talk is recorded without it. */
const cameraWords: Record<Exclude<DeviceTrouble, 'denied'>, MessageDescriptor> = {
  missing: msg`Es ist keine Kamera angeschlossen. Aufgenommen wird nur der Ton.`,
  busy: msg`Die Kamera lässt sich nicht öffnen. Vielleicht benutzt sie ein anderes Programm.`,
  insecure: msg`Über diese Adresse gibt der Browser keine Kamera frei.`,
  unsupported: msg`Dieser Browser kann keine Kamera aufnehmen.`,
  unknown: msg`Die Kamera ließ sich nicht öffnen. Aufgenommen wird nur der Ton.`,
};

export function pictureTroubleWords({ of, trouble }: PictureTrouble, userAgent: string): MessageDescriptor {
  if (of === 'camera') return trouble === 'denied' ? allowWords(userAgent) : cameraWords[trouble];
  if (trouble === 'denied') return msg`Es wurde kein Bildschirm ausgewählt. Aufgenommen wird nur der Ton.`;
  return msg`Der Bildschirm ließ sich nicht aufnehmen. Aufgenommen wird nur der Ton.`;
}

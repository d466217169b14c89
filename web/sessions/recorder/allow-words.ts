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

/** How one allows a device that was refused, in this browser. */
export const allowWords = (userAgent: string): MessageDescriptor => words[browserOf(userAgent)];

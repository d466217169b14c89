import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { LiveHint } from '#domain/sessions/live-contract.ts';
import type { Shown } from './live-run.ts';

/** Why there are no live words any more. */
export const endWords: Record<NonNullable<Shown['ended']>, MessageDescriptor> = {
  stopped: msg`Die Live-Worte sind beendet.`,
  quota_exhausted: msg`Ihre Live-Worte sind für diesen Monat aufgebraucht.`,
  not_permitted: msg`Live-Worte gehören nicht mehr zu Ihrem Zugang.`,
  not_set_up: msg`Live-Worte sind nicht eingerichtet.`,
  busy: msg`Gerade lesen so viele mit, wie dieser Server kann. Versuchen Sie es bei der nächsten Aufnahme wieder.`,
  engine_failed: msg`Die Spracherkennung für die Live-Worte ist ausgefallen.`,
  too_long: msg`Nach drei Stunden enden die Live-Worte.`,
  network: msg`Die Verbindung für die Live-Worte kam nicht zurück.`,
  sound: msg`Dieser Browser kann den Ton nicht für die Live-Worte mithören.`,
};

export const hintWords: Record<LiveHint, MessageDescriptor> = {
  slower: msg`Ein wenig langsamer wirkt ruhiger.`,
  faster: msg`Ein wenig schneller hält die Spannung.`,
  fewer_fillers: msg`Eine kurze Pause ersetzt jedes „ähm“.`,
};

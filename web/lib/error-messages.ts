import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ErrorCode } from '#domain/kernel/errors.ts';
import { ApiError, type ClientErrorCode } from './api-error.ts';

/** Messages for errors of any call. Codes of an area have their messages in its `area.ts`. */
const general = {
  unreachable: msg`Der Server ist gerade nicht erreichbar. Bitte prüfen Sie Ihre Verbindung.`,
  invalid_input: msg`Bitte prüfen Sie Ihre Eingabe.`,
  unauthorized: msg`Bitte melden Sie sich an, um das zu tun.`,
  access_denied: msg`Dafür fehlt Ihnen eine Berechtigung.`,
  user_not_authorized: msg`Das dürfen Sie hier nicht tun.`,
  not_found: msg`Das gibt es nicht, oder es ist nicht für Sie freigegeben.`,
  element_not_found: msg`Dieses Element gibt es nicht mehr.`,
  block_not_found: msg`Diesen Block gibt es nicht mehr.`,
  seminar_not_found: msg`Dieses Seminar gibt es nicht.`,
  seminar_order_not_found: msg`Zu diesem Seminar ist keine Reihenfolge gespeichert.`,
  block_data_not_found: msg`Zu diesem Block ist nichts gespeichert.`,
  element_data_not_found: msg`Zu diesem Element ist nichts gespeichert.`,
  invitation_not_found: msg`Diese Einladung gibt es nicht.`,
  seminar_user_not_found: msg`Diese Person nimmt nicht an dem Seminar teil.`,
  goal_not_found: msg`Dieses Ziel gibt es nicht mehr.`,
  request_timeout: msg`Die Übertragung hat zu lange gedauert. Bitte versuchen Sie es noch einmal.`,
  invitation_deactivated: msg`Diese Einladung gilt nicht mehr.`,
  last_admin: msg`Vorher muss noch jemand anders verwalten können.`,
  cannot_delete: msg`Das lässt sich nicht löschen, weil etwas anderes es noch braucht.`,
  conflict: msg`Inzwischen hat sich hier etwas geändert. Bitte sehen Sie nach und versuchen Sie es noch einmal.`,
  no_new_master_key: msg`Setzen Sie zuerst einen anderen MASTER_KEY und den jetzigen als MASTER_KEY_PREVIOUS.`,
  already_running: msg`Daran wird gerade schon gearbeitet. Bitte warten Sie, bis das beendet ist.`,
  payload_too_large: msg`Diese Datei ist zu groß.`,
  unsupported_media_type: msg`Diese Art von Datei wird nicht angenommen.`,
  invalid_type: msg`Diese Art ist nicht bekannt.`,
  image_upload_failed: msg`Das Bild konnte nicht gespeichert werden.`,
  idempotency_mismatch: msg`Das wurde schon mit anderem Inhalt gesendet. Bitte laden Sie die Seite neu.`,
  too_many_requests: msg`Das waren zu viele Versuche. Bitte warten Sie eine Minute.`,
  internal_error: msg`Das hat nicht geklappt. Bitte versuchen Sie es später noch einmal.`,
  person_key_missing: msg`Der Schlüssel zu Ihren persönlichen Daten fehlt auf dem Server. Bitte wenden Sie sich an den Betreiber: Er kann ihn aus einer Sicherung zurückholen.`,
  not_ready: msg`Das ist noch nicht bereit. Bitte versuchen Sie es gleich noch einmal.`,
  storage_full: msg`Auf dem Server ist gerade kein Platz mehr. Bitte versuchen Sie es später noch einmal.`,
} satisfies Partial<Record<ClientErrorCode, MessageDescriptor>>;

export type GeneralErrorCode = keyof typeof general;

const words: Record<string, MessageDescriptor> = { ...general };

/** Called by `areas.ts` for each area. */
export function learnErrorWords(errors: Readonly<Partial<Record<ErrorCode, MessageDescriptor>>>): void {
  Object.assign(words, errors);
}

const failures: Record<string, MessageDescriptor> = {};

/** Called by `areas.ts` for each area. */
export function learnFailureWords(ofCalls: Readonly<Record<string, MessageDescriptor>>): void {
  Object.assign(failures, ofCalls);
}

export const messageOfCode = (code: ErrorCode): MessageDescriptor => words[code] ?? general.internal_error;

/** The server's reason, or which call failed if the reason has no message. */
export function errorMessage(error: unknown): MessageDescriptor {
  if (!(error instanceof ApiError)) return general.internal_error;
  const known = error.code === 'internal_error' ? undefined : words[error.code];
  return known ?? failures[error.during ?? ''] ?? general.internal_error;
}

import type { Locale } from '#domain/kernel/contract.ts';
import type { EventWords } from '#domain/kernel/event-words.ts';
import type { ConfirmationEvent, Operation, OperationEvent, SupportEvent } from '../events.ts';

const operations: Readonly<Record<Locale, Readonly<Record<Operation, string>>>> = {
  de: {
    rebuild: 'Lesemodell neu aufbauen lassen',
    verify: 'Lesemodell prüfen lassen',
    swap: 'Neu gebautes Lesemodell eingesetzt',
    drop: 'Aufbewahrtes eines Lesemodells gelöscht',
    retry: 'Zurückgelegte Ereignisse noch einmal versucht',
    retry_job: 'Gescheiterte Aufgabe noch einmal versucht',
    discard_job: 'Aufgabe verworfen',
    install_speech: 'Spracherkennung auf diesen Server holen lassen',
    pause_speech: 'Das Holen der Spracherkennung angehalten',
    test_speech: 'Spracherkennung probehören lassen',
    hear_earlier_talks: 'Worte früherer Vorträge erkennen lassen',
    compare_engines: 'Spracherkennungen vergleichen lassen',
    change_master_key: 'Hauptschlüssel wechseln lassen',
    pause: 'Arbeit an einem Lesemodell angehalten',
    resume: 'Arbeit an einem Lesemodell fortgesetzt',
  },
  en: {
    rebuild: 'Had a read model rebuilt',
    verify: 'Had a read model checked',
    swap: 'Put a newly built read model to work',
    drop: 'Dropped a kept read model',
    retry: 'Tried parked events again',
    retry_job: 'Tried a failed job again',
    discard_job: 'Discarded a job',
    install_speech: 'Had speech recognition brought to this server',
    pause_speech: 'Paused the bringing of speech recognition',
    test_speech: 'Had speech recognition tested',
    hear_earlier_talks: 'Had the words of earlier talks found',
    compare_engines: 'Had engines of speech recognition compared',
    change_master_key: 'Had the master key changed',
    pause: 'Paused work on a read model',
    resume: 'Let work on a read model go on',
  },
};

export const eventWords: EventWords<ConfirmationEvent | OperationEvent | SupportEvent> = {
  ConfirmationRequested: {
    de: 'Um die Bestätigung einer zweiten Person gebeten',
    en: 'Asked for the confirmation of a second person',
  },
  DeedConfirmed: { de: 'Als zweite Person bestätigt', en: 'Confirmed as the second person' },
  OperationOrdered: {
    de: 'Betriebshandlung veranlasst',
    en: 'Ordered an operation',
    detail: ({ operation, target }, locale) => `${operations[locale][operation]}: ${target}`,
  },
  OperationRunOnServer: {
    de: 'Betriebshandlung auf dem Server ausgeführt',
    en: 'Ran an operation on the server',
    detail: ({ operation, target, reason }, locale) => `${operations[locale][operation]}: ${target}, ${reason}`,
  },
  DeedDeclined: { de: 'Abgelehnt oder zurückgenommen', en: 'Declined or taken back' },
  SupportRequested: {
    de: 'Um Einsicht in das Konto gebeten',
    en: 'Access to the account requested',
    detail: ({ hours, reason }, locale) => `${hours} ${locale === 'de' ? 'Stunden' : 'hours'}, ${reason}`,
  },
  SupportGranted: {
    de: 'Einsicht in das Konto erlaubt',
    en: 'Access to the account allowed',
    detail: ({ until }, locale) => `${locale === 'de' ? 'bis' : 'until'} ${until}`,
  },
  SupportDeclined: { de: 'Einsicht in das Konto abgelehnt', en: 'Access to the account declined' },
  SupportUsed: { de: 'In das Konto gesehen', en: 'Looked into the account' },
  SupportEnded: { de: 'Einsicht in das Konto beendet', en: 'Access to the account ended' },
};

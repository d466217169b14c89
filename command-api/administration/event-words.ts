import type { ConfirmationEvent, Operation, OperationEvent, SupportEvent } from '#domain/administration/events.ts';
import type { EventWords } from '../event-words.ts';

const operations: Readonly<Record<'de' | 'en', Readonly<Record<Operation, string>>>> = {
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
  },
};

export const eventWords: EventWords<ConfirmationEvent | OperationEvent | SupportEvent> = {
  ConfirmationRequested: {
    de: () => 'Um die Bestätigung einer zweiten Person gebeten',
    en: () => 'Asked for the confirmation of a second admin',
  },
  DeedConfirmed: { de: () => 'Als zweite Person bestätigt', en: () => 'Confirmed as the second admin' },
  OperationOrdered: {
    de: ({ operation, target }) => `${operations.de[operation]}: ${target}`,
    en: ({ operation, target }) => `${operations.en[operation]}: ${target}`,
  },
  DeedDeclined: { de: () => 'Abgelehnt oder zurückgenommen', en: () => 'Declined or taken back' },
  SupportRequested: {
    de: ({ hours, reason }) => `Um Einsicht in das Konto gebeten, für ${hours} Stunden: ${reason}`,
    en: ({ hours, reason }) => `Asked to look into the account for ${hours} hours: ${reason}`,
  },
  SupportGranted: {
    de: ({ until }) => `Einsicht in das Konto erlaubt bis ${until}`,
    en: ({ until }) => `Allowed to look into the account until ${until}`,
  },
  SupportDeclined: { de: () => 'Einsicht in das Konto abgelehnt', en: () => 'Declined to let anyone look in' },
  SupportUsed: { de: () => 'In das Konto gesehen', en: () => 'Looked into the account' },
  SupportEnded: { de: () => 'Einsicht in das Konto beendet', en: () => 'Access to the account ended' },
};

import { msg } from '@lingui/core/macro';
import { eventWords } from '#domain/administration/contract/event-words.ts';
import type { Confirmation } from '#domain/administration/decider.ts';
import type { confirmationEvents, operationEvents, supportEvents } from '#domain/administration/events.ts';
import type { Support } from '#domain/administration/support.ts';
import type { WordsOf } from '../lib/history-words.ts';

export const administrationHistory: WordsOf<
  typeof confirmationEvents & typeof operationEvents & typeof supportEvents,
  Confirmation | Support
> = {
  streams: {
    confirmation: msg`Entscheidung zu zweit`,
    operation: msg`Betriebshandlung`,
    support: msg`Einsicht in ein Konto`,
  },
  events: eventWords,
  sentences: {
    SupportRequested: msg({ message: '{who} hat {what} um Einsicht in das Konto gebeten.' }),
    SupportGranted: msg({ message: '{who} hat Einsicht in das eigene Konto erlaubt.' }),
    SupportDeclined: msg({ message: '{who} hat die Einsicht in das eigene Konto abgelehnt.' }),
    SupportUsed: msg({ message: '{who} hat in das Konto von {what} gesehen.' }),
    SupportEnded: {
      own: msg({ message: '{who} hat die Einsicht in das eigene Konto beendet.' }),
      other: msg({ message: '{who} hat die Einsicht in das Konto von {what} beendet.' }),
    },
    ConfirmationRequested: msg({ message: '{who} hat eine zweite Person um Bestätigung gebeten.' }),
    DeedConfirmed: msg({ message: '{who} hat als zweite Person ein Vorhaben bestätigt.' }),
    DeedDeclined: msg({ message: '{who} hat ein Vorhaben abgelehnt oder zurückgenommen.' }),
    OperationOrdered: msg({ message: '{who} hat eine Betriebshandlung veranlasst: {what}.' }),
    OperationRunOnServer: msg({ message: '{who} hat eine Betriebshandlung ausgeführt: {what}.' }),
  },
  fields: {
    accessId: msg`Einsicht`,
    area: msg`Lesemodell`,
    decidedBy: msg`Entschieden von`,
    deed: msg`Vorhaben`,
    ground: msg`Grundlage`,
    hours: msg`Stunden`,
    kind: msg`Was`,
    operation: msg`Handlung`,
    requestedBy: msg`Verlangt von`,
    roles: msg`Rollen`,
    sealFor: msg`Verschlüsselt für`,
    state: msg`Zustand`,
    target: msg`Gegenstand`,
    until: msg`Bis`,
    usedAt: msg`Zuletzt hineingesehen`,
    userId: msg`Person`,
    userIds: msg`Personen`,
  },
  values: {
    make_admin: msg`zur Verwaltung machen`,
    erase: msg`löschen`,
    deactivate: msg`deaktivieren`,
    drop_read_model: msg`Lesemodell verwerfen`,
    pause: msg`anhalten`,
    resume: msg`fortsetzen`,
    change_master_key: msg`Hauptschlüssel wechseln`,
    rebuild: msg`neu aufbauen`,
    verify: msg`prüfen`,
    swap: msg`einsetzen`,
    drop: msg`verwerfen`,
    retry: msg`noch einmal versuchen`,
    retry_job: msg`Aufgabe noch einmal versuchen`,
    discard_job: msg`Aufgabe verwerfen`,
    install_speech: msg`Spracherkennung holen`,
    pause_speech: msg`Holen der Spracherkennung anhalten`,
    test_speech: msg`Spracherkennung probehören`,
    hear_earlier_talks: msg`Worte früherer Vorträge erkennen`,
    compare_engines: msg`Spracherkennungen vergleichen`,
    requested: msg`die Person hat es verlangt`,
    not_needed: msg`nicht mehr gebraucht`,
    unlawful: msg`nicht rechtmäßig verarbeitet`,
    legal_obligation: msg`ein Gesetz verlangt es`,
    asked: msg`gefragt`,
    closed: msg`beendet`,
    open: msg`wartet`,
    confirmed: msg`bestätigt`,
    declined: msg`abgelehnt`,
  },
};

import { msg } from '@lingui/core/macro';
import type { Confirmation } from '#domain/administration/decider.ts';
import type { confirmationEvents, operationEvents } from '#domain/administration/events.ts';
import type { WordsOf } from '../lib/history-words.ts';

export const administrationHistory: WordsOf<typeof confirmationEvents & typeof operationEvents, Confirmation> = {
  streams: { confirmation: msg`Entscheidung zu zweit`, operation: msg`Betriebshandlung` },
  events: {
    ConfirmationRequested: msg`Um die Bestätigung einer zweiten Person gebeten`,
    DeedConfirmed: msg`Als zweite Person bestätigt`,
    DeedDeclined: msg`Abgelehnt oder zurückgenommen`,
    OperationOrdered: msg`Betriebshandlung veranlasst`,
  },
  sentences: {
    ConfirmationRequested: msg({ message: '{who} hat eine zweite Person um Bestätigung gebeten.' }),
    DeedConfirmed: msg({ message: '{who} hat als zweite Person ein Vorhaben bestätigt.' }),
    DeedDeclined: msg({ message: '{who} hat ein Vorhaben abgelehnt oder zurückgenommen.' }),
    OperationOrdered: msg({ message: '{who} hat eine Betriebshandlung veranlasst: {what}.' }),
  },
  fields: {
    area: msg`Lesemodell`,
    decidedBy: msg`Entschieden von`,
    deed: msg`Vorhaben`,
    ground: msg`Grundlage`,
    kind: msg`Was`,
    operation: msg`Handlung`,
    requestedBy: msg`Verlangt von`,
    roles: msg`Rollen`,
    sealFor: msg`Verschlüsselt für`,
    state: msg`Zustand`,
    target: msg`Gegenstand`,
    userId: msg`Person`,
    userIds: msg`Personen`,
  },
  values: {
    make_admin: msg`zur Verwaltung machen`,
    erase: msg`löschen`,
    deactivate: msg`deaktivieren`,
    drop_read_model: msg`Lesemodell verwerfen`,
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
    requested: msg`die Person hat es verlangt`,
    not_needed: msg`nicht mehr gebraucht`,
    unlawful: msg`nicht rechtmäßig verarbeitet`,
    legal_obligation: msg`ein Gesetz verlangt es`,
    open: msg`wartet`,
    confirmed: msg`bestätigt`,
    declined: msg`abgelehnt`,
  },
};

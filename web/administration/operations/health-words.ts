import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { HealthCheck } from '#domain/administration/contract/operations.ts';

type Topic = HealthCheck['topic'];
type State = HealthCheck['state'];

const topics: Readonly<Record<Topic, MessageDescriptor>> = {
  database: msg`Datenbank`,
  log: msg`Protokoll`,
  read_models: msg`Lesemodelle`,
  reactions: msg`Folgen von Ereignissen`,
  queue: msg`Aufgaben und Post`,
  disk: msg`Festplatte`,
  mail: msg`Versand von Mails`,
  payments: msg`Bezahlen`,
  speech: msg`Spracherkennung`,
  coach: msg`Rückmeldungen durch ein Sprachmodell`,
  address: msg`Adresse und Zertifikat`,
  proof: msg`Nachweis über das Protokoll`,
  keys: msg`Schlüssel von Personen`,
  backup: msg`Sicherung`,
};

const states: Readonly<Record<State, MessageDescriptor>> = {
  ok: msg`in Ordnung`,
  warning: msg`bald kümmern`,
  failed: msg`jetzt kümmern`,
  off: msg`nicht eingerichtet`,
  unknown: msg`nicht zu sehen`,
};

const broken: Readonly<Partial<Record<Topic, MessageDescriptor>>> = {
  read_models: msg`Öffnen Sie „Lesemodelle“: Dort steht, was zurückliegt oder zurückgestellt ist, und Sie können es neu aufbauen.`,
  reactions: msg`Eine Folge von Ereignissen kommt nicht voran. Die Ursache steht in den Meldungen des Servers; danach geht sie von selbst weiter.`,
  queue: msg`Sehen Sie unter „Aufgaben und Post“ nach, was gescheitert ist oder zu lange wartet, und versuchen Sie es dort noch einmal.`,
  disk: msg`Schaffen Sie Platz oder vergrößern Sie die Platte. Unter 2 GB meldet sich der Server als nicht bereit.`,
  mail: msg`Setzen Sie SMTP_URL: Ohne das erreicht keine Mail ihre Empfänger.`,
  address: msg`Erneuern Sie das Zertifikat dieser Adresse.`,
  proof: msg`Öffnen Sie „Verlauf“: Dort steht, welche Stelle abweicht. Vergleichen Sie mit den Köpfen, die Sie außerhalb aufbewahren.`,
  backup: msg`Die letzte Sicherung ist zu alt, oder seit einem halben Jahr hat niemand probiert, sie zurückzuspielen. Wie beides geht, steht in docs/operations.md.`,
  keys: msg`So vielen Personen fehlt der Schlüssel zu ihren Daten. Stellen Sie das Schema persons aus der Sicherung wieder her.`,
};

const missing: Readonly<Partial<Record<Topic, MessageDescriptor>>> = {
  mail: msg`Mails liegen im Postfach dieser Installation. Für echte Empfänger setzen Sie SMTP_URL.`,
  payments: msg`Zum Verkaufen setzen Sie STRIPE_SECRET_KEY und STRIPE_WEBHOOK_SECRET.`,
  speech: msg`Ohne Spracherkennung fehlen Worte, Füllwörter und Tempo im Bericht. Wählen Sie mit TRANSCRIBER ein Verfahren.`,
  coach: msg`Für Rückmeldungen in Sätzen setzen Sie COACH_URL und COACH_MODEL.`,
  address: msg`Die Adresse ist ohne https erreichbar. Für andere Menschen setzen Sie PUBLIC_URL auf eine Adresse mit https.`,
};

const unseen: Readonly<Partial<Record<Topic, MessageDescriptor>>> = {
  backup: msg`Niemand hat aufgeschrieben, wann die letzte Sicherung war und ob sie sich zurückspielen lässt. Lassen Sie Ihre Sicherung das in backup.json schreiben; wie, steht in docs/operations.md.`,
  address: msg`Unter dieser Adresse hat niemand geantwortet. Prüfen Sie PUBLIC_URL und den Weg dorthin.`,
};

const steps = (topic: Topic, state: State): MessageDescriptor | undefined => {
  if (state === 'off') return missing[topic];
  if (state === 'unknown') return unseen[topic];
  return state === 'ok' ? undefined : broken[topic];
};

export const useHealthWords = () => ({ topics, states, steps });

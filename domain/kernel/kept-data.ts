import * as z from 'zod/mini';
import type { Bilingual } from './bilingual.ts';

type Kind = Readonly<{ name: Bilingual; purpose: Bilingual }>;

/** Kinds of data that the product keeps about people: their names, and why they are kept. */
export const dataKinds = {
  account: {
    name: {
      de: 'Konto: Name, Benutzername, E-Mail-Adresse, Bild, Sprache',
      en: 'Account: name, username, e-mail address, picture, language',
    },
    purpose: { de: 'sich anmelden und einander erkennen', en: 'signing in and recognising each other' },
  },
  sign_ins: {
    name: {
      de: 'Anmeldungen: wann, mit welchem Gerät, das Netz nur als Prüfsumme',
      en: 'Sign-ins: when, on which device, the network only as a checksum',
    },
    purpose: { de: 'fremde Zugriffe bemerken', en: 'noticing access by others' },
  },
  mails: {
    name: { de: 'Mails an die Person', en: 'E-mails to the person' },
    purpose: { de: 'nachsehen, was verschickt wurde', en: 'looking up what was sent' },
  },
  data_exports: {
    name: { de: 'Archive der eigenen Daten', en: 'Archives of one’s own data' },
    purpose: { de: 'die eigenen Daten mitnehmen', en: 'taking your own data with you' },
  },
  recordings: {
    name: { de: 'Aufnahmen in Ton und Bild', en: 'Recordings, audio and video' },
    purpose: { de: 'den Vortrag auswerten und ansehen', en: 'analysing and viewing the talk' },
  },
  takes: {
    name: { de: 'Aufnahmen, die nicht zu Ende gebracht wurden', en: 'Recordings that were not finished' },
    purpose: { de: 'nach einem Absturz weitermachen', en: 'going on after a crash' },
  },
  transcripts: {
    name: { de: 'Mitschriften der Vorträge', en: 'Transcripts of talks' },
    purpose: { de: 'Füllwörter, Tempo und Text auswerten', en: 'analysing fillers, pace and text' },
  },
  results: {
    name: {
      de: 'Messwerte, Rhetorik-Wert, Stimmung des Textes und Rückmeldungen',
      en: 'Measurements, rhetoric score, sentiment of the text and feedback',
    },
    purpose: { de: 'den Vortrag verbessern', en: 'improving the talk' },
  },
  drills: {
    name: { de: 'Ton kurzer Übungen', en: 'Sound of short drills' },
    purpose: { de: 'die Übung messen', en: 'measuring the drill' },
  },
  calibration: {
    name: { de: 'Einmessung des Mikrofons', en: 'Calibration of the microphone' },
    purpose: { de: 'die Lautstärke richtig messen', en: 'measuring the volume correctly' },
  },
  seminars: {
    name: { de: 'Seminare, die jemand leitet', en: 'Seminars a person gives' },
    purpose: { de: 'ein Seminar geben', en: 'giving a seminar' },
  },
  submissions: {
    name: { de: 'Beiträge in Seminaren und Rückmeldungen dazu', en: 'Submissions in seminars and feedback on them' },
    purpose: { de: 'an einem Seminar teilnehmen', en: 'taking part in a seminar' },
  },
  group_posts: {
    name: { de: 'Beiträge und Videos in Gruppen', en: 'Posts and videos in groups' },
    purpose: { de: 'sich in Gruppen austauschen', en: 'exchange in groups' },
  },
  shared_talks: {
    name: { de: 'Geteilte Vorträge und Rückmeldungen dazu', en: 'Shared talks and feedback on them' },
    purpose: { de: 'Rückmeldungen bekommen', en: 'getting feedback' },
  },
  goals: {
    name: { de: 'Eigene Ziele und Übungstage', en: 'One’s own goals and days of practice' },
    purpose: { de: 'sich etwas vornehmen', en: 'setting oneself a goal' },
  },
  baseline: {
    name: { de: 'Vergleichsvortrag für den Fortschritt', en: 'Baseline talk for one’s progress' },
    purpose: { de: 'den Fortschritt zeigen', en: 'showing progress' },
  },
  invitations: {
    name: {
      de: 'Einladungen mit der Adresse der Eingeladenen',
      en: 'Invitations with the address of the person invited',
    },
    purpose: { de: 'jemanden einladen', en: 'inviting someone' },
  },
  meetings: {
    name: { de: 'Treffen: Thema, Zeit, Eingeladene', en: 'Meetings: subject, time, who is invited' },
    purpose: { de: 'sich verabreden', en: 'arranging to meet' },
  },
  notifications: {
    name: { de: 'Benachrichtigungen und deren Einstellungen', en: 'Notifications and their settings' },
    purpose: { de: 'auf Neues hinweisen', en: 'telling what is new' },
  },
  usage: {
    name: { de: 'Verbrauchte Analysen und Rückmeldungen im Monat', en: 'Analyses and feedbacks used in a month' },
    purpose: { de: 'den Tarif einhalten', en: 'keeping to the plan' },
  },
  look_ups: {
    name: { de: 'Wer zur Prüfung ins Protokoll gesehen hat', en: 'Who looked into the log for an audit' },
    purpose: { de: 'Prüfungen selbst prüfen', en: 'auditing the audits' },
  },
  event_log: {
    name: {
      de: 'Protokoll: was wann geschehen ist, auch Werte und Käufe',
      en: 'Log: what happened and when, including scores and purchases',
    },
    purpose: { de: 'nachweisen, was geschehen ist', en: 'proving what happened' },
  },
  support_messages: {
    name: { de: 'Nachrichten an die Hilfe', en: 'Messages to support' },
    purpose: { de: 'Fragen beantworten', en: 'answering questions' },
  },
  purchases: {
    name: {
      de: 'Abonnements, Rechnungen und Zahlungen; Kartendaten nur beim Zahlungsdienst',
      en: 'Subscriptions, invoices and payments; card data only with the payment provider',
    },
    purpose: { de: 'abrechnen, und weil das Gesetz es verlangt', en: 'billing, and because the law requires it' },
  },
  membership: {
    name: {
      de: 'Zugehörigkeit zur Firma: Rolle, Platz, Einladung',
      en: 'Membership of the company: role, seat, invitation',
    },
    purpose: { de: 'Plätze vergeben', en: 'assigning seats' },
  },
  activity_counts: {
    name: {
      de: 'Zahl der Vorträge im Monat; die Firma sieht sie nur als Summe von Gruppen',
      en: 'Number of talks in a month; the company sees only sums of groups',
    },
    purpose: {
      de: 'der Firma zeigen, ob das Angebot genutzt wird',
      en: 'showing the company whether the offer is used',
    },
  },
  slide_decks: {
    name: { de: 'Präsentationen (PDF) mit Plan und Notizen', en: 'Slide decks (PDF) with plan and notes' },
    purpose: { de: 'mit Folien aufnehmen und üben', en: 'record and practise with slides' },
  },
  articles: {
    name: { de: 'Artikel in den Neuigkeiten', en: 'Articles in the news' },
    purpose: { de: 'alle über Neues unterrichten', en: "tell everyone what's new" },
  },
  admin_deeds: {
    name: { de: 'Was die Verwaltung zu zweit entschieden hat', en: 'What two admins decided together' },
    purpose: { de: 'nachweisen, wer über ein Konto entschieden hat', en: 'prove who decided about an account' },
  },
  watched_videos: {
    name: { de: 'Welche Anleitungen jemand angesehen hat', en: 'Which how-to videos a person watched' },
    purpose: { de: 'zeigen, was schon angesehen ist', en: 'show what was watched already' },
  },
  account_imports: {
    name: { de: 'Tabellen, aus denen die Verwaltung Konten anlegt', en: 'Tables from which admins make accounts' },
    purpose: { de: 'zeigen, was aus jeder Zeile wurde', en: 'show what became of each row' },
  },
  webhooks: {
    name: { de: 'Webhooks: wohin Nachrichten gehen', en: 'Webhooks: where messages go' },
    purpose: { de: 'anderen Programmen sagen, was geschieht', en: 'telling other programs what happens' },
  },
  platform_accounts: {
    name: {
      de: 'Konten auf Lernplattformen, mit denen jemand hereinkommt',
      en: 'Accounts on learning platforms by which somebody comes in',
    },
    purpose: {
      de: 'aus einem Kurs hereinkommen, und den Fortschritt dorthin zurückgeben',
      en: 'coming in from a course, and giving the progress back to it',
    },
  },
} as const satisfies Readonly<Record<string, Kind>>;

export type DataKind = keyof typeof dataKinds;
export const DataKind = z.enum(Object.keys(dataKinds) as [DataKind, ...DataKind[]]);

/**
 * Who may read it. `chosen`: the people that the person shares it with. `users`: everybody who is signed in. `providers`: engines for
 * speech and text, after the person's consent.
 */
export const dataReaders = {
  self: { de: 'die Person selbst', en: 'the person themselves' },
  chosen: { de: 'wem sie es zeigt', en: 'the people they show it to' },
  users: { de: 'alle, die angemeldet sind', en: 'everyone who is signed in' },
  lecturer: { de: 'wer das Seminar leitet', en: "the seminar's owner" },
  participants: { de: 'Teilnehmer des Seminars', en: 'participants of the seminar' },
  group: { de: 'Mitglieder der Gruppe', en: 'members of the group' },
  invited: { de: 'die Eingeladenen', en: 'those who are invited' },
  company: { de: 'Inhaber und Verwaltung der Firma', en: 'owner and managers of the company' },
  admins: { de: 'Administration von Rostra', en: 'administrators of Rostra' },
  auditors: { de: 'Prüfer; jede Einsicht wird festgehalten', en: 'auditors; each look-up is recorded' },
  providers: {
    de: 'Dienste für Mitschrift und Rückmeldung, nur mit Einwilligung',
    en: 'services for transcripts and feedback, only with consent',
  },
  payment_provider: { de: 'der Zahlungsdienst', en: 'the payment provider' },
  support: { de: 'die Hilfe von Rostra', en: 'Rostra’s support' },
} as const satisfies Readonly<Record<string, Bilingual>>;

export type DataReader = keyof typeof dataReaders;
export const DataReader = z.enum(Object.keys(dataReaders) as [DataReader, ...DataReader[]]);

/**
 * How long it is kept. `deleted`: until the person deletes it. `account`: as long as the account exists. `log`: for ever; without names once
 * the account is deleted.
 */
export const dataTerms = {
  deleted: {
    de: 'bis die Person es löscht, höchstens so lange wie das Konto',
    en: 'until the person deletes it, at most as long as the account',
  },
  account: { de: 'so lange wie das Konto', en: 'as long as the account' },
  log: {
    de: 'auf Dauer; nach Löschung des Kontos ohne Namen',
    en: 'permanently; without names once the account is deleted',
  },
  law: { de: 'so lange, wie das Steuerrecht es verlangt', en: 'as long as tax law requires' },
  day: { de: 'einen Tag', en: 'one day' },
  week: { de: '7 Tage', en: '7 days' },
  month: { de: '30 Tage', en: '30 days' },
  half_year: { de: '180 Tage', en: '180 days' },
} as const satisfies Readonly<Record<string, Bilingual>>;

export type DataTerm = keyof typeof dataTerms;
export const DataTerm = z.enum(Object.keys(dataTerms) as [DataTerm, ...DataTerm[]]);

export type KeptData = Readonly<{ data: DataKind; readers: readonly DataReader[]; until: DataTerm }>;

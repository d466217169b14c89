import type { Locale } from '#domain/kernel/contract.ts';

type Facts = Readonly<{ username: string; madeAt: Date }>;

/** What is what in the archive, in the person's language. */
export const readMe: Readonly<Record<Locale, Readonly<{ name: string; text: (facts: Facts) => string }>>> = {
  de: {
    name: 'LIESMICH.txt',
    text: ({ username, madeAt }) => `Alles, was Rostra über ${username} gespeichert hat
Stand: ${madeAt.toISOString()} (UTC)

account.json    Ihr Konto: Name, E-Mail-Adresse, Rollen und Rechte, wann es angelegt und bestätigt wurde
sessions.csv    Ihre Vorträge als Liste
sessions/       je Vortrag ein Ordner:
  report.pdf          der Bericht auf Papier (wo die Analyse fertig ist)
  report.json         Angaben, Rhetorik-Wert mit seinen Teilen, Hinweise, Kennzahlen, wohin etwas gesendet wurde
  recording.*         die Aufnahme, wie sie ankam
  rendition.*         eine Fassung, die sich überall abspielen lässt (wo sie nötig war)
  measures.json       die Messreihen: Tonhöhe in Hz, Lautstärke 0..1, Pausen; Zeiten in Sekunden
  words.txt, words.json, captions.vtt   die Worte: als Text, mit Zeiten, als Untertitel
  words-as-given.txt  was Sie selbst eingegeben oder hochgeladen haben
  text-analysis.json  Sätze, Füllwörter, Wiederholungen, Stichwörter, Tempo
  feedback.txt        die Rückmeldung des Coachs
history.csv     alles, was geschehen ist, in Worten und der Reihe nach (auch zu gelöschten Vorträgen)
history.json    dasselbe, wie es im Protokoll steht
look-ups.csv    wann jemand zur Prüfung angesehen hat, was über Sie im Protokoll steht: was, und mit welcher Rolle
quota.csv       verbrauchte Analysen und Rückmeldungen je Monat
sign-ins.csv    wann Sie sich angemeldet haben
mails.json      Mails an Sie, soweit sie noch aufbewahrt werden

CSV-Dateien sind UTF-8 mit Komma; Zeiten sind UTC. Ein Apostroph vor =, +, - oder @ verhindert, dass eine Tabelle
daraus eine Formel macht.

Nicht enthalten: Ihr Passwort und Schlüssel von Anmeldungen (gespeichert sind davon nur Prüfsummen, die nichts verraten)
und alles, was andere Personen betrifft. Wenn andere etwas an Ihrem Konto getan haben, steht nur da, was geschah.
Wonach bei einer Prüfung mit Worten gesucht wurde, ist nur als Prüfsumme gespeichert: Solche Suchen stehen nicht in look-ups.csv.
`,
  },
  en: {
    name: 'README.txt',
    text: ({ username, madeAt }) => `Everything that Rostra has stored about ${username}
As of ${madeAt.toISOString()} (UTC)

account.json    your account: name, e-mail address, roles and permissions, when it was made and confirmed
sessions.csv    your talks as a list
sessions/       a folder for each talk:
  report.pdf          the report on paper (where the analysis is complete)
  report.json         what it is, rhetoric score with its parts, advice, figures, where something was sent
  recording.*         the recording as it arrived
  rendition.*         a form that plays everywhere (where one was needed)
  measures.json       the series: pitch in Hz, volume 0..1, pauses; times in seconds
  words.txt, words.json, captions.vtt   the words: as text, with times, as captions
  words-as-given.txt  what you wrote or uploaded yourself
  text-analysis.json  sentences, fillers, repetitions, key words, pace
  feedback.txt        the coach's feedback
history.csv     everything that happened, in words and in order (also of talks that were deleted)
history.json    the same as it stands in the log
look-ups.csv    when somebody looked for an audit at what the log has about you: at what, and in which role
quota.csv       analyses and feedbacks used in each month
sign-ins.csv    when you signed in
mails.json      mails to you, as far as they are still kept

CSV files are UTF-8 with commas; times are UTC. An apostrophe before =, +, - or @ keeps a spreadsheet from making a formula
of it.

Not in it: your password and the keys of sign-ins (only hashes of them are stored, which give nothing away), and whatever
concerns other people. Where others did something to your account, it only says what happened.
Words that were searched for in an audit are stored as a hash only: such searches are not in look-ups.csv.
`,
  },
};

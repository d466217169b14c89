import type { Locale } from '#domain/kernel/contract.ts';

/** `contents`: the areas' lines of the table of contents. */
type Facts = Readonly<{ username: string; madeAt: Date; contents: string }>;

/** The archive's table of contents, in the person's language. */
export const readMe: Readonly<Record<Locale, Readonly<{ name: string; text: (facts: Facts) => string }>>> = {
  de: {
    name: 'LIESMICH.txt',
    text: ({ username, madeAt, contents }) => `Alles, was Rostra über ${username} gespeichert hat
Stand: ${madeAt.toISOString()} (UTC)

${contents}
history.csv     alles, was geschehen ist, in Worten und der Reihe nach (auch zu gelöschten Vorträgen)
history.json    dasselbe, wie es im Protokoll steht

CSV-Dateien sind UTF-8 mit Komma; Zeiten sind UTC. Ein Apostroph vor =, +, - oder @ verhindert, dass eine Tabelle
daraus eine Formel macht.

Nicht enthalten: Ihr Passwort und Schlüssel von Anmeldungen (gespeichert sind davon nur Prüfsummen, die nichts verraten)
und alles, was andere Personen betrifft. Wenn andere etwas an Ihrem Konto getan haben, steht nur da, was geschah.
Wonach bei einer Prüfung mit Worten gesucht wurde, ist nur als Prüfsumme gespeichert: Solche Suchen stehen nicht in look-ups.csv.
`,
  },
  en: {
    name: 'README.txt',
    text: ({ username, madeAt, contents }) => `Everything that Rostra has stored about ${username}
As of ${madeAt.toISOString()} (UTC)

${contents}
history.csv     everything that happened, in words and in order (also of talks that were deleted)
history.json    the same as it stands in the log

CSV files are UTF-8 with commas; times are UTC. An apostrophe before =, +, - or @ keeps a spreadsheet from making a formula
of it.

Not in it: your password and the keys of sign-ins (only hashes of them are stored, which give nothing away), and whatever
concerns other people. Where others did something to your account, it only says what happened.
Words that were searched for in an audit are stored as a hash only: such searches are not in look-ups.csv.
`,
  },
};

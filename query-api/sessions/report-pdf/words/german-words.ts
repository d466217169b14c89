import type { ReportWords } from './report-words.ts';

export const germanWords: ReportWords = {
  tag: 'de-DE',
  title: 'Bericht zum Vortrag',
  page: (page) => `Seite ${page}`,
  length: (clock) => `${clock} min`,
  spokenIn: (language) => `gesprochen auf ${language}`,
  formula: ({ version, from, to, weight }) =>
    `Gewichteter Mittelwert der gemessenen Teile: Jeder zählt einmal, einer unter ${from} zählt ${weight}-mal${from === to ? '' : `, und bis ${to} geht das eine ins andere über`}. Formel Nummer ${version}.`,

  partsTitle: 'Die Teile des Werts',
  cost: (points) => `kostet ${points} Punkte`,

  narrowHeads: { volume: 'Lautst.', fillers: 'Füllw.' },

  courseTitle: 'Der Verlauf',
  courseNote: 'Grün hinterlegt ist der gute Bereich; die Striche unter den Linien sind Pausen.',
  laneAsText: (lane, lowest, highest) => `${lane} über den Vortrag, von ${lowest} bis ${highest}`,
  findingsLane: 'Fundstellen',
  findingsCounted: (fillers, repetitions) =>
    `oben ${fillers} ${fillers === 1 ? 'Füllwort' : 'Füllwörter'}, unten ${repetitions} ${repetitions === 1 ? 'Wiederholung' : 'Wiederholungen'}`,

  rewrittenFeedback: 'Sie gehört zu einem früheren Wert; die neue war noch nicht geschrieben.',

  estimatedTimes: 'Wann welches Wort fiel, ist aus Pausen und Silben geschätzt.',
  unsureTimes: (count) =>
    count === 1
      ? '1 Wort war in der Aufnahme nicht sicher zu finden: Wann es fiel, ist unbekannt.'
      : `${count} Wörter waren in der Aufnahme nicht sicher zu finden: Wann sie fielen, ist unbekannt.`,
  pause: 'Pause',
  noTranscript: 'Zu diesem Vortrag gibt es keinen Wortlaut.',
};

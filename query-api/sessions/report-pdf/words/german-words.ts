import type { ReportWords } from './report-words.ts';

export const germanWords: ReportWords = {
  tag: 'de-DE',
  languages: { de: 'Deutsch', en: 'Englisch' },
  kinds: { presentation: 'Vortrag', pitch: 'Kurzvorstellung (Pitch)', story: 'Erzählung', lesson: 'Unterricht' },
  title: 'Bericht zum Vortrag',
  page: (page) => `Seite ${page}`,
  length: (clock) => `${clock} min`,
  spokenIn: (language) => `gesprochen auf ${language}`,
  score: 'Rhetorik-Wert',
  soundScore: 'Klangwert',
  outOf: 'von 10',
  formula: ({ version, from, to, weight }) =>
    `Gewichteter Mittelwert der gemessenen Teile: Jeder zählt einmal, einer unter ${from} zählt ${weight}-mal${from === to ? '' : `, und bis ${to} geht das eine ins andere über`}. Formel Nummer ${version}.`,

  partsTitle: 'Die Teile des Werts',
  parts: {
    pitch: 'Tonhöhe',
    volume: 'Lautstärke',
    pauses: 'Pausen',
    speech_speed: 'Tempo',
    filler_words: 'Füllwörter',
    repetition: 'Wiederholung',
    speech_clarity: 'Klarheit',
    sentiment: 'Stimmung',
    movement: 'Bewegung',
  },
  cost: (points) => `kostet ${points} Punkte`,

  slidesTitle: 'Folie für Folie',
  slideHeads: {
    slide: 'Folie',
    from: 'Ab',
    seconds: 'Dauer',
    plan: 'Geplant',
    pace: 'Wörter/min',
    pitch: 'Tonhöhe',
    volume: 'Lautst.',
    fillers: 'Füllw.',
  },
  slidePlan: {
    onPlan: 'im Plan',
    longer: (seconds) => `${seconds} s länger`,
    shorter: (seconds) => `${seconds} s kürzer`,
  },
  measuresTitle: 'Weitere Messwerte',
  notMeasured: 'nicht gemessen',
  measures: {
    averagePitch: 'Mittlere Tonhöhe',
    averageVolume: 'Lautstärke',
    volumeSpread: 'Spanne der Lautstärke',
    totalPauseTime: 'Pausen zusammen',
    speechRate: 'Sprechrate',
    articulationRate: 'Artikulation, ohne Pausen',
    signalToNoise: 'Abstand zum Rauschen',
    wordCount: 'Wörter',
    meanSentenceLength: 'Mittlere Satzlänge',
    lexicalVariety: 'Verschiedene Wörter (je 50)',
    sentiment: 'Stimmung der Sätze',
    keyWords: 'Häufige Wörter',
  },
  syllablesPerSecond: (count) => `${count} Silben/s`,
  wordsEach: (count) => `${count} Wörter`,

  courseTitle: 'Der Verlauf',
  courseNote: 'Grün hinterlegt ist der gute Bereich; die Striche unter den Linien sind Pausen.',
  lanes: { pitch: 'Tonhöhe', volume: 'Lautstärke', pace: 'Tempo' },
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

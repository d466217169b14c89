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
  noScore: 'Kein Gesamtwert.',
  withheld: {
    too_short: ({ measured, needed }) => `Zu wenig gehört: Die Aufnahme dauert ${measured} s, nötig sind ${needed} s.`,
    too_little_voice: ({ measured, needed }) =>
      `Zu wenig gehört: ${measured} s Sprache mit Stimme, nötig sind ${needed} s. Flüstern zählt nicht.`,
    too_few_parts: ({ measured, needed }) => `Zu wenig gemessen: ${measured} von ${needed} nötigen Teilen.`,
    steady_pitch: () => 'Das klingt nach Tönen oder Musik: Die Tonhöhe steht, wo sie beim Sprechen gleitet.',
    unbroken_voice: () =>
      'Das klingt nicht nach Sprechen: Der Ton setzt nie ab, wie es Konsonanten und Atem verlangen.',
    no_syllables: () => 'Das klingt nicht nach Sprechen: Silben sind kaum zu hören.',
    two_voices: () => 'Hier sind zwei Stimmen im Wechsel zu hören. Bewertet wird, wer allein spricht.',
    unknown: () => 'In dieser Aufnahme war zu wenig zu hören, um etwas zu messen.',
  },
  formula: ({ version, from, to, weight }) =>
    `Gewichteter Mittelwert der gemessenen Teile: Jeder zählt einmal, einer unter ${from} zählt ${weight}-mal${from === to ? '' : `, und bis ${to} geht das eine ins andere über`}. Formel Nummer ${version}.`,
  judgements: { good: 'gut', near: 'fast gut', off: 'ausbaufähig' },

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
  pitchMovement: (ratio) => `Schwankung ${ratio}`,
  perMinute: (count) => `${count} je Minute`,
  wordsPerMinute: (count) => `${count} Wörter je Minute`,
  flatTime: (share) => `${share} der Zeit flacher als gut`,
  placedInside: (share) => `${share} davon mitten im Satz`,
  heardFillers: 'nach dem Klang gezählt',
  longestSilence: (seconds) => `längste Stille ${seconds} s`,
  volumeAspects: {
    even: (value) => `Schwankung ${value} dB`,
    ends: (value) => `${value} dB leiser an den Satzenden`,
    emphasis: (value) => `Betonung ${value} dB`,
  },
  goodBetween: (from, to) => `guter Bereich ${from} bis ${to}`,
  goodUpTo: (to) => `guter Bereich bis ${to}`,
  goodFrom: (from) => `guter Bereich ab ${from}`,
  unmeasuredTitle: 'Nicht gemessen',
  reasons: {
    no_words: 'kein Wortlaut',
    no_voice: 'keine Stimme gehört',
    too_short: 'zu wenig gesprochen',
    no_movement_data: 'nur mit einer VR-Brille messbar',
    movement_estimated: 'aus der Kamera geschätzt, daher ohne Note',
    no_confidence: 'Sicherheit der Erkennung unbekannt',
    fillers_dropped: 'die Spracherkennung lässt Laute wie „ähm“ weg',
    recorded_too_quietly: 'zu leise aufgenommen, um die Stimme zu beurteilen',
    text_misfit: 'der Wortlaut passt nicht zum Ton',
    written_by_person: 'von Hand geschrieben: was nicht dasteht, kann gesagt worden sein',
    unknown: 'kein Messwert',
  },
  unmeasuredNote: 'Es wurde nichts geschätzt: Im Wert steht nur, was gemessen wurde.',
  misfitTitle: 'Der Wortlaut passt nicht zum Ton',
  misfit: {
    length: ({ times }) => `Er hat ${times}-mal so viele Silben, wie zu hören sind.`,
    language: () => 'Er ist in einer anderen Sprache geschrieben, als für den Vortrag angegeben ist.',
    times: ({ share }) => `Zu ${share} seiner Zeiten spricht niemand.`,
    unfound: () => 'Seine Silben sind in der Aufnahme nicht wiederzufinden.',
  },
  misfitNote: 'Er bleibt stehen, doch gewertet wird nur der Klang.',

  recordingTitle: 'Zur Aufnahme',
  warnings: {
    too_quiet:
      'Zu leise aufgenommen. Das kann am Mikrofon liegen, deshalb ist die Lautstärke nicht bewertet. Rücken Sie es näher heran oder stellen Sie es lauter.',
    too_noisy:
      'Zu viele Nebengeräusche. Leise Stellen und Pausen lassen sich dann schwer unterscheiden. Ein ruhigerer Raum oder ein Mikrofon nah am Mund hilft.',
    clipped:
      'Übersteuert. An lauten Stellen ist der Ton abgeschnitten, Lautstärke und Tonhöhe sind dort unsicher. Stellen Sie das Mikrofon leiser oder rücken Sie davon ab.',
    hum: 'Netzbrummen. Wir haben es vor dem Messen entfernt. Wer zuhört, hört es: Ein anderes Kabel oder ein Gerät am Akku hilft meist.',
    offset:
      'Verschobene Nulllinie. Der Ton liegt nicht um null. Wir haben das vor dem Messen ausgeglichen; die Ursache ist meist die Soundkarte.',
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
  moods: { positive: 'positiv', neutral: 'neutral', negative: 'negativ' },

  courseTitle: 'Der Verlauf',
  courseNote: 'Grün hinterlegt ist der gute Bereich; die Striche unter den Linien sind Pausen.',
  lanes: { pitch: 'Tonhöhe', volume: 'Lautstärke', pace: 'Tempo' },
  laneAsText: (lane, lowest, highest) => `${lane} über den Vortrag, von ${lowest} bis ${highest}`,
  findingsLane: 'Fundstellen',
  findingsCounted: (fillers, repetitions) =>
    `oben ${fillers} ${fillers === 1 ? 'Füllwort' : 'Füllwörter'}, unten ${repetitions} ${repetitions === 1 ? 'Wiederholung' : 'Wiederholungen'}`,

  feedbackTitle: 'Rückmeldung',
  byRules: (at) => `Nach festen Regeln aus Ihren Messwerten geschrieben, ${at}.`,
  byModel: (version, at) =>
    `Geschrieben von einem Sprachmodell (${version}), ${at}. Jede Zahl darin wurde mit Ihren Messwerten verglichen.`,

  earlierFeedback: {
    rewriting: 'Sie gehört zu einem früheren Wert; die neue war noch nicht geschrieben.',
    earlier_formula: 'Sie gehört zu dem Wert, der nach einer früheren Formel galt.',
  },
  withoutModel: {
    no_consent: 'Ein Sprachmodell schreibt nur, wenn die Weitergabe erlaubt ist.',
    quota_exhausted: 'Das Kontingent an Rückmeldungen von einem Sprachmodell war für diesen Monat aufgebraucht.',
    unavailable: 'Das Sprachmodell war nicht zu erreichen.',
    unfounded: 'Was das Sprachmodell schrieb, hielt der Prüfung an den Messwerten nicht stand.',
  },

  transcriptTitle: 'Wortlaut',
  sources: {
    azure: 'Erkannt von Azure Speech.',
    endpoint: 'Erkannt von der eingerichteten Spracherkennung.',
    parakeet: 'Erkannt von Parakeet, auf dem Server.',
    whisper: 'Erkannt von Whisper, auf dem Server.',
    person: 'Von Hand eingegeben.',
  },
  estimatedTimes: 'Wann welches Wort fiel, ist aus Pausen und Silben geschätzt.',
  unsureTimes: (count) =>
    count === 1
      ? '1 Wort war in der Aufnahme nicht sicher zu finden: Wann es fiel, ist unbekannt.'
      : `${count} Wörter waren in der Aufnahme nicht sicher zu finden: Wann sie fielen, ist unbekannt.`,
  dropsFillers: 'Diese Spracherkennung lässt Laute wie „ähm“ oft weg: Es können mehr gewesen sein, als hier stehen.',
  looks: { f: 'Füllwort', c: 'Füllwort an dieser Stelle', r: 'Wiederholung' },
  pause: 'Pause',
  noTranscript: 'Zu diesem Vortrag gibt es keinen Wortlaut.',
  missingWords: {
    no_engine: 'Hier ist keine Spracherkennung eingerichtet. Gemessen wurde deshalb nur der Ton.',
    no_consent:
      'Die Aufnahme durfte nicht zur Spracherkennung weitergegeben werden. Sie blieb hier, und gemessen wurde nur der Ton.',
    no_speech: 'Die Spracherkennung hat in dieser Aufnahme keine Wörter gehört.',
    engine_refused:
      'Die Spracherkennung hat die Aufnahme nicht angenommen. Das liegt an ihrer Einrichtung, nicht am Vortrag.',
    engine_quota: 'Das Kontingent der Spracherkennung war aufgebraucht.',
    engine_unavailable: 'Die Spracherkennung war nicht erreichbar.',
    words_unreadable: 'Der eingegebene Wortlaut ließ sich nicht auswerten.',
  },
};

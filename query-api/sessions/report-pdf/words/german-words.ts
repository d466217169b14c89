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

  adviceTitle: 'Das hat am meisten gekostet',
  nothingToMend: 'Nichts: Alles, was gemessen wurde, liegt im guten Bereich.',
  advice: {
    pitch_monotone: {
      title: 'Gleichförmige Stimme',
      meaning: 'Ihre Stimme bleibt auf einer Höhe. Das klingt gleichförmig, auch wenn der Inhalt es nicht ist.',
      moments: 'Am gleichförmigsten ab:',
    },
    pitch_restless: {
      title: 'Unruhige Stimme',
      meaning: 'Ihre Stimme springt stark. Das strengt beim Zuhören an und verwischt, was wichtig ist.',
      moments: 'Am unruhigsten ab:',
    },
    too_quiet: {
      title: 'Zu leise',
      meaning: 'Die Aufnahme ist leise. Das kann an der Stimme liegen oder am Abstand zum Mikrofon.',
      moments: 'Am leisesten ab:',
    },
    too_loud: {
      title: 'Zu laut',
      meaning: 'Die Aufnahme ist sehr laut. Nahe am Anschlag klingt jede Stimme gepresst.',
      moments: 'Am lautesten ab:',
    },
    pauses_too_few: {
      title: 'Zu wenige Pausen',
      meaning: 'Es gibt kaum Pausen. Wer zuhört, hat keine Zeit, einen Gedanken aufzunehmen.',
      moments: 'Am längsten ohne Pause ab:',
    },
    pauses_too_many: {
      title: 'Zu viele Pausen',
      meaning: 'Es gibt viele lange Pausen. Der Faden geht beim Zuhören leicht verloren.',
      moments: 'Am dichtesten ab:',
    },
    silences_too_long: {
      title: 'Zu lange Stille',
      meaning: 'Eine Pause wirkt, solange man spürt, dass es weitergeht. Danach wartet man nur noch.',
      moments: 'Am längsten still ab:',
    },
    pauses_misplaced: {
      title: 'Pausen mitten im Satz',
      meaning:
        'Eine Pause am Ende eines Satzes lässt ihn wirken. Mitten im Satz reißt sie auseinander, was zusammengehört.',
      moments: 'Am längsten mitten im Satz ab:',
    },
    too_slow: {
      title: 'Zu langsam',
      meaning: 'Sie sprechen langsam. Die Gedanken der Zuhörenden wandern leicht ab.',
      moments: 'Am langsamsten ab:',
    },
    too_fast: {
      title: 'Zu schnell',
      meaning: 'Sie sprechen schnell. Was wichtig ist, rauscht vorbei wie alles andere.',
      moments: 'Am schnellsten ab:',
    },
    fillers: {
      title: 'Viele Füllwörter',
      meaning: 'Füllwörter häufen sich. Sie lenken vom Inhalt ab und lassen Sie unsicher wirken.',
      moments: 'Am dichtesten ab:',
    },
    repetition: {
      title: 'Viele Wiederholungen',
      meaning: 'Manches sagen Sie mehrmals. Der Gedanke wird dadurch nicht klarer, nur länger.',
      moments: 'Am häufigsten ab:',
    },
    unclear: {
      title: 'Undeutliche Aussprache',
      meaning:
        'Die Spracherkennung hat manches schlecht verstanden. Das kann an der Aussprache liegen, auch an Geräuschen oder Fachwörtern.',
      moments: 'Am undeutlichsten ab:',
    },
    volume_uneven: {
      title: 'Schwankende Lautstärke',
      meaning: 'Ihre Sätze sind verschieden laut. Leise Stellen gehen verloren, laute erschrecken.',
      moments: 'Am weitesten vom Übrigen ab',
    },
    volume_fades: {
      title: 'Sätze verklingen',
      meaning: 'Am Ende Ihrer Sätze fehlt die Kraft. Dort steht oft das Wichtigste.',
      moments: 'Am meisten verklingt es ab',
    },
    volume_flat: {
      title: 'Wenig Betonung',
      meaning: 'Alle Wörter sind gleich laut. Wer zuhört, erkennt nicht, worauf es ankommt.',
      moments: 'Am flachsten ab',
    },
    negative: {
      title: 'Viele schwere Worte',
      meaning: 'Der Ton Ihrer Worte ist eher negativ. Am Ende bleibt oft nur das Problem im Kopf.',
      moments: 'Am deutlichsten ab:',
    },
  },
  cost: (points) => `kostet ${points} Punkte`,
  exercise: 'Übung:',
  exercises: {
    exaggerate_melody:
      'Lesen Sie einen Absatz laut vor, als erzählten Sie ein Märchen, und heben Sie in jedem Satz das wichtigste Wort heraus.',
    land_on_full_stops:
      'Lassen Sie die Stimme an jedem Punkt ruhig sinken, und bleiben Sie dazwischen auf einer Linie.',
    speak_to_the_last_row:
      'Rücken Sie eine Handbreit näher ans Mikrofon, und sprechen Sie zu einer gedachten letzten Reihe.',
    step_back:
      'Gehen Sie einen Schritt vom Mikrofon zurück, oder stellen Sie es unempfindlicher, und sprechen Sie entspannt.',
    pause_after_sentence:
      'Schließen Sie nach jedem wichtigen Satz den Mund, atmen Sie ein, und zählen Sie still bis zwei.',
    pause_at_full_stops:
      'Lesen Sie eine Passage vor, und halten Sie nur dort an, wo im Text ein Punkt steht: dazwischen kein Halt.',
    know_the_next_sentence: 'Notieren Sie zu jedem Abschnitt nur den ersten Satz, und sprechen Sie damit noch einmal.',
    sum_up_when_stuck:
      'Fassen Sie, sobald der Faden reißt, den letzten Gedanken in einem Satz zusammen, und sprechen Sie von dort weiter.',
    retell_until_it_flows:
      'Erzählen Sie eine Passage dreimal hintereinander frei nach Stichworten, bis die Sätze von selbst kommen.',
    halve_the_key_sentence:
      'Sprechen Sie Ihren wichtigsten Satz halb so schnell wie gewohnt, und lassen Sie ihn wirken.',
    silence_for_filler: 'Schließen Sie den Mund, sobald ein Füllwort kommen will: Stille klingt sicherer.',
    one_thought_once:
      'Schreiben Sie jeden Gedanken in einem Satz auf, sprechen Sie ihn genau so, und gehen Sie zum nächsten.',
    articulate_in_a_whisper:
      'Flüstern Sie einen Absatz so deutlich, dass man ihn von den Lippen lesen kann, und sprechen Sie ihn dann mit Stimme.',
    keep_the_distance: 'Bleiben Sie gleich weit vom Mikrofon, und halten Sie die Pegelanzeige von Satz zu Satz ruhig.',
    carry_to_the_full_stop:
      'Atmen Sie vor jedem Satz ein, und tragen Sie die Stimme bis zum letzten Wort, als wäre es das wichtigste.',
    stress_one_word: 'Unterstreichen Sie in jedem Satz ein Wort, und sprechen Sie es deutlich lauter als die anderen.',
    say_what_helps: 'Setzen Sie hinter jedes Problem einen Satz, der sagt, was hilft und wer es tut.',
  },

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

import type { Figures } from '../measured/format.ts';
import type { CoachWords, FindingFigures } from './coach-words.ts';

/** The moments of a finding, appended to a sentence. */
const at = ({ moments }: FindingFigures, lead: string) => (moments ? `, ${lead} ${moments}` : '');
/** The passage to practise with. */
const passage = ({ strongest }: FindingFigures) =>
  strongest ? `die Stelle bei ${strongest}` : 'einen Absatz Ihres Textes';

const one = '1';
const are = (value: string) => (value === one ? 'ist' : 'sind');
const counted = (value: string, single: string, several: string) => `${value} ${value === one ? single : several}`;

/** Dative. */
const pace: Readonly<Partial<Record<Figures['unit'], string>>> = {
  words_per_minute: 'Wörtern je Minute',
  syllables_per_second: 'Silben in der Sekunde',
};

/** Names the weakest side of the movement. */
const moved =
  (what: string) =>
  ({ score, best }: Readonly<{ score: string; best: string }>) =>
    `Ihre Bewegung erreicht ${score} von ${best} Punkten, und am meisten kostet dabei, dass ${what}.`;

export const germanWords: CoachWords = {
  opening: {
    whole: ({ duration, score, best }) =>
      `Ihr Vortrag von ${duration} Minuten erreicht insgesamt ${score} von ${best} Punkten, und jede Zahl in dieser Rückmeldung wurde an Ihrer Aufnahme gemessen.`,
    sound: ({ duration, score, best }) =>
      `Ihr Vortrag von ${duration} Minuten erreicht einen Klangwert von ${score} von ${best} Punkten: Gemessen wurde nur der Klang, über die Worte sagt dieser Wert nichts.`,
  },
  silence: ({ duration }) =>
    `In den ${duration} Minuten dieser Aufnahme war keine Sprache zu finden, deshalb gibt es weder Punkte noch Hinweise. Prüfen Sie vor der nächsten Aufnahme, ob das richtige Mikrofon gewählt und nicht stummgeschaltet ist, und ob die Anzeige ausschlägt, damit nicht wieder ${duration} Minuten leer bleiben.`,
  withheld: {
    too_short: ({ measured, needed }) =>
      `Diese Aufnahme ist mit ${measured} s zu kurz für einen Gesamtwert, der mindestens ${needed} s braucht. Was sich messen ließ, steht bei den Teilen; sprechen Sie beim nächsten Mal etwas länger.`,
    too_little_voice: ({ measured, needed }) =>
      `In dieser Aufnahme sind ${measured} s Sprache mit Stimme zu hören, und ein Gesamtwert braucht ${needed} s. Was sich messen ließ, steht bei den Teilen; sprechen Sie beim nächsten Mal länger und mit voller Stimme, denn Flüstern zählt nicht.`,
    too_few_parts: ({ measured, needed }) =>
      `Von den Teilen des Werts ließen sich ${measured} messen, und ein Gesamtwert braucht ${needed}. Warum die anderen fehlen, steht bei den Teilen.`,
    not_speech: () =>
      'Diese Aufnahme klingt nicht nach einem Menschen, der allein spricht, deshalb gibt es keinen Gesamtwert und keine Hinweise. Prüfen Sie, ob es die richtige Datei ist und ob das Mikrofon die Stimme aufnimmt und nicht Musik oder Geräusche.',
  },
  good: {
    pitch: ({ value, from, to }) =>
      `Ihre Stimmmelodie ist lebendig: Die Tonhöhe bewegt sich um ${value} um ihre Mitte, und gut sind ${from} bis ${to}.`,
    volume: ({ value, from, to, aspect }) =>
      aspect === 'emphasis'
        ? `Sie betonen, was wichtig ist: Zwischen betonten und unbetonten Silben liegen ${value} Dezibel, und ab ${from} ist das gut.`
        : aspect === 'ends'
          ? `Ihre Sätze tragen bis zum Schluss, denn an ihrem Ende fehlen nur ${value} Dezibel, und bis zu ${to} ist das natürlich.`
          : `Sie führen Ihre Stimme gleichmäßig: Von Satz zu Satz schwankt die Lautstärke um ${value} Dezibel, und bis zu ${to} fallen nicht auf.`,
    pauses: ({ value, from, to }) =>
      `Ihre Pausen geben Zeit zum Mitdenken: Gemessen ${value === one ? 'wurde' : 'wurden'} ${value} je Minute, und gut sind ${from} bis ${to}.`,
    speech_speed: ({ value, from, to, unit }) =>
      `Ihrem Tempo von ${value} ${pace[unit]} kann man gut folgen, denn empfohlen werden ${from} bis ${to}.`,
    filler_words: ({ value, to }) =>
      value === '0'
        ? `Füllwörter waren keine zu hören, und selbst ${to} je Minute würden niemanden stören.`
        : `Ihre Füllwörter fallen nicht auf, denn es ${are(value)} ${value} je Minute, und bis zu ${to} stören niemanden.`,
    repetition: ({ value, to }) =>
      value === '0'
        ? `Sie wiederholen sich nicht, und selbst ${to} Mal je Minute bliebe unauffällig.`
        : `Sie wiederholen sich selten, nämlich ${value} Mal je Minute, wo bis zu ${to} Mal unauffällig bleibt.`,
    speech_clarity: ({ value, from }) =>
      `Sie sprechen deutlich: Die Spracherkennung war sich Ihrer Wörter im Mittel zu ${value} sicher, und ab ${from} ist das gut.`,
    sentiment: ({ value, from }) =>
      `Der Ton Ihrer Worte trägt den Vortrag, denn er liegt bei ${value}, und ab ${from} gilt er als sachlich oder freundlich.`,
  },
  nearest: ({ part, value, score }) =>
    `Am nächsten am guten Bereich liegt ${part} mit ${value}, was ${counted(score, 'Punkt', 'Punkte')} ergibt und eine Grundlage für alles Weitere ist.`,
  partNames: {
    pitch: 'die Stimmmelodie',
    volume: 'die Führung der Lautstärke in Dezibel',
    pauses: 'die Zahl der Pausen je Minute',
    speech_speed: 'das Tempo',
    filler_words: 'die Zahl der Füllwörter je Minute',
    repetition: 'die Zahl der Wiederholungen je Minute',
    speech_clarity: 'die Deutlichkeit',
    sentiment: 'der Ton der Worte',
  },
  finding: {
    pitch_monotone: (f) =>
      `Ihre Stimme bleibt oft auf einer Höhe: Die Tonhöhe bewegt sich nur um ${f.value} um ihre Mitte, gut sind ${f.from} bis ${f.to}${at(f, 'und am gleichförmigsten klingt es bei')}.`,
    pitch_restless: (f) =>
      `Ihre Stimme springt stark: Die Tonhöhe bewegt sich um ${f.value} um ihre Mitte, gut sind ${f.from} bis ${f.to}${at(f, 'und am unruhigsten klingt es bei')}.`,
    too_quiet: (f) =>
      `Die Aufnahme ist leise: Im Mittel erreicht Ihre Stimme ${f.value} der Skala, gut sind ${f.from} bis ${f.to}${at(f, 'und am leisesten ist es bei')}.`,
    too_loud: (f) =>
      `Die Aufnahme ist sehr laut: Im Mittel erreicht Ihre Stimme ${f.value} der Skala, gut sind ${f.from} bis ${f.to}${at(f, 'und am lautesten ist es bei')}.`,
    pauses_too_few: (f) =>
      f.value === '0'
        ? `Es gibt keine Pause: Stille von mehr als ${f.breakSeconds} Sekunde kommt kaum vor, gut sind ${f.from} bis ${f.to} Pausen je Minute${at(f, 'und am längsten reden Sie ohne Pause ab')}.`
        : `Es gibt wenige Pausen: Stille ab ${f.pauseSeconds} Sekunden ganz und ab ${f.breakSeconds} zum Teil gezählt, ${are(f.value)} es ${f.value} je Minute, gut sind ${f.from} bis ${f.to}${at(f, 'und am längsten reden Sie ohne Pause ab')}.`,
    pauses_too_many: (f) =>
      `Der Faden reißt häufig: Stille ab ${f.pauseSeconds} Sekunden ganz und ab ${f.breakSeconds} zum Teil gezählt, sind es ${f.value} Pausen je Minute, gut sind ${f.from} bis ${f.to}${at(f, 'und am dichtesten liegen sie bei')}.`,
    silences_too_long: (f) =>
      `Manche Stille ist zu lang: Die längste dauert ${f.value} Sekunden, und ab ${f.longSilence} Sekunden fragt man sich, ob es weitergeht${at(f, 'so bei')}.`,
    pauses_misplaced: (f) =>
      `Viele Pausen stehen mitten im Satz: Insgesamt ${are(f.value)} es ${f.value} je Minute, und sie wirken am besten, wo ein Satz endet${at(f, 'am meisten reißt es bei')}.`,
    too_slow: (f) =>
      `Sie sprechen langsam: Ihr Tempo liegt im Mittel bei ${f.value} ${pace[f.unit]}, gut sind ${f.from} bis ${f.to}${at(f, 'und am langsamsten geht es voran bei')}.`,
    too_fast: (f) =>
      `Sie sprechen schnell: Ihr Tempo liegt im Mittel bei ${f.value} ${pace[f.unit]}, gut sind ${f.from} bis ${f.to}${at(f, 'und am schnellsten ist es bei')}.`,
    fillers: (f) =>
      `Füllwörter lenken ab: Es ${are(f.value)} ${f.value} je Minute, bis zu ${f.to} fallen nicht auf${at(f, 'und am dichtesten stehen sie bei')}.`,
    repetition: (f) =>
      `Manches sagen Sie mehrfach: ${counted(f.value, 'Wiederholung', 'Wiederholungen')} je Minute ${are(f.value)} es, bis zu ${f.to} fallen nicht auf${at(f, 'und am häufigsten hört man es bei')}.`,
    unclear: (f) =>
      `Manches ist schwer zu verstehen: Die Spracherkennung war sich der Wörter im Mittel nur zu ${f.value} sicher, gut ist es ab ${f.from}${at(f, 'und am undeutlichsten ist es bei')}.`,
    volume_uneven: (f) =>
      `Ihre Lautstärke schwankt stark: Von Satz zu Satz sind es ${f.value} Dezibel, bis zu ${f.to} fallen nicht auf${at(f, 'und am weitesten weg ist sie bei')}.`,
    volume_fades: (f) =>
      `Ihre Sätze verklingen: An ihrem Ende ist die Stimme um ${f.value} Dezibel leiser als davor, bis zu ${f.to} klingt es natürlich${at(f, 'und am meisten fehlt bei')}.`,
    volume_flat: (f) =>
      `Kein Wort hebt sich heraus: Zwischen betonten und unbetonten Silben liegen ${f.value} Dezibel, gut ist es ab ${f.from}${at(f, 'und am flachsten klingt es bei')}.`,
    negative: (f) =>
      `Der Ton der Worte ist eher negativ: Er liegt bei ${f.value}, ab ${f.from} wirkt er sachlich oder freundlich${at(f, 'und am deutlichsten wird das bei')}.`,
  },
  movement: {
    none: ({ score, best }) =>
      `Auch ohne Ton überzeugen Sie: Ihre Bewegung erreicht ${score} von ${best} Punkten, denn Blick, Hände, Kopf und Stand liegen im guten Bereich.`,
    gaze_one_third: moved('ein Teil des Publikums kaum einen Blick bekommt'),
    gaze_away: moved('Sie selten ins Publikum sehen'),
    hands_still: moved('Ihre Hände ruhen'),
    hands_restless: moved('Ihre Hände unruhig sind'),
    hands_hidden: moved('Ihre Hände oft nicht zu sehen sind'),
    head_restless: moved('sich Ihr Kopf ständig wendet'),
    swaying: moved('Sie schwanken'),
    pacing: moved('Sie hin und her laufen'),
  },
  cost: ({ cost, best }) =>
    `Allein das zu verbessern, brächte ${counted(cost, 'Punkt', 'Punkte')} auf der Skala bis ${best}.`,
  exercise: {
    exaggerate_melody: (f) =>
      `Als Übung für das nächste Mal lesen Sie ${passage(f)} laut vor, als erzählten Sie ein Märchen, heben in jedem Satz das wichtigste Wort heraus und hören danach, ob mehr als ${f.value} an Bewegung darin ist.`,
    land_on_full_stops: (f) =>
      `Als Übung für das nächste Mal sprechen Sie ${passage(f)} noch einmal, lassen die Stimme an jedem Punkt ruhig sinken und bleiben dazwischen auf einer Linie, bis die Bewegung von ${f.value} näher an ${f.to} kommt.`,
    speak_to_the_last_row: (f) =>
      `Als Übung für das nächste Mal rücken Sie näher ans Mikrofon, sprechen ${passage(f)} zu einer gedachten letzten Reihe und achten darauf, dass die Anzeige deutlich über ${f.value} steht.`,
    step_back: (f) =>
      `Als Übung für das nächste Mal gehen Sie einen Schritt vom Mikrofon zurück oder stellen es unempfindlicher, sprechen ${passage(f)} noch einmal entspannt und vergleichen die Anzeige mit ${f.value}.`,
    pause_after_sentence: (f) =>
      `Als Übung für das nächste Mal sprechen Sie ${passage(f)} noch einmal, schließen nach jedem wichtigen Satz den Mund, atmen ein und zählen still bis ${f.pauseSeconds}, bevor Sie weiterreden.`,
    pause_at_full_stops: (f) =>
      `Als Übung für das nächste Mal lesen Sie ${passage(f)} laut vor und halten nur dort ${f.pauseSeconds} Sekunden an, wo im Text ein Punkt steht.`,
    know_the_next_sentence: (f) =>
      `Als Übung für das nächste Mal schreiben Sie für jeden Abschnitt nur den ersten Satz auf und sprechen ${passage(f)} damit noch einmal, bis weniger als ${f.value} Pausen je Minute übrig sind.`,
    sum_up_when_stuck: (f) =>
      `Als Übung für das nächste Mal sprechen Sie ${passage(f)} noch einmal und fassen, sobald der Faden reißt, den letzten Gedanken in einem Satz zusammen, damit die Stille von ${f.value} Sekunden unter ${f.longSilence} bleibt.`,
    retell_until_it_flows: (f) =>
      `Als Übung für das nächste Mal erzählen Sie ${passage(f)} frei nach Stichworten, gleich noch einmal und dann ein weiteres Mal, bis die Sätze von selbst kommen und das Tempo über ${f.value} ${pace[f.unit]} liegt.`,
    halve_the_key_sentence: (f) =>
      `Als Übung für das nächste Mal suchen Sie den wichtigsten Satz um ${f.strongest ?? 'die Mitte'}, sprechen ihn halb so schnell wie gewohnt, lassen ihn wirken und halten danach ein Tempo unter ${f.value} ${pace[f.unit]}.`,
    silence_for_filler: (f) =>
      `Als Übung für das nächste Mal sprechen Sie ${passage(f)} noch einmal und schließen immer dann den Mund, wenn ein Füllwort kommen will: Stille klingt sicherer als ${counted(f.value, 'Füllwort', 'Füllwörter')} je Minute.`,
    one_thought_once: (f) =>
      `Als Übung für das nächste Mal schreiben Sie den Gedanken um ${f.strongest ?? 'die Mitte'} in einem einzigen Satz auf, sprechen ihn genau so und gehen sofort zum nächsten, damit aus ${counted(f.value, 'Wiederholung', 'Wiederholungen')} je Minute weniger wird.`,
    articulate_in_a_whisper: (f) =>
      `Als Übung für das nächste Mal flüstern Sie ${passage(f)} so deutlich, dass man es von den Lippen lesen kann, sprechen danach mit Stimme und prüfen, ob die Erkennung sicherer ist als ${f.value}.`,
    keep_the_distance: (f) =>
      `Als Übung für das nächste Mal stellen Sie sich so hin, dass der Abstand zum Mikrofon gleich bleibt, sprechen ${passage(f)} noch einmal und halten die Anzeige ruhig, bis weniger als ${f.value} Dezibel Schwankung übrig sind.`,
    carry_to_the_full_stop: (f) =>
      `Als Übung für das nächste Mal sprechen Sie ${passage(f)} noch einmal, atmen vor jedem Satz ein und tragen die Stimme bis zum letzten Wort, als wäre es das wichtigste, bis weniger als ${f.value} Dezibel verloren gehen.`,
    stress_one_word: (f) =>
      `Als Übung für das nächste Mal unterstreichen Sie um ${f.strongest ?? 'die Mitte'} in jedem Satz ein Wort, sprechen es deutlich lauter als die anderen und hören, ob mehr als ${f.value} Dezibel dazwischen liegen.`,
    say_what_helps: (f) =>
      `Als Übung für das nächste Mal setzen Sie hinter jedes Problem um ${f.strongest ?? 'die Mitte'} einen Satz, der sagt, was hilft und wer es tut, und hören, ob der Ton über ${f.value} steigt.`,
  },
  keepOn: {
    whole: ({ score, best }) =>
      `Als Übung für das nächste Mal halten Sie denselben Vortrag vor einem Menschen, der das Thema nicht kennt, und lassen ihn danach erzählen, was hängen blieb, denn an ${score} von ${best} Punkten ist handwerklich nichts auszusetzen.`,
    partly: ({ score, best }) =>
      `Als Übung für das nächste Mal halten Sie denselben Vortrag vor einem Menschen, der das Thema nicht kennt, und lassen ihn danach erzählen, was hängen blieb, denn in den ${score} von ${best} Punkten steht nur, was sich messen ließ.`,
    sound: ({ score, best }) =>
      `Als Übung für das nächste Mal geben Sie dem Vortrag seinen Wortlaut, damit auch die Worte gemessen werden, denn die ${score} von ${best} Punkten gelten nur für den Klang.`,
  },
  more: [
    ({ wordCount, sentenceLength }) =>
      wordCount && sentenceLength
        ? `Sie haben ${counted(wordCount, 'Wort', 'Wörter')} gesprochen, und ein Satz hat im Mittel ${sentenceLength} davon.`
        : undefined,
    ({ averagePitch, semitones }) =>
      averagePitch && semitones
        ? `Ihre Stimme liegt im Mittel bei ${averagePitch} Hertz und bewegt sich um ${counted(semitones, 'Halbton', 'Halbtöne')}, was für sich weder gut noch schlecht ist.`
        : undefined,
    ({ lexicalVariety }) =>
      lexicalVariety ? `In Abschnitten von 50 Wörtern sind im Mittel ${lexicalVariety} davon verschieden.` : undefined,
    ({ articulationRate }) =>
      articulationRate
        ? `Während Sie sprechen, ${are(articulationRate)} es ${counted(articulationRate, 'Silbe', 'Silben')} in der Sekunde.`
        : undefined,
    ({ pauseCount, totalPauseTime, averagePauseTime }) =>
      pauseCount === one && totalPauseTime
        ? `Ihre einzige lange Pause dauert ${counted(totalPauseTime, 'Sekunde', 'Sekunden')}.`
        : totalPauseTime && averagePauseTime
          ? `Alle langen Pausen zusammen dauern ${totalPauseTime} Sekunden, eine einzelne im Mittel ${averagePauseTime}.`
          : undefined,
    ({ volumeSpread }) =>
      volumeSpread ? `Zwischen Ihren leisen und Ihren lauten Stellen liegen ${volumeSpread} Dezibel.` : undefined,
    ({ speechTime, duration }) =>
      speechTime && duration
        ? `Gesprochen haben Sie ${speechTime} von ${duration} Minuten, und der Rest war Stille zwischen den Wörtern.`
        : undefined,
    ({ signalToNoise }) =>
      signalToNoise
        ? `Ihre Stimme hebt sich um ${signalToNoise} Dezibel vom Geräusch des Raumes ab, und je mehr das ist, desto sicherer sind alle Messungen.`
        : undefined,
  ],
};

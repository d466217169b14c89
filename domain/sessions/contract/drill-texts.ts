type Text = Readonly<{ text: string /** Spoken ones, of the text once. */; syllables: number }>;
type Texts = Readonly<Record<'pace' | 'twister' | 'retell', Text>>;

/** Texts that are read in drills, by language. */
export const drillTexts: Readonly<Record<'de' | 'en', Texts>> = {
  de: {
    pace: {
      text: 'Wer langsam spricht, denkt mit. Wer hetzt, verliert die Leute im Raum. Nehmen Sie sich für jeden Satz so viel Zeit, wie er braucht. Am Ende steht ein Punkt. Dort atmen Sie ein. Dann kommt der nächste Gedanke, und er darf ruhig auf sich warten lassen. Niemand wird ungeduldig, der etwas zu hören bekommt, das es wert ist.',
      syllables: 85,
    },
    twister: {
      text: 'Zwischen zwei Zwetschgenzweigen zwitschern zwei Schwalben.',
      syllables: 14,
    },
    retell: {
      text: 'Ein Bäcker bemerkte, dass seine Kunden am Nachmittag ausblieben. Er fragte nach und hörte: Das Brot ist dann nicht mehr frisch. Also backte er von da an zweimal am Tag, aber jedes Mal nur die Hälfte. Er verkaufte nicht mehr Brot als vorher. Aber er warf keines mehr weg, und am Nachmittag standen die Leute wieder an.',
      syllables: 86,
    },
  },
  en: {
    pace: {
      text: 'If you speak slowly, people think along. If you rush, you lose the room. Give every sentence as much time as it needs. At the end there is a full stop. That is where you breathe in. Then comes the next thought, and it may keep us waiting. Nobody grows impatient with something that is worth hearing.',
      syllables: 75,
    },
    twister: {
      text: 'Six sleek swans swam swiftly southwards.',
      syllables: 8,
    },
    retell: {
      text: 'A baker noticed that his customers stayed away in the afternoon. He asked around and heard: by then the bread is no longer fresh. So from then on he baked twice a day, but only half as much each time. He did not sell more bread than before. But he threw none of it away, and in the afternoon people queued again.',
      syllables: 84,
    },
  },
};

/** How often a tongue twister is said. */
export const twisterTimes = 3;

export const wordsOf = (text: string): number => text.split(/\s+/).filter(Boolean).length;

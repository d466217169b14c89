/** A second set of examples, all written before the rules were tried on any of them. Every second example is held out. */
export const moreFillersDeTuning = `
Er rief: Halt, stehen bleiben!
Ne, das will ich nicht.
Herr Öhm leitet die Abteilung seit zwei Jahren.
[Ähm], Frau Öhm hat das anders gesehen.
„Ne“, sagte sie, „so geht das nicht.“
Das ist, [äh], nicht ganz einfach.
Genau so haben wir es gemacht.
[Also], ich fange mal an.
Ach so, also doch morgen.
Halt dich am Geländer fest, dann passiert nichts.
`;

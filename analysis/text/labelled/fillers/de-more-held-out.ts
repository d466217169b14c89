/** The held-out half of the examples in `de-more-tuning.ts`: no rule was tuned on them. */
export const moreFillersDeHeldOut = `
Sie schrie: Halt, da kommt ein Auto!
Ne, heute habe ich keine Zeit.
Der Aufsatz von Öhm erschien vor zehn Jahren.
Das hat, [ähm], Peter Öhm herausgefunden.
„Genau“, antwortete er, „das meine ich.“
[Hm], darüber muss ich nachdenken.
Eben noch schien die Sonne.
[Also] wir haben lange überlegt.
Eh wir gehen, schließen wir ab.
Macht an der Ecke halt und wartet auf uns.
`;

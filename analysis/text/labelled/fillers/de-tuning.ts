export const fillersDeTuning = `
[Äh] wir haben mit zwei Leuten angefangen.
Der zweite Punkt ist [ähm] etwas schwieriger.
Um sieben Uhr fahren wir los, um pünktlich da zu sein.
Es geht um die Frage, was das kostet.
[Also], das Ergebnis ist klar.
[Also] ich finde das gut.
Es regnete, also blieben wir zu Hause.
Es war spät. Also gingen wir heim.
Wir kommen später, also nach acht.
Das ist, [sag ich mal], eine mutige Idee. Das sag ich mal lieber nicht.
[Genau], dann kommen wir zum nächsten Punkt.
Das Gerät misst sehr genau, deshalb ist es teuer. Genau das wollte ich sagen.
Wir haben das eben besprochen. Der Boden ist eben, die Wand nicht.
Es ist, [eben], nicht so einfach.
Halt! Da fehlt noch eine Zahl.
Der Bus macht am Rathaus halt, dann geht es weiter. Das ist halt so.
das war (0.4) [halt] (0.3) eine andere Zeit
[Naja], so schlimm war es nicht.
Das kennt ihr alle, [ne]? Das ist ne gute Idee.
Wir hatten [quasi] (0.5) keine Wahl. Das Haus ist quasi fertig.
Das ist praktisch, weil man Zeit spart.
Wir waren, [praktisch], am Ende der Welt.
Das ist im Prinzip richtig. Das war, [im Prinzip], alles.
Man nimmt ein Glas [oder so], und füllt es mit Wasser.
So oder so, wir müssen handeln.
Irgendwie muss man ja anfangen. Ich war, [irgendwie], überrascht.
Eigentlich wollte ich Lehrer werden.
Der Eingang war [eigentlich] (0.4) auf der anderen Seite.
[Ähm] (0.6) wir sind [äh] wir sind heute hier, um zu feiern.
wir haben dann (0.5) [also] (0.3) wir haben dann alles verkauft
Das ist schön hier, [gell]?
[Hm], das weiß ich nicht. [Öhm] (0.5) vielleicht später.
Wir saßen [sozusagen] (0.3) zwischen den Stühlen.
Das weiß ich eh schon.
[Genau]. Und damit bin ich am Ende.
Die Uhr geht auf die Sekunde genau.
`;

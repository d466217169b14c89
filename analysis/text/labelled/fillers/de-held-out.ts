export const fillersDeHeldOut = `
[Ähm], guten Morgen und [äh] willkommen zur Versammlung.
Meine Schwester und ich [öh] haben den Hof gekauft.
Wir treffen uns um acht, um den Saal zu schmücken.
Der Weg führt um den See. Er kümmert sich um alles.
[Also], was haben wir daraus gelernt?
[Also] wir haben damals klein begonnen.
Die Tür war zu, also kletterte er durchs Fenster.
Der Zug fiel aus. Also nahmen wir das Rad.
Nächste Woche, also am Montag, ist geschlossen.
Der Garten ist, [sag ich mal], etwas wild.
[Genau], da war ich stehen geblieben.
Sie weiß genau, was sie will. Genau hier stand früher die Mühle.
Der Brief ist eben gekommen. Eine ebene Fläche ist besser.
Die Leute sind, [eben], verschieden.
Halt! Nicht so schnell.
Das Seil gibt uns halt, wenn es steil wird. Sie ist halt noch klein.
früher war das (0.5) [halt] (0.4) billiger
[Naja], am Ende hat es geklappt.
Ihr wart ja alle dabei, [ne]? Ich hab ne Frage.
Der Saal war [quasi] (0.4) leer. Sie ist quasi meine Tante.
Der Griff ist praktisch, denn man kann ihn drehen.
Das Dorf war, [praktisch], ohne Strom.
Im Prinzip stimmt die Rechnung. Die Regel ist, [im Prinzip], einfach.
Wir waren zehn Leute [oder so], und keiner hatte einen Schlüssel.
Ob man es so oder so sieht, das Geld fehlt.
Irgendwie ging es weiter. Der Ton klang, [irgendwie], fremd.
Eigentlich ist das ein alter Brauch.
Der Plan war [eigentlich] (0.5) ganz einfach.
[Äh] (0.4) der Herr [äh] der Herr Nachbar war zuerst da.
wir sind los (0.6) [also] (0.4) wir wollten los
Ihr habt heute viel gelernt, [gell]?
[Mhm], so kann man es sehen. [Hm] (0.4) wo fange ich an?
Er war [sozusagen] (0.4) der Vater des Vereins.
Da kann man eh nichts machen.
[Genau]. Kommen wir zum Schluss.
Wir haben alles genau gemessen.
Ich habe [ehm] drei Kinder und, [äh], einen Hund.
`;

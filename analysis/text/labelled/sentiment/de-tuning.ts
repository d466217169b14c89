export const sentimentDeTuning = `
positive | Unser neues Büro ist hell, ruhig und sehr gemütlich.
positive | Dank eurer Hilfe war die Einführung ein großer Erfolg.
positive | Ich bin stolz auf das, was diese Klasse geschafft hat.
positive | Das Essen war köstlich, und alle haben bis Mitternacht getanzt.
positive | Sie ist der gütigste Mensch, den ich kenne.
positive | Der Umsatz ist um ein Drittel gewachsen, und die Kunden lieben das neue Modell.
positive | Wir freuen uns sehr über die neue Sporthalle.
positive | Wir haben das Problem endlich gelöst.
positive | Seit dem Frühjahr gibt es nur noch halb so viele Beschwerden.
positive | Das war ein wunderschöner Abend mit guten Freunden.
positive negation | Der Film war gar nicht schlecht.
positive negation | An diesem Plan ist nichts falsch.
positive negation | Niemand hat sich über die lange Fahrt beschwert.
positive negation | Der Umzug verlief ohne Probleme.
positive negation | Vor dem Gespräch müsst ihr keine Angst haben.
positive negation | Ich bereue diese Entscheidung nicht.
negative | Die alte Maschine ist langsam, laut und ständig kaputt.
negative | Im März haben wir unseren größten Kunden verloren.
negative | Ich bin enttäuscht von der schlechten Qualität der Lieferung.
negative | Viele Jugendliche fühlen sich einsam und müde.
negative | Die Verspätung hat uns viel Geld gekostet, und das Team ist frustriert.
negative | Leider kann meine Großmutter heute nicht hier sein.
negative | Es war eine furchtbare Woche für alle im Projekt.
negative | Die Besprechung war reine Zeitverschwendung.
negative | Der Lärm in der Kantine ist unerträglich.
negative negation | Das Ergebnis ist nicht gut.
negative negation | Mir gefällt das neue Logo nicht.
negative negation | Die neuen Regeln helfen niemandem.
negative negation | Unsere Besucher waren mit den Zimmern nicht glücklich.
negative negation | Die Idee überzeugt mich nicht.
negative negation | Es gibt keinen Grund zur Freude.
neutral | Die Sitzung beginnt um neun Uhr in Raum zwölf.
neutral | Wir haben drei Filialen im Norden und zwei im Süden.
neutral | Auf der nächsten Folie sehen Sie die Zahlen für jedes Quartal.
neutral | Das Brautpaar hat sich 2011 in einer Bibliothek kennengelernt.
neutral | In unserer Klasse sind sechsundzwanzig Schüler aus acht Ländern.
neutral | Der Landtag stimmt im November über den Haushalt ab.
neutral | Der Bericht hat sieben Kapitel und einen Anhang.
neutral | Die Gemeinde hat am Markt eine neue Ampel aufgestellt.
neutral | Ich möchte mit einem kurzen Überblick beginnen.
mixed | Das Hotel war schön, aber der Service war eine Katastrophe.
mixed | Ich liebe diese Schule, doch das Gebäude ist in einem schlimmen Zustand.
mixed | Wir haben den Auftrag gewonnen, obwohl die Verhandlungen quälend waren.
mixed | Das Programm ist leicht zu lernen, stürzt aber viel zu oft ab.
mixed | Der Abschied war traurig und das Fest trotzdem wunderbar.
mixed negation | Der Preis ist fair, aber die Qualität ist nicht gut.
`;

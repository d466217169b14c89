export const sentimentDeHeldOut = `
positive | Die Kinder waren begeistert, und das Wetter war perfekt.
positive | Ihr habt hervorragende Arbeit geleistet.
positive | Das ist der beste Kaffee der Stadt.
positive | Wir sind dankbar für den herzlichen Empfang.
positive | Mein Bruder hat eine wunderbare Frau und eine treue Freundin gefunden.
positive | Der Versuch hat alle beeindruckt, und die Nutzer finden die App klar und nützlich.
positive | Ich bin zuversichtlich, dass wir unser Ziel erreichen.
positive | Die neue Brücke macht den Schulweg sicherer.
positive | Die Wartezeit ist von zehn Tagen auf zwei gesunken.
positive | Die Ärzte haben die Krankheit besiegt.
positive negation | Über das Hotel kann ich nichts Schlechtes sagen.
positive negation | Die Prüfung war nicht schwierig.
positive negation | Am großen Tag ging nichts schief.
positive negation | Wir fürchten uns nicht vor dem Wandel.
positive negation | Sie lässt ihre Freunde nie im Stich.
positive negation | Die neue Fassung läuft ohne Fehler.
negative | Das Zimmer war kalt, schmutzig und viel zu klein.
negative | Die Kosten sind explodiert, und der Haushalt ist in Gefahr.
negative | Ich mache mir Sorgen um die Zukunft unseres Vereins.
negative | Der Vortrag war langweilig und schwer zu verstehen.
negative | Bei dem Unfall wurden drei Menschen verletzt.
negative | Er war unhöflich zu den Gästen und hat uns den Abend verdorben.
negative | Wir haben zu spät geliefert, und das tut mir leid.
negative | Im Januar ist schon wieder die Heizung ausgefallen.
negative | Viele Schüler verzweifeln an den Hausaufgaben.
negative negation | Ich mag die neue Farbe nicht.
negative negation | Der Kellner war nicht freundlich.
negative negation | Jetzt ist kein guter Zeitpunkt für eine Investition.
negative negation | Unsere Nachbarn helfen nie.
negative negation | Die zweite Fassung ist auch nicht besser.
negative negation | Mit dem Kompromiss war niemand zufrieden.
neutral | Der Kurs dauert sechs Wochen und endet mit einem schriftlichen Test.
neutral | Ich arbeite in der Buchhaltung einer kleinen Firma.
neutral | Das Rathaus liegt gegenüber dem Bahnhof.
neutral | Zuerst messen wir die Länge, dann die Breite.
neutral | 2019 ist die Firma in ein anderes Gebäude gezogen.
neutral | Die Trauung ist um drei, das Abendessen um sieben.
neutral | Wir verkaufen Fahrräder, Helme und Ersatzteile.
neutral | Für die Umfrage wurden vierhundert Menschen nach ihrem Weg zur Arbeit gefragt.
neutral | Die Bank am Marktplatz schließt um sechzehn Uhr.
neutral | Auf diesen Punkt komme ich gleich noch einmal zurück.
mixed | Das Konzert war fantastisch, aber die Stühle waren unbequem.
mixed | Ich habe die Reise genossen, obwohl der Flug schrecklich war.
mixed | Der neue Lehrer ist nett, aber langweilig.
mixed | Der Gewinn steigt, doch viele Mitarbeiter sind unzufrieden.
mixed | Wir haben das Spiel verloren, aber ich bewundere den Mut der Mannschaft.
mixed negation | Das Auto ist nicht billig, aber zuverlässig und bequem.
`;

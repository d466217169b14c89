export const sentimentTrapsDeHeldOut = `
negative negation | Die Stimmung im Saal war alles andere als gut.
negative negation | Von Zufriedenheit sind wir weit entfernt.
negative | Die Pünktlichkeit lässt sehr zu wünschen übrig.
negative negation | Von Freude kann keine Rede sein.
negative negation | Das Essen war nicht gerade lecker.
negative | Die schöne Aussicht war das Einzige, was uns blieb, und das war zu wenig.
negative | Vom Vertrauen der Kunden ist nichts mehr übrig.
positive | Die Furcht vor dem Scheitern ist weg.
positive | Unsere Zweifel sind verflogen.
positive | Die Probleme mit dem Server sind verschwunden.
positive | Die schwierige Zeit liegt hinter uns.
positive | Von Langeweile war keine Spur.
positive negation | Ich habe keine Angst mehr.
positive | Der Streit ist zum Glück vorbei.
positive | Der Gewinn ist um zehn Prozent gestiegen.
positive | Die Zahl der Besucher wächst jedes Jahr.
positive | Der Export hat kräftig zugelegt.
positive | Die Einnahmen haben sich verdoppelt.
negative | Die Kosten steigen immer weiter.
negative | Die Zahl der Einbrüche nimmt zu.
negative | Die Armut ist wieder gestiegen.
positive | Die Zahl der Verletzten ist gesunken.
negative | Die Nachfrage ist eingebrochen.
neutral | Zwei negative Ladungen stoßen einander ab.
neutral | Eine positive Zahl liegt rechts von der Null.
neutral | Das Ergebnis des Tests war negativ.
neutral | Die kritische Temperatur liegt bei 31 Grad.
neutral | Man unterscheidet positive und negative Rückkopplung.
neutral | Die Fehlergrenze beträgt zwei Millimeter.
neutral | Im besten Fall sind es drei Tage.
neutral | Die Schadenssumme steht im Vertrag.
neutral | Der Verlustvortrag wird im nächsten Jahr verrechnet.
`;

export const sentimentTrapsDeTuning = `
negative negation | Der Empfang war alles andere als freundlich.
negative negation | Das Ergebnis ist weit davon entfernt, gut zu sein.
negative | Der Service lässt zu wünschen übrig.
negative negation | Von einem Erfolg kann keine Rede sein.
negative negation | Die Präsentation war nicht gerade spannend.
negative | Gut gemeint ist eben nicht gut gemacht.
negative | Die Lösung war leider nur theoretisch gut.
negative | Von der Begeisterung ist nichts mehr übrig.
positive | Die Angst vor der Bühne ist weg.
positive | Der Ärger ist längst verflogen.
positive | Die Schmerzen sind verschwunden.
positive | Die Krise liegt hinter uns.
positive | Von Stress war keine Spur.
positive negation | Wir müssen uns nicht länger Sorgen machen.
positive | Endlich ist der Albtraum vorbei.
positive | Der Umsatz ist gestiegen.
positive | Die Zahl unserer Mitglieder wächst von Jahr zu Jahr.
positive | Die Verkäufe haben kräftig zugelegt.
negative | Die Mieten steigen schneller als die Löhne.
negative | Die Zahl der Unfälle nimmt zu.
negative | Die Arbeitslosigkeit ist gestiegen.
positive | Die Fehlerquote ist gesunken.
negative | Der Absatz ist eingebrochen.
neutral | Ein Elektron trägt eine negative Ladung.
neutral | Am positiven Pol fließt der Strom ab.
neutral | Der Test auf das Virus fiel positiv aus.
neutral | Das Vorzeichen der Zahl ist negativ.
neutral | Die kritische Masse beträgt zehn Kilogramm.
neutral | Der Tote Winkel liegt rechts hinter dem Wagen.
neutral | Die Gewinnschwelle berechnet man aus Kosten und Preis.
neutral | Im schlimmsten Fall dauert die Fahrt zwei Stunden.
neutral | Das Risiko wird in Prozent angegeben.
`;

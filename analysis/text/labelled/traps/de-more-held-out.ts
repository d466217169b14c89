/** The held-out half of the sentences in `de-more-tuning.ts`: no rule was tuned on them. */
export const moreSentimentDeHeldOut = `
positive | Der Konflikt zwischen den Abteilungen ist endlich gelöst.
positive | Unsere Befürchtungen haben sich als falsch erwiesen.
positive negation | Schöner hätte der Abend nicht enden können.
positive negation | An der Arbeit der Helfer gab es nichts auszusetzen.
negative negation | Mit diesem Ergebnis kann niemand zufrieden sein.
negative | Statt zu helfen, sahen alle nur zu.
negative | Nach dem Umbau funktioniert die Hälfte der Geräte nicht mehr.
negative negation | Diesen Kurs kann ich leider nicht empfehlen.
negative | Wir haben drei Monate Arbeit verloren.
positive | Das Publikum wollte gar nicht mehr aufhören zu klatschen.
positive negation | Zum Glück ist niemandem etwas passiert.
mixed | Der Film war zu lang, doch die Musik hat mich begeistert.
mixed | Obwohl das Wetter schlecht war, hatten wir viel Spaß.
neutral | Die Schadensmeldung füllt man online aus.
neutral | Im Kriegsmuseum hängen alte Karten.
neutral | Der Gewinn wird in der Bilanz ausgewiesen.
neutral | Am Freitag treffen wir uns um acht.
neutral | Das Formular hat vier Seiten und einen Anhang.
neutral | Ein Experte für Katastrophenschutz leitet den Lehrgang.
negative negation | Ich habe mich noch nie so gelangweilt.
`;

/** A second set of sentences, all written before the rules were tried on any of them. Every second sentence is held out. */
export const moreSentimentDeTuning = `
positive | Den alten Streit haben wir endlich beigelegt.
positive | Meine Sorgen waren unbegründet.
positive negation | Es hätte nicht besser laufen können.
positive negation | Über den Service kann ich nicht klagen.
negative negation | Von den Versprechen ist keines gehalten worden.
negative | Statt einer Lösung bekamen wir nur neue Ausreden.
negative | Am Ende fehlte uns das Geld für die Heizung.
negative negation | Ich würde dieses Hotel niemandem empfehlen.
negative | Der Zug kam wieder einmal zu spät.
positive | Die Kinder strahlten, als der Vorhang aufging.
positive negation | Niemand wurde bei dem Brand verletzt.
mixed | Das Zimmer war klein, aber die Aussicht traumhaft.
mixed | Trotz aller Schwierigkeiten haben wir das Ziel erreicht.
neutral | Die Beschwerdestelle ist im zweiten Stock.
neutral | Das Unfallprotokoll liegt in der Mappe.
neutral | Der Preis wird im November verliehen.
neutral | Die Sonne geht im Winter später auf.
neutral | Drei Personen haben sich für die Prüfung angemeldet.
neutral | Der Vortrag über Angststörungen beginnt um neun.
negative negation | So etwas darf nie wieder passieren.
`;

/** A third set, for tuning only, for the German errors that the second set had shown. */
export const thirdSentimentDeTuning = `
negative | Der Aufzug läuft seit Wochen nicht mehr.
negative | Die Heizung funktioniert im Winter nicht mehr richtig.
negative negation | Über diese Antwort konnte sich keiner freuen.
negative negation | Damit war am Ende niemand glücklich.
negative negation | So schlecht habe ich noch nie gegessen.
positive negation | So herzlich bin ich noch nie empfangen worden.
negative negation | Noch nie war ein Abend so langweilig.
positive negation | Noch nie habe ich so viel gelacht.
negative | Uns ist ein ganzes Jahr verloren gegangen.
negative | Statt zuzuhören, tippten alle auf ihren Handys.
negative | Keiner hat uns geholfen.
positive | Glücklicherweise ging alles gut aus.
positive negation | Zum Glück wurde niemand verletzt.
positive negation | Zum Glück hat es nicht gebrannt.
positive | Die Leute hörten gar nicht mehr auf zu jubeln.
positive negation | Besser könnte es kaum sein.
positive | Der Verdacht hat sich als falsch herausgestellt.
positive | Das Missverständnis ist endlich ausgeräumt.
mixed | Obwohl wir verloren haben, war die Stimmung großartig.
mixed | Das Essen war teuer, doch der Abend hat allen gefallen.
neutral | Der Verlust steht in der zweiten Spalte der Tabelle.
neutral | Die Expertin für Krisenmanagement kommt am Dienstag.
neutral | Der Kurs über Unfallverhütung dauert zwei Tage.
neutral | Im Friedensmuseum gibt es einen Lesesaal.
`;

/** Nouns by value; most also count as the last part of a compound: *Zeitverschwendung*. */
export const germanNouns: Readonly<Record<number, string>> = {
  3: `
    Begeisterung Durchbruch Erfolg Glück Höhepunkt Liebe Meisterleistung Meisterwerk Paradies Sieg Traumhochzeit
    Triumph Wunder`,
  2: `
    Achtung Anerkennung Applaus Aufmunterung Aufschwung Bereicherung Belohnung Beifall Bewunderung Chance Dank
    Dankbarkeit Ehre Ehrlichkeit Engagement Entlastung Entspannung Erholung Erleichterung Ermutigung Errungenschaft
    Fairness Fortschritt Freude Freund Freunde Freunden Freundin Freundinnen Freundlichkeit Freundschaft Frieden
    Fürsorge Geborgenheit Geduld Gelassenheit Genuss Gerechtigkeit Geschenk Gesundheit Gewinn Gewinner Glückwunsch
    Großzügigkeit Harmonie Heilung Heiterkeit Held Heldin Helden Herzlichkeit Hilfe Hilfsbereitschaft Hoffnung
    Höflichkeit Humor Inspiration Jubel Klarheit Komfort Kompliment Lächeln Lachen Lebensfreude Lebensqualität
    Leidenschaft Liebling Lob Loyalität Lösung Lust Motivation Mut Nutzen Optimismus Pluspunkt Pracht Rettung
    Respekt Rückhalt Schönheit Schatz Segen Sicherheit Solidarität Spaß Stärke Stolz Sympathie Talent Tapferkeit
    Toleranz Treue Trost Tugend Überzeugungskraft Unterstützung Verbesserung Vergnügen Verlässlichkeit Versöhnung
    Verständnis Vertrauen Vorbild Vorfreude Vorteil Wärme Wertschätzung Wohl Wohlbefinden Wohlstand Zufriedenheit
    Zusammenhalt Zuversicht Zuverlässigkeit Zuneigung`,
  [-2]: `
    Abbau Abbruch Ablehnung Absage Absturz Abneigung Abwertung Angst Ängste Angriff Anschlag Ärger Armut Ausfall
    Ausrede Ausschreitung Bedenken Bedrohung Belastung Beleidigung Beschwerde Beschwerden Betrug Beule Blamage Bruch
    Chaos Defekt Defizit Demütigung Diebstahl Diskriminierung Dreck Drohung Druck Durcheinander Egoismus Ekel
    Einbruch Einsamkeit Empörung Enge Engpass Entlassung Enttäuschung Erschöpfung Fehler Fehlschlag Feind
    Feindseligkeit Flaute Flop Flucht Frust Frustration Furcht Gefahr Gefährdung Geiz Gestank Gewalt Gier Gift
    Grauen Hass Hektik Hetze Hindernis Hunger Intoleranz Irrtum Jammer Kälte Klage Konflikt Konkurs Krach Kränkung
    Kriminalität Krankheit Krise Kritik Kummer Kündigung Lähmung Langeweile Leid Leiden Lücke Lüge Mangel Mängel
    Missbrauch Misserfolg Misstrauen Missstand Missstände Missverständnis Mobbing Mühe Müdigkeit Müll Nachteil Neid
    Niederlage Not Notlage Ohnmacht Opfer Panik Panne Pech Peinlichkeit Pessimismus Pfusch Plage Pleite Problem Qual
    Qualen Quatsch Rache Rassismus Risiko Risiken Rückgang Rückschlag Rückschritt Rückstand Ruin Schaden Schäden
    Scham Schande Scheitern Schikane Schimmel Schmerz Schmutz Schock Schrecken Schuld Schulden Schwäche
    Schwierigkeit Sinnlosigkeit Sorge Sorgen Skandal Stau Sterben Störung Strafe Strapaze Streit Stress Sturz Sucht
    Tadel Täuschung Terror Tiefpunkt Tränen Trauer Trauma Trennung Trümmer Überforderung Überlastung Übel Umweg
    Unfall Unfälle Ungeduld Ungerechtigkeit Unglück Unfairness Unordnung Unruhe Unsicherheit Unsinn Unwohlsein
    Unzufriedenheit Verachtung Verbot Verbrechen Verdacht Verfall Verlust Vernachlässigung Verrat Verschlechterung
    Verschmutzung Verschwendung Verspätung Versagen Verwirrung Verzögerung Verzweiflung Vorurteil Vorwurf Vorwürfe
    Wahnsinn Warnung Widerstand Wut Wunde Zerfall Zerstörung Zorn Zumutung Zusammenbruch Zwang Zweifel Lärm`,
  [-3]: `
    Albtraum Alptraum Debakel Desaster Elend Grausamkeit Hölle Katastrophe Krieg Massaker Mord Tod Tote Toten
    Todesfall Tragödie Verderben`,
};

/** Sixty-six plain words in four sentences, none of which is said three times. */
export const plainGerman = [
  'Der Fluss entspringt in den nördlichen Hügeln neben einer alten steinernen Brücke.',
  'Von dort wendet er sich nach Osten und fließt an drei kleinen Dörfern entlang, bevor er den langen See erreicht.',
  'Landwirte nutzen sein Wasser für Obstwiesen und winzige Gärten auf beiden Seiten des Ufers.',
  'Jedes Frühjahr öffnet die Stadt ein hölzernes Tor, durch das die Boote hinunter zum Hafen und seinem belebten Marktplatz fahren.',
].join(' ');

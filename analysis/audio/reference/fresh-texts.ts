/** Texts of test talks, by language. A key is the beginning of a voice's name in espeak-ng. */
export const freshTexts = {
  en: [
    'Every morning the ferry crosses the bay with bread, letters and a handful of sleepy students.',
    'Last winter the engine failed in the middle of a storm, and nobody on board could repair it.',
    'The captain asked everyone to sing, because singing people do not panic.',
    'Four hours later a fishing boat pulled us home.',
    'Since that night I have never complained about a late train.',
  ],
  de: [
    'Jeden Morgen bringt die Fähre Brot, Briefe und ein paar müde Schüler über die Bucht.',
    'Im letzten Winter fiel mitten im Sturm der Motor aus, und niemand an Bord konnte ihn reparieren.',
    'Der Kapitän bat alle zu singen, denn wer singt, gerät nicht in Panik.',
    'Vier Stunden später zog uns ein Fischerboot nach Hause.',
    'Seit dieser Nacht habe ich mich nie wieder über einen verspäteten Zug beschwert.',
  ],
} as const;

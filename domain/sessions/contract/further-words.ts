import type { Bilingual } from '#domain/kernel/bilingual.ts';

export const furtherHeading: Bilingual = { de: 'Weitere Messwerte', en: 'Further measurements' };

/** Measures besides the parts of the score. */
export const furtherWords = {
  averagePitch: { de: 'Mittlere Tonhöhe', en: 'Average pitch' },
  volumeSpread: { de: 'Spanne der Lautstärke', en: 'Range of volume' },
  totalPauseTime: { de: 'Pausen zusammen', en: 'Pauses in total' },
  speechRate: { de: 'Sprechrate', en: 'Speech rate' },
  articulationRate: { de: 'Artikulation ohne Pausen', en: 'Articulation without pauses' },
  signalToNoise: { de: 'Abstand zum Rauschen', en: 'Signal above noise' },
  wordCount: { de: 'Wörter', en: 'Words' },
  meanSentenceLength: { de: 'Mittlere Satzlänge', en: 'Mean sentence length' },
  lexicalVariety: { de: 'Verschiedene Wörter (von 50)', en: 'Different words (of 50)' },
  sentiment: { de: 'Stimmung der Sätze', en: 'Mood of the sentences' },
  keyWords: { de: 'Häufige Wörter', en: 'Frequent words' },
} satisfies Readonly<Record<string, Bilingual>>;

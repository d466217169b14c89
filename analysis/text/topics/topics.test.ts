import { expect, test } from 'vitest';
import { transcriptOf } from '../labelled/notation.ts';
import type { Locale } from '../words/locale.ts';
import { readSession } from '../words/read-session.ts';
import { keyPhrases } from './key-phrases.ts';
import { keyWords } from './key-words.ts';

function sessionOf(text: string, locale: Locale) {
  const { transcript, duration } = transcriptOf(text, locale);
  return readSession(transcript, { duration, gaps: [] });
}

const bees = `Today I speak about wild bees. Most wild bees live alone. A wild bee digs a nest in open soil, and open soil is rare in our town.
  The town council can help: it can leave open soil beside the road. Every garden can help the wild bees too.`;

const bienen = `Heute geht es um die Wildbiene. Die Wildbiene lebt allein. Sie gräbt ihr Nest in offenen Boden, und offener Boden ist selten in unserer Stadt.
  Der Stadtrat kann helfen: Er kann offenen Boden neben den Straßen lassen. Jeder Garten hilft den Wildbienen auch.`;

test('key phrases name the topics of the talk, each once', () => {
  expect(keyPhrases(sessionOf(bees, 'en'), []).slice(0, 2)).toEqual(['wild bees', 'open soil']);
  expect(keyPhrases(sessionOf(bienen, 'de'), []).slice(0, 2).sort()).toEqual(['Boden', 'Wildbiene']);
});

test('German key phrases are nouns with their attributes, no fragments of a sentence', () => {
  const text = `Heute kaufen Leute günstige Energie bei der lokalen Genossenschaft. Die lokale Genossenschaft baut Windräder neben den nördlichen Dörfern.
    Viele Leute wollen Windräder, und die lokale Genossenschaft wächst. Wir fördern Windräder, denn erneuerbare Energie hilft uns.`;
  const phrases = keyPhrases(sessionOf(text, 'de'), []);
  expect(phrases).toContain('lokale Genossenschaft');
  expect(phrases).toContain('Windräder');
  for (const fragment of ['kaufen', 'baut', 'fördern', 'wollen', 'wächst', 'nördlichen', 'lokalen'])
    expect(phrases.join(', ')).not.toContain(fragment);
});

test('key words count all forms of a word as one word', () => {
  expect(keyWords(sessionOf(bees, 'en'), []).slice(0, 2)).toEqual([
    { text: 'wild', count: 4 },
    { text: 'bees', count: 4 },
  ]);
  expect(keyWords(sessionOf(bienen, 'de'), [])).toContainEqual({ text: 'Wildbiene', count: 3 });
});

test('fillers are no topic', () => {
  const session = sessionOf('Basically, basically, basically, bees.', 'en');
  const fillers = [0, 1, 2].map((position) => ({ from: position, to: position }));
  expect(keyWords(session, fillers)).toEqual([{ text: 'bees', count: 1 }]);
});
